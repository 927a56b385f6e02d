import { expect, test } from 'vitest'
import { Rng } from '../../kernel/rng.ts'
import { type Deal, ratingsOf } from './elo.ts'

const TRUE = { greedy: 1000, medium: 1150, hard: 1400 } as const
type Name = keyof typeof TRUE
const ANCHOR = { player: 'greedy', elo: 1000 }

/** Deals as players of these ratings would play them, four duels each. */
function deals(one: Name, other: Name, count: number, seed: number): Deal[] {
  const rng = Rng.from(seed)
  const chance = 1 / (1 + 10 ** ((TRUE[other] - TRUE[one]) / 400))
  return Array.from({ length: count }, () =>
    Array.from({ length: 4 }, () => {
      const won = rng.unit() < chance ? 1 : 0
      return { one, other, won, weight: 1 }
    }),
  )
}

test('finds the ratings that results were made with, also of players who never met', () => {
  const all = [...deals('medium', 'greedy', 300, 1), ...deals('hard', 'medium', 300, 2)]
  const ratings = ratingsOf(all, ANCHOR)
  expect(ratings.map(({ player }) => player).toSorted()).toEqual(['greedy', 'hard', 'medium'])
  for (const { player, elo, low, high } of ratings) {
    const truth = TRUE[player as Name]
    expect(Math.abs(elo - truth)).toBeLessThan(60)
    expect(low).toBeLessThanOrEqual(elo)
    expect(high).toBeGreaterThanOrEqual(elo)
    expect(player === 'greedy' || high - low > 20).toBe(true)
  }
})

test('95 % intervals hold the truth nearly always, and narrow with more deals', () => {
  let held = 0
  for (let seed = 0; seed < 12; seed++) {
    const found = ratingsOf(deals('medium', 'greedy', 40, seed), ANCHOR).at(-1)
    if (found && found.low <= TRUE.medium && TRUE.medium <= found.high) held++
  }
  expect(held).toBeGreaterThanOrEqual(9)
  const width = (count: number) => {
    const found = ratingsOf(deals('medium', 'greedy', count, 3), ANCHOR).at(-1)
    return found ? found.high - found.low : 0
  }
  expect(width(400)).toBeLessThan(0.6 * width(40))
})

test('who always wins has a rating, and who has met nobody has none', () => {
  const always: Deal[] = [[{ one: 'hard', other: 'greedy', won: 9, weight: 9 }]]
  const strangers: Deal[] = [[{ one: 'a', other: 'b', won: 1, weight: 2 }]]
  const ratings = ratingsOf([...always, ...strangers], ANCHOR)
  expect(ratings.map(({ player }) => player)).toEqual(['greedy', 'hard'])
  expect(ratings[1]?.elo).toBeGreaterThan(1300)
  expect(ratings[1]?.elo).toBeLessThan(2500)
})
