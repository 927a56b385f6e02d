import { defineGame } from '../../../kit/define-game.ts'
import { noSuchStart, oneAtATime } from '../../../kit/seats.ts'
import { meta } from '../meta.ts'
import { scores } from './ending.ts'
import { invariants, shape } from './faults.ts'
import { reader } from './moves.ts'
import { openQuestion } from './questions.ts'
import { codes, refuse } from './refusals.ts'
import { setup } from './setup.ts'
import type { Goldfish, State } from './state.ts'
import { determinize, redact, view } from './view.ts'

/** What the others did in so many plies tells what they hold: about the last ten rounds of four. */
const MEMORY = 200

/** Merchant of Goldfish by Hisashi Hayashi: shed your hand, swap at the market. */
export const game = defineGame<Goldfish>({
  meta,
  version: 1,
  options: {
    games: [1, 3],
    start: ['random', 0, 1, 2, 3, 4, 5],
    maxTurns: [2000, 1000, 500, 100, 0],
  },
  validateOptions: noSuchStart,
  setup,
  scores,
  ...oneAtATime<State>(({ phase, turn }) => (phase === 'over' ? null : turn)),
  moves: reader,
  question: openQuestion,
  refusalCodes: codes,
  refusals: {
    over: refuse('GOL-36', 'over'),
    noSuchMove: () => refuse('GOL-12', 'no-such-move'),
    notAsked: ({ sizes }, seat) =>
      sizes[seat] === 0 ? refuse('GOL-34', 'out') : refuse('GOL-11', 'not-your-turn'),
  },
  secrets: { view, redact, determinize, memory: MEMORY },
  shape,
  invariants,
})
