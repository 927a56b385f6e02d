import type { Frozen, Seat } from '../../../kernel/game.ts'
import { defineGame } from '../../../kit/define-game.ts'
import type { AnyQuestion } from '../../../kit/questions.ts'
import { chooseCard, declare } from './choosing.ts'
import { draftOffer } from './drafting.ts'
import { invariants } from './faults.ts'
import { owing } from './final.ts'
import { reader } from './moves.ts'
import { codes } from './refusals.ts'
import { waitedFor } from './round.ts'
import { scores } from './scoring.ts'
import { setup } from './setup.ts'
import { shape } from './shape.ts'
import type { Mercadito, PhaseName, State } from './state.ts'
import { tradeOpenly } from './trading.ts'
import { determinize, redact, view } from './view.ts'

export { onTimeout } from './clock.ts'

/** The rule that says what is asked in each phase. */
const ASKED_BY: { readonly [phase in PhaseName]: string } = {
  choose: 'MTO-9',
  call: 'MTO-17',
  final: 'MTO-33',
  over: 'MTO-47',
}

/** Mercadito by CalixJumio: shop on a budget, fight over cards, trade at the end. */
export const game = defineGame<Mercadito>({
  id: 'mercadito',
  seats: [2, 4],
  options: {
    openMemory: [false, true],
  },
  setup,
  scores,
  actors: state => (state.phase === 'final' ? owing(state) : waitedFor(state)),
  // Everybody may act in the final phase; in the rounds, those who are not asked have no moves.
  asked: (state, seat) => (state.hands[seat] === undefined ? null : seat),
  moves: reader,
  question,
  refusals: {
    codes,
    over: 'MTO-47',
    notSeated: 'MTO-1',
    noSuchMove: ({ phase }) => ASKED_BY[phase],
    notAsked: 'MTO-1',
  },
  secrets: { view, redact, determinize },
  shape,
  invariants,
})

/** What is asked; in the final phase it depends on whether this seat has begun an offer. */
function question(state: Frozen<State>, seat: Seat): AnyQuestion<Mercadito> | null {
  switch (state.phase) {
    case 'choose':
      return chooseCard
    case 'call':
      return declare
    case 'final':
      return state.drafts[seat] === null ? tradeOpenly : draftOffer
    case 'over':
      return null
  }
}
