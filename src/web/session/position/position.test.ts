import { describe, expect, test, vi } from 'vitest'
import type { Verdict } from '../../../bots/review/work.ts'
import { GAMES } from '../../../games/index.ts'
import { game as fish } from '../../../games/merchant-of-goldfish/engine/index.ts'
import type { Game } from '../../../kernel/game.ts'
import { same } from '../../../kernel/json.ts'
import { begin, chronicle, type Match, must, replay, submit } from '../../../kernel/match.ts'
import { seenFrom } from '../../../kernel/perspective.ts'
import { Rng } from '../../../kernel/rng.ts'
import { carriedOn } from '../../../kit/play.fixture.ts'
import { again } from '../local/local-table.ts'
import { askedIn, imagined, playedOn, truePosition } from './position.ts'
import { packed, type Puzzle, unpacked } from './puzzle-link.ts'
import { puzzleSession } from './puzzle-session.ts'

const games = await Promise.all(
  GAMES.map(async entry => ({ id: entry.meta.id, game: (await entry.load()).game })),
)

const goldfish: Game = fish

/** A match of all seats, played by chance. */
function played(game: Game, plies: number): Match {
  const rng = Rng.from(plies)
  return carriedOn(must(begin(game, game.seats[1], {}, 'abc')), offers => rng.pick(offers), plies)
}

const puzzleFrom = (game: Game, plies: number): Puzzle => {
  const { state, options } = played(game, plies)
  const [seat = 0] = game.actors(state)
  return { game: game.id, version: game.version, options, seat, view: game.view(state, seat) }
}

describe.each(games)('a moment of $id', ({ game }) => {
  test.each([0, 7, 60])('after %i plies is found again as it truly was, and played on', plies => {
    const match = played(game, plies + 20)
    const then = must(replay(game, chronicle(match), plies))
    const shown = { eyes: 'all' as const, actor: 0 }
    const { view } = seenFrom(game, then.state, 'all', 0)
    const position = truePosition(game, chronicle(match), plies, { ...shown, view })
    expect(position?.state).toEqual(then.state)
    if (!position) throw new Error('no position')
    const me = askedIn(game, position, null) ?? 0
    const record = playedOn(game, position, me, { seed: 'ff', now: 5 })
    if (!record) throw new Error('nothing to play')
    expect(record.chairs[me]).toBe('me')
    // It is kept as JSON, and goes on after loading.
    const table = again(game, JSON.parse(JSON.stringify(record)), me)
    expect(table?.match.state).toEqual(then.state)
    const [actor = 0] = game.actors(then.state)
    const [move] = game.legal(then.state, actor)
    expect(table && submit(table.match, actor, move)).toMatchObject({ ok: true })
  })

  test('where the log does not lead to what is shown, it is not taken for true', () => {
    const match = played(game, 30)
    const { view } = seenFrom(game, match.state, 'all', 0)
    const shown = { view, eyes: 'all' as const, actor: 0 }
    expect(truePosition(game, chronicle(match), 3, shown)).toBeNull()
  })

  test('imagined, it looks the same to its seat whatever the others hide', () => {
    const match = played(game, 25)
    const [seat = 0] = game.actors(match.state)
    const view = game.view(match.state, seat)
    for (const chance of [1, 2, 3]) {
      const position = imagined(game, view, match.options, Rng.from(chance))
      expect(position && same(game.view(position.state, seat), view)).toBe(true)
    }
    expect(imagined(game, { nothing: 1 }, {}, Rng.from(1))).toBeNull()
  })

  test('a puzzle link carries the view of its seat there and back', async () => {
    const puzzle = puzzleFrom(game, 25)
    const link = await packed(puzzle)
    expect(link).toMatch(/^p1\.[\w-]+$/)
    expect(link.length).toBeLessThan(8000)
    expect(await unpacked(link)).toEqual(JSON.parse(JSON.stringify(puzzle)))
    expect(puzzleSession({ game, now: () => 0, judge: async () => null }, puzzle)).not.toBeNull()
  })
})

test.each(['', 'p1.', 'p1.!!', 'p2.abcd', 'p1.q1bKLCpRslJQSi1JVNJRSkksSQRSRgZGpkqxALvsCFs'])(
  'a damaged link, "%s", is no puzzle',
  async link => expect(await unpacked(link)).toBeNull(),
)

test('a link with a number by which a page would make up millions of pieces is given up', async () => {
  const puzzle = puzzleFrom(goldfish, 5)
  for (const sizes of [[30_000_000], { of: -1e9 }])
    expect(await unpacked(await packed({ ...puzzle, view: { ...puzzle.view, sizes } }))).toBeNull()
})

test('a link that unpacks to far too much is given up', async () => {
  const bomb = { ...puzzleFrom(goldfish, 5), view: { fish: 'x'.repeat(2_000_000) } }
  expect(await unpacked(await packed(bomb))).toBeNull()
})

test.each<[string, (puzzle: Puzzle) => Puzzle]>([
  ['other rules', puzzle => ({ ...puzzle, version: 99 })],
  ['a seat that is not asked', puzzle => ({ ...puzzle, seat: (puzzle.seat + 1) % 6 })],
  ['a seat that is not there', puzzle => ({ ...puzzle, seat: 17 })],
  ['a view of nothing', puzzle => ({ ...puzzle, view: {} })],
  ['a view that was changed', puzzle => ({ ...puzzle, view: { ...puzzle.view, more: 1 } })],
])('%s makes no puzzle', (_, change) => {
  const world = { game: goldfish, now: () => 0, judge: async () => null }
  expect(puzzleSession(world, change(puzzleFrom(goldfish, 5)))).toBeNull()
})

test('one move is judged, by what its seat sees; then nothing more can be played', async () => {
  const puzzle = puzzleFrom(goldfish, 5)
  const verdict: Verdict = {
    best: { type: 'pass' },
    cost: 0.1,
    doubt: 0.01,
    reasons: [],
  }
  const judge = vi.fn<() => Promise<Verdict>>(async () => verdict)
  const session = puzzleSession({ game: goldfish, now: () => 0, judge }, puzzle)
  expect(session?.noHints).toBe(true)
  if (!session) throw new Error('no puzzle')
  const offers: number[] = []
  session.watch(({ moment }) => offers.push(moment?.offers.length ?? 0))
  const [move] = goldfish.legal(imaginedState(puzzle), puzzle.seat)
  if (!move) throw new Error('no move')
  expect(await session.choose([{ type: 'nonsense' }])).toMatchObject({ why: 'illegal' })
  expect(judge).not.toHaveBeenCalled()
  expect(await session.choose([move])).toBeNull()
  expect(judge).toHaveBeenCalledWith(expect.objectContaining({ seat: puzzle.seat, move }))
  expect(judge.mock.lastCall).toEqual([expect.objectContaining({ view: puzzle.view })])
  await expect.poll(() => session.solving.value).toEqual({ phase: 'judged', move, verdict })
  expect(await session.choose([move])).toMatchObject({ why: 'over' })
  expect(offers.at(-1)).toBe(0)
})

function imaginedState(puzzle: Puzzle) {
  const position = imagined(goldfish, puzzle.view, puzzle.options, Rng.from(1))
  if (!position) throw new Error('no position')
  return position.state
}
