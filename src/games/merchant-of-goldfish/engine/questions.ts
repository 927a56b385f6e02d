import type { AnyQuestion } from '../../../kit/questions.ts'
import { HIGHEST } from '../content/index.ts'
import { enterHand } from './hand.ts'
import { ask, COLLECT, DECLINE } from './moves.ts'
import { giveCard, takeCard } from './passing.ts'
import { playOrPass } from './playing.ts'
import { refuse } from './refusals.ts'
import type { Goldfish, State } from './state.ts'
import { collect } from './trick.ts'

/** A trick is won: take one market card, or none. @rule GOL-28 */
const collectCard = ask<'decline' | 'collect'>({
  moves: ({ market }) => {
    const moves: (typeof DECLINE | (typeof COLLECT)[number])[] = [DECLINE]
    for (let value = 1; value <= HIGHEST; value++) if (market[value] > 0) moves.push(COLLECT[value])
    return moves
  },
  answers: {
    decline: { play: (state, seat, _move, ply) => collect(state, seat, 0, ply) },
    collect: {
      play: (state, seat, { value }, ply) => {
        enterHand(state, seat, value, 1)
        state.market[value]--
        collect(state, seat, value, ply)
      },
      refuse: (_state, _seat, { value }) => refuse('GOL-R13', 'not-in-market', { value }),
    },
  },
  other: () => refuse('GOL-28', 'collect-first'),
})

/** The question that is open. A switch: asked several times a ply, it is faster than a table. */
export function openQuestion({ phase }: Pick<State, 'phase'>): AnyQuestion<Goldfish> | null {
  switch (phase) {
    case 'turn':
      return playOrPass
    case 'give':
      return giveCard
    case 'take':
      return takeCard
    case 'collect':
      return collectCard
    case 'over':
      return null
  }
}
