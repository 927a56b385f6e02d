import { defineGame } from '../../../kit/define-game.ts'
import { noSuchStart, oneAtATime } from '../../../kit/seats.ts'
import { meta } from '../meta.ts'
import { invariants, shape } from './faults.ts'
import { reader } from './moves.ts'
import { openQuestion } from './questions.ts'
import { codes, refuse } from './refusals.ts'
import { scores } from './scoring.ts'
import { setup } from './setup.ts'
import type { Aztec, State } from './state.ts'

/** The Aztec Market by Victor Melo: move the market, buy along your columns, please the king. */
export const game = defineGame<Aztec>({
  meta,
  version: 1,
  options: {
    removal: ['random', 'equal'],
    removed: [4, 0, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76],
    market: ['players', 'random'],
    start: ['random', 0, 1, 2, 3],
  },
  validateOptions: noSuchStart,
  setup,
  scores,
  ...oneAtATime<State>(({ phase, turn }) => (phase === 'over' ? null : turn)),
  moves: reader,
  question: openQuestion,
  refusalCodes: codes,
  refusals: {
    over: refuse('AZT-53', 'over'),
    noSuchMove: () => refuse('AZT-63', 'no-such-move'),
    notAsked: () => refuse('AZT-62', 'not-your-turn'),
  },
  // Nobody knows anything that another seat does not. The order of the draws and the tokens removed
  // at random are nowhere in the state, because nobody knows them.
  secrets: 'none',
  shape,
  invariants,
})
