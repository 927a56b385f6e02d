import { GAMES } from '../src/games/index.ts'
import type { Game } from '../src/kernel/game.ts'
import { fitOptions, must } from '../src/kernel/match.ts'
import { Rng } from '../src/kernel/rng.ts'
import { systemClock } from '../src/server/clock.ts'
import { carryOut, type Course, opening } from '../src/server/domain/course.ts'
import { makeRoom } from '../src/server/tables/room/hub.ts'
import { freshLife, type TableRecord } from '../src/server/domain/record.ts'
import { welcome } from '../src/server/tables/room/room.ts'
import { makeTiming } from '../src/server/domain/timing.ts'
import type { BenchOptions, BenchResult } from './bench.ts'
import { type Contender, figure, race } from './measure.ts'

const SEED = 'be9c'.repeat(16)

/**
 * How long a server takes to open a table for a person in a seat: view, offers and everything that
 * happened, as one message. At the start of a game and at the end of a random one.
 */
export async function run({ seconds }: BenchOptions): Promise<BenchResult> {
  const games = await Promise.all(GAMES.map(entry => entry.load()))
  const pairs = games.map(({ game }) => {
    const record = recordOf(game)
    const course = played(game, record)
    return {
      id: game.id,
      plies: course.log.length,
      record,
      game,
      courses: [opening(game, record), course],
    }
  })
  const rates = race(
    pairs.flatMap(({ id, game, record, courses }) =>
      courses.map(course => openings(id, game, record, course)),
    ),
    seconds / 4,
  )
  const tables = pairs.map(({ id, plies }, at) => {
    const [start, end] = rates.slice(2 * at, 2 * at + 2).map(({ median }) => 1000 / median)
    return { id, plies, start, end, ratio: end / start }
  })
  const text = [
    'Opening a table: milliseconds of processor time at its start and at its end, and their ratio',
    '',
    ...tables.map(
      ({ id, plies, start, end, ratio }) =>
        `  ${`${id}, ${plies} plies`.padEnd(36)}${[start, end, ratio].map(value => value.toFixed(2).padStart(10)).join('')}`,
    ),
    '',
    `  at the end, slowest: ${figure(Math.max(...tables.map(({ end }) => end)))} ms`,
    '',
  ].join('\n')
  return { text, figures: { tables } }
}

/** A table with as many people as the game allows. */
function recordOf(game: Game): TableRecord {
  const [, seats] = game.seats
  const options = must(fitOptions(game, seats, {}))
  return {
    id: 'bench',
    game: game.id,
    version: game.version,
    newerRules: null,
    options,
    seed: SEED,
    host: 'p0',
    listed: false,
    status: 'running',
    chairs: Array.from({ length: seats }, (_, seat) => ({
      kind: 'person',
      round: 0,
      user: `p${seat}`,
      name: 'p',
    })),
    actors: [0],
    ranks: null,
    time: { kind: 'none' },
    clocks: [],
    dueAt: null,
    life: freshLife(false),
    draw: null,
    createdAt: 0,
    updatedAt: 0,
  }
}

/** A whole match of random moves. */
function played(game: Game, record: TableRecord): Course {
  const rng = Rng.from(1)
  let course = opening(game, record)
  for (
    let [seat] = game.actors(course.match.state);
    seat !== undefined;
    [seat] = game.actors(course.match.state)
  ) {
    const done = carryOut(course, seat, [rng.pick(game.legal(course.match.state, seat))], 'key', 0)
    if (!done.ok) throw new Error(done.why)
    course = done.course
  }
  return course
}

/** Opens the table for the first seat, as if nobody had looked before. */
function openings(name: string, game: Game, record: TableRecord, course: Course): Contender {
  const house = { clock: systemClock, timing: makeTiming(systemClock) }
  return {
    name,
    portion() {
      welcome(makeRoom(house, game, record, course), {
        user: 'p0',
        seat: null,
        seq: 0,
        visible: true,
        send() {},
        leave() {},
      })
      return 1
    },
  }
}
