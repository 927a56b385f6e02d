import { expect, test } from 'vitest'
import { Rng } from '../../kernel/rng.ts'
import { BEGINNER, MOST_OF_A_PAIR, rateMatch, reachOf, shownRating, type Skill } from './ratings.ts'

/*
 * What somebody gains by other accounts of theirs that lose on purpose, as often as pairs are rated,
 * each at an address of its own; and what people notice of it who play honestly.
 */

interface Player {
  skill: Skill
  /** Their rating as it is shown. */
  shown: number
  /** What decides who wins, of people who play honestly. */
  readonly strength: number
  readonly beaten: Set<Player>
}

const player = (strength = BEGINNER.mu): Player => {
  return { skill: BEGINNER, shown: shownRating(BEGINNER), strength, beaten: new Set() }
}
const players = (count: number, strength?: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => player(strength?.(index)))
const shownOf = ({ shown }: Player) => shown

/** `bounded`: as it is; otherwise as it was. */
function beat(winner: Player, loser: Player, bounded = true): void {
  winner.beaten.add(loser)
  const two = [winner, loser]
  const after = rateMatch([winner.skill, loser.skill], [1, 2])
  const reach = two.map(({ beaten }) => (bounded ? reachOf([...beaten].map(shownOf)) : undefined))
  for (const [index, each] of two.entries()) {
    each.skill = after[index] ?? each.skill
    each.shown = shownRating(each.skill, reach[index])
  }
}

/** What a farm does in one day, so that its first account rises. */
type Farm = (bounded: boolean) => { readonly main: Player; readonly day: () => void }

/** The accounts beat, from the bottom up, all that are `below` them. */
const farm =
  (count: number, below: (index: number) => readonly [from: number, to: number]): Farm =>
  bounded => {
    const all = players(count + 1)
    const day = () => {
      for (let round = 0; round < MOST_OF_A_PAIR; round++)
        for (const [index, winner] of [...all.entries()].toReversed())
          for (const loser of all.slice(...below(index))) beat(winner, loser, bounded)
    }
    return { main: all[0] ?? player(), day }
  }
const losers = (count: number) => farm(count, index => (index === 0 ? [1, count + 1] : [0, 0]))
/** Each beats all who come after it. */
const ladder = (count: number) => farm(count, index => [index + 1, count + 1])
/** Who is beaten by the first has beaten a storey of others. */
const tower = (...storeys: readonly number[]): Farm => {
  const ends = storeys.map((_, index) => storeys.slice(0, index + 1).reduce((a, b) => a + b, 1))
  const storey = (index: number) => (index === 0 ? -1 : ends.findIndex(end => index < end))
  return farm((ends.at(-1) ?? 1) - 1, index => {
    const under = storey(index) + 1
    return under < ends.length ? [ends[under - 1] ?? 1, ends[under] ?? 1] : [0, 0]
  })
}
/** New accounts every day. */
const fresh =
  (count: number): Farm =>
  bounded => {
    const main = player()
    const day = () => {
      for (const loser of players(count))
        for (let round = 0; round < MOST_OF_A_PAIR; round++) beat(main, loser, bounded)
    }
    return { main, day }
  }

/** The rating of the first account after 1, 10 and 30 days. */
function grown(build: Farm, bounded = true): number[] {
  const { main, day } = build(bounded)
  const after: number[] = []
  for (let days = 1; days <= 30; days++) {
    day()
    if ([1, 10, 30].includes(days)) after.push(Math.round(main.shown))
  }
  return after
}

/**
 * Shown ratings after 1, 10 and 30 days: without the bound, and with it. Somebody in the middle of
 * fifty honest people has about 1750 after 200 matches, their best about 2120.
 */
