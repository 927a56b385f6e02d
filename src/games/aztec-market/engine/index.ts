import { defineGame } from '../../../kit/define-game.ts'
import { inTurn, noSuchStart } from '../../../kit/seats.ts'
import { invariants, shape } from './faults.ts'
import { reader } from './moves.ts'
import { openQuestion } from './questions.ts'
import { codes } from './refusals.ts'
import { scores } from './scoring.ts'
import { setup } from './setup.ts'
import type { Aztec } from './state.ts'

/** The Aztec Market by Victor Melo: move the market, buy along your columns, please the king. */
export const game = defineGame<Aztec>({
  id: 'aztec-market',
  seats: [2, 4],
  options: {
    removal: ['random', 'equal'],
    removed: [4, 0, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76],
    market: ['players', 'random'],
    start: ['random', 0, 1, 2, 3],
  },
  validateOptions: noSuchStart,
  setup,
  scores,
  ...inTurn,
  moves: reader,
  question: openQuestion,
  refusals: {
    codes,
    over: 'AZT-53',
    noSuchMove: 'AZT-63',
    notAsked: 'AZT-62',
  },
  // Nobody knows anything that another seat does not. The order of the draws and the tokens removed
  // at random are nowhere in the state, because nobody knows them.
  secrets: 'none',
  shape,
  invariants,
})
