import { game as goldfish } from '../src/games/merchant-of-goldfish/engine/index.ts'
import { GAMES } from '../src/games/index.ts'
import { stream } from '../src/kernel/chance.ts'
import type { Game } from '../src/kernel/game.ts'
import { fitOptions, must } from '../src/kernel/match.ts'
import { Rng } from '../src/kernel/rng.ts'
import { range } from '../src/kit/moves.ts'
import type { BenchOptions, BenchResult } from './bench.ts'
import { type Contender, figure, race } from './measure.ts'
import { goldfish as peerGoldfish } from './peers/boardgame-io-goldfish.ts'
import { Peer, VERSION } from './peers/boardgame-io.ts'

/** Seats of the comparison with the peer. */
const SEATS = 4

/**
 * How many random plies a second each engine plays, beside the same game in boardgame.io.
 */
export async function run({ seconds }: BenchOptions): Promise<BenchResult> {
  const [ours, theirs] = race([engine('ours', goldfish, SEATS), peer('theirs')], seconds)
  const games = await Promise.all(GAMES.map(entry => entry.load()))
  const contenders = games.flatMap(({ game }) =>
    range(...game.seats).map(seats => engine(nameOf(game, seats), game, seats)),
  )
  const engines = race(contenders, seconds / 2)
  const ratio = ours.median / theirs.median
  const text = [
    'Engines: random plies a second of processor time, median of five rounds',
    '',
    ...engines.map(({ name, median }) => line(name, median)),
    '',
    `Merchant of Goldfish, ${SEATS} players, the same deals by turns in one run`,
    line('Tianguis', ours.median),
    line(`boardgame.io ${VERSION}`, theirs.median),
    line('ratio', ratio),
    '',
  ].join('\n')
  return {
    text,
    figures: { engines, peer: { name: 'boardgame.io', version: VERSION, ours, theirs, ratio } },
  }
}

const nameOf = (game: Game, seats: number) => `${game.id}, ${seats} players`
const line = (name: string, value: number) => `  ${name.padEnd(36)}${figure(value).padStart(14)}`

/**
 * Our engine as searches and simulations use it: one game a portion, each move equally likely.
 */
function engine(name: string, game: Game, seats: number): Contender {
  const options = must(fitOptions(game, seats, {}))
  const rng = Rng.from(seats)
  const table = { rng, emit() {} }
  let deal = 0
  return {
    name,
    portion() {
      const state = game.setup(seats, options, stream('be9c', deal++))
      let plies = 0
      for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
        game.play(state, actors[0], rng.pick(game.legal(state, actors[0])), table)
        plies++
      }
      return plies
    },
  }
}

/** The same with boardgame.io: the game's own list of moves, and its reducer. */
function peer(name: string): Contender {
  const match = new Peer(peerGoldfish)
  const options = must(fitOptions(goldfish, SEATS, {}))
  const rng = Rng.from(SEATS)
  let deal = 0
  return {
    name,
    portion() {
      let state = match.begin(SEATS, goldfish.setup(SEATS, options, stream('be9c', deal++)))
      let plies = 0
      for (; state.ctx.gameover === undefined; plies++)
        state = match.play(state, rng.pick(match.choices(state)))
      return plies
    },
  }
}
