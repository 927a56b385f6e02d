import { expect, test } from 'vitest'
import { GAMES } from '../../../games/index.ts'
import type { Game } from '../../../kernel/game.ts'
import { begin, chronicle, must } from '../../../kernel/match.ts'
import { ranks } from '../../../kernel/rank.ts'
import { Rng } from '../../../kernel/rng.ts'
import { carriedOn } from '../../../kit/play.fixture.ts'
import { loadBoard } from '../../boards.ts'
import { courseOf, swingOf } from './course.ts'

/** A match at random, to its end or for so many moves. */
function played(game: Game, seats: number, plies: number) {
  const rng = Rng.from(3)
  return carriedOn(must(begin(game, seats, {}, 'c0ffee')), offers => rng.pick(offers), plies)
}

test.each(GAMES)('$meta.id: the course of a match leads to how it stands', async entry => {
  const { game } = await entry.load()
  const board = await loadBoard(entry.meta.id)
  const { text } = await entry.text('en')
  const match = played(game, game.seats[1], 160)
  const record = chronicle(match)
  const standing = (view: object) => board.score?.(view, text) ?? { what: '', counts: [] }
  const points = await courseOf(game, record, view => standing(view).counts)
  const last = standing(game.view(match.state, null, true))
  expect(last.what).not.toBe('')
  expect(points[0]?.ply).toBe(0)
  expect(points.at(-1)).toEqual({ ply: match.log.length, counts: last.counts })
  expect(last.counts).toHaveLength(game.seats[1])
  expect(points.length).toBeGreaterThan(3)
  expect(points.flatMap(point => point.counts).every(Number.isFinite)).toBe(true)
  expect(await courseOf(game, { ...record, version: 0 }, () => [])).toEqual([])
})

test.each(GAMES)('$meta.id: the lines of the result add up to what is told', async entry => {
  const { game } = await entry.load()
  const board = await loadBoard(entry.meta.id)
  const { text } = await entry.text('en')
  const match = played(game, game.seats[1], 5000)
  if (game.actors(match.state).length > 0 || !board.lines || !board.score) return
  const view = game.view(match.state, null)
  const lines = board.lines(view, text, [])
  const sums = game
    .scores(match.state)
    .map((_, seat) => lines.reduce((sum, { counts }) => sum + (counts[seat] ?? 0), 0))
  expect(sums).toEqual([...board.score(view, text).counts])
  expect(ranks(sums.map(sum => [sum]))[0]).toBeGreaterThan(0)
})

test('the page may have its turn after each move of a match that is played again', async () => {
  const [{ game }] = await Promise.all(GAMES.map(entry => entry.load()))
  let pauses = 0
  await courseOf(
    game,
    chronicle(played(game, 3, 60)),
    () => [],
    async () => void pauses++,
  )
  expect(pauses).toBe(60)
})

const points = [
  { ply: 0, counts: [0, 0, 0] },
  { ply: 3, counts: [4, 0, 0] },
  { ply: 5, counts: [4, 9, 0] },
  { ply: 8, counts: [4, 9, 8] },
  { ply: 9, counts: [4, 1, 8] },
]

test('a match turns with the move by which the winner took the lead for good', () => {
  const turned = swingOf(points, [2, 3, 1], false)
  expect(turned).toEqual({ ply: 9, seat: 1, from: 9, to: 1, kind: 'last' })
  const other = swingOf(points.slice(0, 4), [3, 1, 2], false)
  expect(other).toEqual({ ply: 5, seat: 1, from: 0, to: 9, kind: 'turned' })
})

test('who led from early on is shown by the greatest leap', () => {
  const early = [...points.slice(0, 2), { ply: 30, counts: [14, 0, 0] }]
  const leap = swingOf(early, [1, 2, 2], false)
  expect(leap).toEqual({ ply: 30, seat: 0, from: 4, to: 14, kind: 'leap' })
})

test('who was ahead all the time by one more at a time made no leap', () => {
  const steady = [1, 2, 3].map(n => ({ ply: n, counts: [n, 0] }))
  expect(swingOf(steady, [1, 2], false)).toBeNull()
})

test('where fewer is better, less is more', () => {
  expect(swingOf(points, [2, 1, 3], true)?.ply).toBe(9)
})

test('without a winner, or where nobody was ever ahead, nothing turned', () => {
  expect(swingOf(points, null, false)).toBeNull()
  expect(swingOf(points, [1, 1, 1], false)).toBeNull()
  expect(swingOf(points.slice(0, 1), [1, 2, 3], false)).toBeNull()
})
