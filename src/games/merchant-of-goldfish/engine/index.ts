import { defineGame } from '../../../kit/define-game.ts'
import { inTurn, noSuchStart } from '../../../kit/seats.ts'
import { scores } from './ending.ts'
import { invariants, shape } from './faults.ts'
import { reader } from './moves.ts'
import { openQuestion } from './questions.ts'
import { codes, refuse } from './refusals.ts'
import { setup } from './setup.ts'
import type { Goldfish } from './state.ts'
import { determinize, redact, view } from './view.ts'

/** What the others did in so many plies tells what they hold: about the last ten rounds of four. */
const MEMORY = 200

/** Merchant of Goldfish by Hisashi Hayashi: shed your hand, swap at the market. */
export const game = defineGame<Goldfish>({
  id: 'merchant-of-goldfish',
  seats: [2, 6],
  options: {
    games: [1, 3],
    start: ['random', 0, 1, 2, 3, 4, 5],
    maxTurns: [2000, 1000, 500, 100, 0],
  },
  validateOptions: noSuchStart,
  setup,
  scores,
  ...inTurn,
  moves: reader,
  question: openQuestion,
  refusals: {
    codes,
    over: 'GOL-36',
    noSuchMove: 'GOL-12',
    notAsked: ({ sizes }, seat) => (sizes[seat] === 0 ? refuse('GOL-34', 'out') : 'GOL-11'),
  },
  secrets: { view, redact, determinize, memory: MEMORY },
  shape,
  invariants,
})
