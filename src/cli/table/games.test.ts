import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAMES } from '../../games/index.ts'
import { Rng } from '../../kernel/rng.ts'
import { type Reply, TableChild } from './child.fixture.ts'
import { daily } from '../../../test/deep.ts'

/**
 * Random games through the protocol, as an external program would play them: one child process for
 * all.
 */
let child: TableChild
beforeAll(async () => void (child = await TableChild.open()))
afterAll(() => child.end())

const GAME = 'merchant-of-goldfish'
const MANY = daily(12, 1000)

interface Move {
  readonly type: string
}

/**
 * Mostly a play where one is possible, else first the kind of move, then which: random games that
 * make progress.
 */
function choose(moves: readonly Move[], rng: Rng): Move {
  const types = [...new Set(moves.map(move => move.type))]
  const type = types.includes('play') && rng.below(4) > 0 ? 'play' : rng.pick(types)
  return rng.pick(moves.filter(move => move.type === type))
}

/**
 * Plays many games at once to their ends: all their questions in one batch, all their moves in the
 * next.
 */
async function playOut(opened: readonly Reply[], rng: Rng): Promise<number> {
  let plies = 0
  let running = opened.map(({ table, actors }) => ({ table, seat: actors[0] as number }))
  while (running.length > 0) {
    const offers = await child.askAll(
      running.map(({ table, seat }) => ({ do: 'legal', table, seat })),
    )
    const plays = running.map((game, i) => ({
      do: 'play',
      ...game,
      move: choose(offers[i].moves, rng),
    }))
    const replies = await child.askAll(plays)
    plies += replies.length
    expect(replies.find(reply => !reply.ok)).toBeUndefined()
    running = running
      .map(({ table }, i) => ({ table, seat: replies[i].actors[0] as number }))
      .filter(({ seat }) => seat !== undefined)
  }
  return plies
}

function openAll(count: number): Promise<Reply[]> {
  const requests = Array.from({ length: count }, (_, i) => ({
    do: 'open',
    game: GAME,
    seats: 2 + (i % 5),
    seed: i.toString(16),
  }))
  return child.askAll(requests)
}

test('what a seat may imagine looks to it like its table, and is played on by itself', async () => {
  const { games } = await child.ask({ do: 'hello' })
  const drawn: object[] = []
  for (const { id, seats } of games) {
    const { table, actors } = await child.ask({ do: 'open', game: id, seats: seats[1], seed: '2a' })
    let seat = actors[0] as number
    for (let ply = 0; ply < 20; ply++) {
      const { moves } = await child.ask({ do: 'legal', table, seat })
      const played = await child.ask({ do: 'play', table, seat, move: moves[ply % moves.length] })
      seat = played.actors[0] as number
    }
    const asked = (seed: string) => child.ask({ do: 'determinize', table, seat, seed })
    const worlds = [await asked('1'), await asked('1'), await asked('2')]
    expect(worlds.every(({ ok, ply }) => ok && ply === 0)).toBe(true)
    const answers = (verb: string, fields: object) =>
      child.askAll(
        [{ table }, ...worlds].map(world => ({ do: verb, table: world.table, ...fields })),
      )
    const views = await answers('view', { viewer: seat })
    expect(views.map(({ view }) => view)).toEqual(Array(4).fill(views[0].view))
    const legal = await answers('legal', { seat })
    expect(legal.map(({ moves }) => moves)).toEqual(Array(4).fill(legal[0].moves))
    const [real, one, again, other] = (await answers('state', {})).map(({ state }) => state)
    expect(one).toEqual(again)
    // In some games the future is hidden, and nothing that is there.
    if (id === GAME) drawn.push(real, one, other)
    await playOut(worlds, Rng.from(1))
    const after = await child.ask({ do: 'view', table, viewer: seat })
    expect(after.view).toEqual(views[0].view)
  }
  expect(new Set(drawn.map(state => JSON.stringify(state))).size).toBe(3)
})

