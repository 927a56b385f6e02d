import { type Knowledge, knowledgeFor } from '../src/bots/knowledge.ts'
import { search } from '../src/bots/search.ts'
import { GAMES } from '../src/games/index.ts'
import { game as goldfish } from '../src/games/merchant-of-goldfish/engine/index.ts'
import { stream } from '../src/kernel/chance.ts'
import type { Game } from '../src/kernel/game.ts'
import { clone } from '../src/kernel/json.ts'
import { fitOptions, must } from '../src/kernel/match.ts'
import { Rng } from '../src/kernel/rng.ts'
import { range } from '../src/kit/moves.ts'
import type { BenchOptions, BenchResult } from './bench.ts'
import { type Contender, figure, race } from './measure.ts'
import { peerSearch } from './peers/boardgame-io-search.ts'
import { VERSION } from './peers/boardgame-io.ts'

/** Iterations of one portion: about one answer of the level `easy`. */
const ITERATIONS = 100
/** Decisions by the rule bot between the opening and the position measured as "middle". */
const MIDDLE = 40

/** Seats of the comparison with the peer. */
const SEATS = 4

/**
 * How many iterations of its search a bot does in a second, from the opening and from the middle of
 * a game; and those of boardgame.io's bot in the same game, which sees all hands and stops its
 * playouts after 50 moves.
 */
export async function run({ seconds }: BenchOptions): Promise<BenchResult> {
  const games = await Promise.all(GAMES.map(entry => entry.load()))
  const contenders = await Promise.all(
    games.map(async ({ game }) => searches(game, await knowledgeFor(game))),
  )
  const rates = race(contenders.flat(), seconds / 4)
  const [ours, theirs] = race(
    [await opening(goldfish, SEATS), peerSearch('theirs', SEATS)],
    seconds,
  )
  const ratio = ours.median / theirs.median
  const text = [
    'Search: iterations a second of processor time, median of five rounds',
    '',
    ...rates.map(({ name, median }) => line(name, median)),
    '',
    `Merchant of Goldfish, ${SEATS} players, from the opening, by turns in one run`,
    line('Tianguis', ours.median),
    line(`boardgame.io ${VERSION}`, theirs.median),
    line('ratio', ratio),
    '',
  ].join('\n')
  return {
    text,
    figures: {
      search: rates,
      peer: { name: 'boardgame.io', version: VERSION, ours, theirs, ratio },
    },
  }
}

const line = (name: string, value: number) => `  ${name.padEnd(44)}${figure(value).padStart(10)}`

async function opening(game: Game, seats: number): Promise<Contender> {
  const knowledge = await knowledgeFor(game)
  return contender('ours', game, knowledge, position(game, knowledge, seats, 0))
}

function searches(game: Game, knowledge: Knowledge): Contender[] {
  return range(...game.seats).flatMap(seats =>
    Object.entries({ opening: 0, middle: MIDDLE }).map(([moment, decisions]) =>
      contender(
        `${game.id}, ${seats} players, ${moment}`,
        game,
        knowledge,
        position(game, knowledge, seats, decisions),
      ),
    ),
  )
}

/**
 * A position with a choice, this many decisions after the deal; in a shorter game the last such
 * position.
 */
function position(game: Game, { insight }: Knowledge, seats: number, decisions: number): object {
  const options = must(fitOptions(game, seats, {}))
  const state = game.setup(seats, options, stream('be9c', 1))
  const table = { rng: Rng.from(seats), emit() {} }
  let last = clone(state)
  for (let ply = 0; ; ply++) {
    const [seat] = game.actors(state)
    if (seat === undefined) return last
    const moves = game.legal(state, seat)
    if (moves.length > 1) last = clone(state)
    if (ply >= decisions && moves.length > 1) return last
    game.play(
      state,
      seat,
      moves.length === 1 ? moves[0] : insight.choose(state, seat, moves, table.rng),
      table,
    )
  }
}

function contender(name: string, game: Game, knowledge: Knowledge, state: object): Contender {
  const seat = game.actors(state)[0]
  const [view, offers, rng] = [game.view(state, seat), game.legal(state, seat), Rng.from(1)]
  const budget = { ms: Infinity, iterations: ITERATIONS }
  return {
    name,
    portion() {
      search({ game, seat, view, offers, rng, now: () => 0 }, knowledge, budget)
      return ITERATIONS
    },
  }
}
