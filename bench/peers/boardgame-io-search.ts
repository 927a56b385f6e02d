import { createRequire } from 'node:module'
import type * as Ai from 'boardgame.io/ai'
import { game } from '../../src/games/merchant-of-goldfish/engine/index.ts'
import { stream } from '../../src/kernel/chance.ts'
import { fitOptions, must } from '../../src/kernel/match.ts'
import type { Contender } from '../measure.ts'
import { goldfish } from './boardgame-io-goldfish.ts'
import { Peer } from './boardgame-io.ts'

const { MCTSBot } = createRequire(import.meta.url)('boardgame.io/ai') as typeof Ai

/** Iterations a portion: some tenths of a second. */
const ITERATIONS = 50
/** Its default. */
const PLAYOUT_DEPTH = 50

/**
 * boardgame.io's own tree search on fresh deals of Goldfish; it sees all cards and plays each
 * playout 50 moves deep.
 */
export function peerSearch(name: string, seats: number): Contender {
  const peer = new Peer(goldfish)
  const enumerate = goldfish.ai?.enumerate ?? (() => [])
  const bot = new MCTSBot({
    game: goldfish,
    enumerate,
    iterations: ITERATIONS,
    playoutDepth: PLAYOUT_DEPTH,
    seed: '1',
  })
  const options = must(fitOptions(game, seats, { start: 0 }))
  let deal = 0
  return {
    name,
    portion() {
      const state = peer.begin(seats, game.setup(seats, options, stream('5ea7', deal++)))
      // It thinks within this call; its choice does not matter.
      void bot.play(state, state.ctx.currentPlayer)
      return ITERATIONS
    },
  }
}