test(`${MANY} random games play to their ends`, { timeout: 180_000 }, async () => {
  const opened = await openAll(MANY)
  const halves = [opened.slice(0, MANY / 2), opened.slice(MANY / 2)]
  const plies = await Promise.all(halves.map((half, i) => playOut(half, Rng.from(i))))
  expect(plies[0] + plies[1]).toBeGreaterThan(100 * MANY)
  const scores = await child.askAll(opened.map(({ table }) => ({ do: 'scores', table })))
  for (const { over, ranks } of scores) {
    expect(over).toBe(true)
    expect(ranks.toSorted()).toEqual(ranks.map((_: number, i: number) => i + 1))
  }
  const closed = await child.askAll(opened.map(({ table }) => ({ do: 'close', table })))
  expect(closed.every(reply => reply.ok)).toBe(true)
})

/** A few random plies at one table, then its chronicle and state. */
async function played(seed: string, moves: number, game = GAME) {
  const rng = Rng.from(7)
  const { table, actors } = await child.ask({ do: 'open', game, seats: 4, seed })
  let seat = actors[0] as number
  for (let i = 0; i < moves; i++) {
    const offers = await child.ask({ do: 'legal', table, seat })
    const reply = await child.ask({ do: 'play', table, seat, move: choose(offers.moves, rng) })
    seat = reply.actors[0]
  }
  const [{ chronicle }, { state }] = await child.askAll([
    { do: 'chronicle', table },
    { do: 'state', table },
  ])
  return { table, seat, chronicle, state }
}

test('the same seed and moves are the same game, another seed is another', async () => {
  const [one, two, other] = [
    await played('c0ffee', 40),
    await played('c0ffee', 40),
    await played('c0ffef', 40),
  ]
  expect(two.state).toEqual(one.state)
  expect(two.chronicle).toEqual(one.chronicle)
  expect(other.state).not.toEqual(one.state)
})

test('a chronicle replays to the same state, or to any ply before', async () => {
  const { chronicle, state } = await played('ab', 50)
  const { table, ply } = await child.ask({ do: 'replay', chronicle })
  expect(ply).toBe(50)
  expect((await child.ask({ do: 'state', table })).state).toEqual(state)
  const half = await child.ask({ do: 'replay', chronicle, plies: 25 })
  expect(half).toMatchObject({ ok: true, ply: 25 })
  const bent = { ...chronicle, log: [{ seat: 0, move: { type: 'decline' } }] }
  expect(await child.ask({ do: 'replay', chronicle: bent })).toMatchObject({
    ok: false,
    why: 'bad-chronicle',
  })
})

test.each(GAMES.map(({ meta }) => meta.id))(
  'a match of %s from a state replays too',
  async game => {
    const { state, seat } = await played('1', 30, game)
    const { table } = await child.ask({ do: 'open', game, state, seed: '2' })
    const { moves } = await child.ask({ do: 'legal', table, seat })
    await child.ask({ do: 'play', table, seat, move: moves[0] })
    const { chronicle } = await child.ask({ do: 'chronicle', table })
    const again = await child.ask({ do: 'replay', chronicle })
    const [first, second] = await child.askAll(
      [table, again.table].map(id => ({ do: 'state', table: id })),
    )
    expect(second.state).toEqual(first.state)
  },
)

test('a bot of any level, or given a time, suggests a legal move; replies stay in order', async () => {
  const { table, seat } = await played('5', 20)
  const { moves } = await child.ask({ do: 'legal', table, seat })
  const asked = ['random', 'greedy', 'easy', 'medium', 'mcts:50'].map(level => ({ level }))
  const requests = [...asked, { ms: 20 }].map((how, id) => ({
    id,
    do: 'suggest',
    table,
    seat,
    ...how,
  }))
  const replies = await child.askAll([...requests, { id: 'last', do: 'hello' }])
  expect(replies.map(reply => reply.id)).toEqual([0, 1, 2, 3, 4, 5, 'last'])
  for (const { ok, move, considered } of replies.slice(0, -1)) {
    expect(ok).toBe(true)
    expect(moves).toContainEqual(move)
    for (const look of considered) expect(moves).toContainEqual(look.move)
  }
  const wrong = await child.askAll([
    { do: 'suggest', table, seat: (seat + 1) % 4, level: 'greedy' },
    { do: 'suggest', table, seat, level: 'genius' },
    { do: 'suggest', table, seat },
    { do: 'suggest', table, seat, ms: -1 },
  ])
  expect(wrong.map(reply => reply.why)).toEqual([
    'not-your-turn',
    'bad-level',
    'missing-field',
    'bad-field',
  ])
})