const FARMS: readonly (readonly [string, Farm, before: number[], now: number[]])[] = [
  ['1 who loses', losers(1), [1336, 1946, 2187], [1336, 1587, 1596]],
  ['5 who lose', losers(5), [1951, 2712, 2982], [1587, 1600, 1600]],
  ['20 who lose', losers(20), [2584, 3344, 3652], [1599, 1600, 1600]],
  ['20 new ones a day', fresh(20), [2593, 3507, 3924], [1599, 1600, 1600]],
  ['4, who beat 15', tower(4, 15), [2521, 3661, 4050], [1710, 1712, 1712]],
  ['four storeys of 19', tower(2, 3, 4, 10), [1949, 3706, 4236], [1646, 1665, 1665]],
  ['5, each above the next', ladder(5), [2027, 3025, 3424], [1645, 1679, 1680]],
  ['20, each above the next', ladder(20), [2948, 4094, 4758], [2100, 2114, 2069]],
]

test.each(FARMS)('a farm of %s carries its owner no further than this', (_, build, before, now) => {
  expect([grown(build, false), grown(build)]).toEqual([before, now])
})

/** The scale on which the model says who wins. */
const SCATTER = (25 / 6) * Math.SQRT2

/** Strengths as people have them: most near the middle, a few far from it. */
const people = (count: number) =>
  players(count, index => BEGINNER.mu + 4 * Math.atanh((2 * index + 1) / count - 1))

/** They meet by chance, until each has played so often; the last one is the strongest. */
function club(all: readonly Player[], each: number, bounded = true) {
  const random = Rng.from(1)
  for (let match = 0; match < (each * all.length) / 2; match++) {
    const [one, other] = random.shuffle([...all]) as [Player, Player]
    const chance = 1 / (1 + Math.exp((other.strength - one.strength) / SCATTER))
    if (random.below(1e6) < 1e6 * chance) beat(one, other, bounded)
    else beat(other, one, bounded)
  }
  const ratings = all.map(shownOf)
  const sorted = ratings.toSorted((one, other) => one - other)
  return {
    middle: sorted[all.length >> 1] ?? 0,
    last: ratings.at(-1) ?? 0,
    /** Pairs of whom the stronger one is in front. */
    right: inFront(ratings),
  }
}

function inFront(ratings: readonly number[]): number {
  const pairs = ratings.flatMap((one, index) => ratings.slice(index + 1).map(other => other > one))
  return pairs.filter(Boolean).length / pairs.length
}

test('who plays honestly among others hardly notices: who wins two of three, and who is in the middle', () => {
  const edge = SCATTER * Math.log(0.65 / 0.35)
  const all = () => [...players(50), player(BEGINNER.mu + edge)]
  const [was, is] = [club(all(), 200, false), club(all(), 200)]
  expect(Math.abs(is.last - was.last)).toBeLessThan(10)
  expect(Math.abs(is.middle - was.middle)).toBeLessThan(10)
  expect(is.last).toBeGreaterThan(Math.max(...FARMS.slice(0, 7).map(([, , , now]) => now[2] ?? 0)))
})

test.each([
  [6, 60],
  [6, 200],
  [12, 60],
  [12, 200],
  [50, 20],
  [50, 200],
])(
  'in a club of %i people after %i matches each, the stronger are in front as before',
  (count, each) => {
    const [was, is] = [club(people(count), each, false), club(people(count), each)]
    expect(is.right).toBeGreaterThanOrEqual(was.right - 0.02)
  },
)

test('a rating that stands on little is shown lower, and the better of two still in front', () => {
  const reach = reachOf([])
  const shown = (mu: number) => shownRating({ mu, sigma: 0 }, reach)
  expect(shown(8)).toBe(shownRating({ mu: 8, sigma: 0 }))
  const high = [10, 12, 15, 20, 40].map(shown)
  expect(high).toEqual(high.toSorted((one, other) => one - other))
  expect(Math.max(...high)).toBeLessThan(reach)
  // Beaten beginners are as good as none, and so is whoever fell below them.
  expect([reach, reachOf([1000, 900])]).toEqual([1600, 1600])
})

test('however large a farm is, its last is below this', () => {
  let top = 1000
  for (let storey = 0; storey < 100; storey++) top = reachOf(Array.from({ length: 15 }, () => top))
  expect(Math.round(top)).toBe(3000)
})
