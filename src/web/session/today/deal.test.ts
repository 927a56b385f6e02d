import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { findGame, GAMES } from '../../../games/index.ts'
import type { Game } from '../../../kernel/game.ts'
import { hasDeal } from '../../../kit/day.ts'
import type { GameEntry } from '../../../kit/game-entry.ts'
import { keptHere } from '../../storage.fixture.ts'
import { storage } from '../../storage.ts'
import { type LocalChair, todayShelf } from '../local/local-record.ts'
import { dayAt, dealOf, keptDeal, noonOf } from './deal.ts'
import {
  daysInARow,
  type DayResult,
  dayResult,
  dayResults,
  keepDayResult,
  resultOf,
} from './results.ts'

beforeEach(() => {
  keptHere()
  storage.remove('today')
})

const DAY = '2026-11-29'

test.each(GAMES)(
  '$meta.id: everybody gets the same deal on a day, and another on the next',
  async entry => {
    const loaded = await entry.load()
    const { chronicle, chairs, noHints } = dealOf(loaded, entry, DAY)
    expect(dealOf(loaded, entry, DAY)).toMatchObject({ chronicle, chairs })
    expect(dealOf(loaded, entry, '2026-11-30').chronicle.seed).not.toBe(chronicle.seed)
    expect(chairs[0]).toBe('me')
    expect(new Set(chairs.slice(1))).toEqual(new Set(['medium']))
    expect(noHints).toBe(true)
  },
)

const entryOf = (id: string): GameEntry => {
  const entry = findGame(id)
  if (!entry) throw new Error(`There is no ${id}.`)
  return entry
}

test('a set of printed values that a server prefers changes no deal of the day', async () => {
  const entry = entryOf('merchants-cove')
  const loaded = await entry.load()
  const sets = loaded.contentSets
  const [former] = sets?.former ?? []
  if (!sets || former === undefined) throw new Error('The Cove has no other set.')
  const before = dealOf(loaded, entry, DAY)
  // What is on offer is on offer to all who have loaded the game.
  onTestFinished(() => void vi.resetModules())
  sets.prefer(former)
  expect(dealOf(loaded, entry, DAY).chronicle).toEqual(before.chronicle)
})

test('the shelf has the deal of one day, not another’s', async () => {
  const entry = entryOf('mercado')
  const loaded = await entry.load()
  const { game } = loaded
  const deal = dealOf(loaded, entry, DAY)
  todayShelf.save(game.id, deal)
  expect(keptDeal(game.id, DAY)?.chronicle).toEqual(deal.chronicle)
  expect(keptDeal(game.id, '2026-11-30')).toBe(null)
})

test.each([
  [
    'mercado',
    [
      [12, 3],
      [15, 0],
    ],
    { place: 2, players: 2, points: 12 },
  ],
  ['merchant-of-goldfish', [[-1], [-2], [-3]], { place: 1, players: 3, points: null }],
  ['aztec-market', [[9], [4], [9], [4]], { place: 1, players: 2, points: 9 }],
])('how I did in %s: my place, of so many sides, with my points', (id, scores, expected) => {
  const chairs = scores.map((_, seat) => (seat === 0 ? 'me' : 'medium') as LocalChair)
  const game = { id, scores: () => scores } as unknown as Game
  expect(resultOf(game, DAY, {}, { chairs })).toEqual({ day: DAY, game: id, ...expected })
})

test('a day with a deal is one of the calendar, from the first that had one', () => {
  expect(hasDeal(dayAt(Date.now()))).toBe(true)
  const none = ['2027-02-29', '2026-13-01', '29-11-2026', 'today', '', '1999-01-01', '2026-11-28']
  expect(
    [...none, '2026-12-1', '+022026-12-01', '2026-11-31', '2100-02-29'].filter(hasDeal),
  ).toEqual([])
  expect(['2026-11-29', '2028-02-29', '2400-02-29', '2026-12-31'].every(hasDeal)).toBe(true)
  expect(dayAt(noonOf('2026-03-01', -1))).toBe('2026-02-28')
})

const result = (day: string, more: Partial<DayResult> = {}): DayResult => ({
  day,
  game: 'mercado',
  place: 2,
  players: 2,
  points: 14,
  ...more,
})

test('the first result of a game and day is kept, a later one is not', () => {
  keepDayResult(result(DAY))
  keepDayResult(result(DAY, { place: 1 }))
  keepDayResult(result(DAY, { game: 'mercadito', place: 1 }))
  expect(dayResult('mercado', DAY)?.place).toBe(2)
  expect(dayResults()).toHaveLength(2)
})

test('days in a row end today or yesterday, and one without a game breaks them', () => {
  expect(daysInARow(DAY)).toBe(0)
  for (const day of ['2026-11-25', '2026-11-27', '2026-11-28']) keepDayResult(result(day))
  expect(daysInARow(DAY)).toBe(2)
  keepDayResult(result(DAY))
  expect(daysInARow(DAY)).toBe(3)
  expect(daysInARow('2026-12-01')).toBe(0)
})

test('what cannot be read is no result', () => {
  keptHere({ 'tianguis:today': '{"broken"' })
  expect(dayResults()).toEqual([])
})
