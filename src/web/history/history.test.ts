import { afterEach, expect, test } from 'vitest'
import type { LocalHistory, Played } from '../../protocol/local-history.ts'
import { keptHere } from '../storage.fixture.ts'
import { storage } from '../storage.ts'
import { keepGame, readHistory, withGame } from './history.ts'
import { game } from './played.fixture.ts'

afterEach(() => storage.remove('history'))

const NOTHING: LocalHistory = { latest: [], sums: {} }
const after = (...games: readonly Played[]) => games.reduce(withGame, NOTHING)

test('games are counted: played, won, best, longest streak, time', () => {
  const won = { rank: 1, points: 31 }
  const { sums } = after(game(1, won), game(2, won), game(3), game(4, { ...won, points: 25 }))
  expect(sums['mercado']).toMatchObject({ played: 4, won: 3, best: 31, time: 2_400_000 })
  expect(sums['mercado']).toMatchObject({ streak: 1, longest: 2 })
})

test('by number of players and company, in their order', () => {
  const { sums } = after(
    game(1),
    game(2, { players: 2, company: 'hard', rank: 1 }),
    game(3, { rank: 1 }),
    game(4, { players: 2, company: 'easy' }),
  )
  expect(sums['mercado']?.kinds).toEqual([
    { players: 2, company: 'easy', played: 1, won: 0 },
    { players: 2, company: 'hard', played: 1, won: 1 },
    { players: 3, company: 'easy', played: 2, won: 1 },
  ])
})

test('each game has its own sums; points below nothing are a best score too', () => {
  const { sums } = after(game(1, { points: -4 }), game(1, { game: 'mercadito', points: 9 }))
  expect([sums['mercado']?.best, sums['mercadito']?.best]).toEqual([-4, 9])
})

test('no game is counted twice', () => {
  const once = after(game(5))
  expect(withGame(once, game(5))).toBe(once)
})

test('the oldest games are dropped, their sums stay', () => {
  const { latest, sums } = after(...Array.from({ length: 75 }, (_, at) => game(at + 1)))
  expect(latest).toHaveLength(60)
  expect([latest[0]?.dealtAt, latest.at(-1)?.dealtAt]).toEqual([75, 16])
  expect(sums['mercado']?.played).toBe(75)
})

test('it is there after a reload', () => {
  const { entries } = keptHere()
  keepGame(game(1))
  keepGame(game(1))
  keptHere(Object.fromEntries(entries))
  expect(readHistory()).toEqual(after(game(1)))
})

test.each(['{"latest":', '"hello"', 'null', '{"latest":7}', '{"latest":[],"sums":3}'])(
  'what cannot be read is no history, and breaks nothing: %s',
  kept => {
    keptHere({ 'tianguis:history': kept })
    expect(readHistory()).toEqual(NOTHING)
  },
)
