import { describe, expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import { comparisonOf } from './compare.ts'
import { FISH, planFor, reportOf } from './lab.fixture.ts'
import { planOf, type Setting, sittingOf } from './plan.ts'
import { playGame, thinkHere } from './play.ts'
import { inOrder } from './in-order.ts'
import { Distribution, meanDifference, rateDifference, Sum, wilson } from './statistics.ts'
import { Tally } from './tally.ts'
import { UseCounter } from './uses.ts'
import { optionsAt } from './vary.ts'

const THREE: Setting = {
  players: ['greedy', 'random', 'random'],
  games: 6,
  seed: '1',
  rotate: true,
}

describe('a plan', () => {
  test('with rotation everybody plays every seat of the same deal', async () => {
    const plan = await planFor(THREE)
    const sittings = [0, 1, 2, 3].map(index => sittingOf(plan, index))
    expect(sittings.map(({ seated }) => seated)).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
      [0, 1, 2],
    ])
    const [first, second, third, next] = sittings.map(({ seed }) => seed)
    expect([second, third]).toEqual([first, first])
    expect(next).not.toBe(first)
  })

  test('bots of one level play no deal twice: only the seats would have other names', async () => {
    const plan = await planFor({ ...THREE, players: ['greedy', 'greedy', 'greedy'] })
    expect(plan.rotate).toBe(false)
    expect(new Set([0, 1, 2].map(index => sittingOf(plan, index).seed)).size).toBe(3)
  })

  test('with an option varied every deal is played with each value that fits, from every seat', async () => {
    const plan = await planFor({ ...THREE, vary: 'start' })
    expect(plan.vary).toEqual({ option: 'start', values: ['random', 0, 1, 2] })
    const sittings = Array.from({ length: 13 }, (_, index) => sittingOf(plan, index))
    expect(new Set(sittings.slice(0, 12).map(({ seed }) => seed)).size).toBe(1)
    expect(sittings[12]?.seed).not.toBe(sittings[0]?.seed)
    expect(sittings.slice(3, 5).map(({ seated }) => seated)).toEqual([
      [0, 1, 2],
      [1, 2, 0],
    ])
    expect([3, 4].map(index => optionsAt(plan, index)['start'])).toEqual([2, 'random'])
  })

  test('what the values give adds up to what all games give', async () => {
    const both = await reportOf({ ...THREE, games: 12, vary: 'games' })
    expect(await reportOf({ ...THREE, games: 1 })).not.toHaveProperty('varied')
    const values = both.varied?.values ?? []
    expect(values.map(({ value, games }) => [value, games])).toEqual([
      [1, 6],
      [3, 6],
    ])
    for (const [at, { wins }] of both.players.entries())
      expect(values.reduce((sum, { players }) => sum + (players[at]?.wins ?? 0), 0)).toBe(wins)
  })

  test('an option without a choice, or with printed values, cannot be varied', async () => {
    const loaded = await findGame('merchants-cove')?.load()
    if (!loaded) throw new Error('no game')
    for (const vary of ['content', 'nothing', 'toString'])
      expect(await planOf(loaded, { ...THREE, vary })).toMatchObject({ why: 'bad-option' })
  })

  test('a level or an option that does not exist is refused', async () => {
    const loaded = await findGame(FISH)?.load()
    if (!loaded) throw new Error('no game')
    expect(await planOf(loaded, { ...THREE, players: ['random', 'genius'] })).toMatchObject({
      why: 'bad-level',
    })
    expect(await planOf(loaded, { ...THREE, options: { nothing: 1 } })).toMatchObject({
      why: 'bad-option',
    })
  })

  test('games come in their order, from the one asked for, however long each takes', async () => {
    const played: number[] = []
    const slow = async (index: number) => {
      for (let turns = 20 - index; turns > 0; turns--) await Promise.resolve()
      return index
    }
    for await (const index of inOrder(9, 4, slow, 3)) played.push(index)
    expect(played).toEqual([3, 4, 5, 6, 7, 8])
  })
})

describe('statistics', () => {
  test('a mean with its error, a rate with its interval', () => {
    const sum = new Sum()
    for (const value of [1, 2, 3, 4]) sum.add(value)
    expect(sum.mean).toBe(2.5)
    expect(sum.error).toBeCloseTo(1.959964 * Math.sqrt(5 / 3 / 4), 6)
    const [low, high] = wilson(5, 10)
    expect([low, high].map(rate => rate.toFixed(4))).toEqual(['0.2366', '0.7634'])
    expect(wilson(0, 0)).toEqual([0, 1])
  })

  test('four games that are one game say no more than one of them', () => {
    const [once, fourfold] = [new Sum(), new Sum()]
    for (let deal = 0; deal < 400; deal++) {
      const hit = deal % 4 === 0 ? 1 : 0
      once.add(hit)
      for (let seat = 0; seat < 4; seat++) fourfold.add(hit, `${deal}`)
    }
    expect([fourfold.count, fourfold.mean]).toEqual([1600, 0.25])
    expect(fourfold.error).toBeCloseTo(once.error, 4)
    expect(fourfold.rate[0]).toBeCloseTo(once.rate[0], 3)
    expect(fourfold.rate[1]).toBeCloseTo(once.rate[1], 3)
    expect(once.rate).toEqual(wilson(100, 400))
  })

  test('a difference of rates has Newcombe’s interval (his example: 56/70 and 48/80)', () => {
    const { value, interval } = rateDifference(
      { rate: 48 / 80, interval: wilson(48, 80) },
      { rate: 56 / 70, interval: wilson(56, 70) },
    )
    expect(value).toBeCloseTo(0.2, 10)
    expect(interval.map(rate => rate.toFixed(4))).toEqual(['0.0524', '0.3339'])
  })

  test('the errors of two means add up as squares', () => {
    expect(meanDifference({ mean: 1, error: 3 }, { mean: 3, error: 4 })).toEqual({
      value: 2,
      interval: [-3, 7],
    })
  })

  test('a distribution knows its middle and its steps', () => {
    const of = (values: readonly number[]) => {
      const distribution = new Distribution()
      for (const value of values) distribution.add(value)
      return distribution
    }
    expect([of([3, 1, 2]).median, of([4, 1, 2, 3]).median, of([5, 5, 1, 1]).median]).toEqual([
      2, 2.5, 3,
    ])
    expect(of([-3, 0, 4, 21]).histogram(10)).toEqual({
      from: -5,
      step: 5,
      counts: [1, 2, 0, 0, 0, 1],
    })
    expect(of([]).histogram(10).counts).toEqual([])
    expect(of([7]).max).toBe(7)
  })
})

describe('a report', () => {
  test('says how often each move was made and each thing happened, and who won then', async () => {
    const { uses, games } = await reportOf(THREE)
    const found = (from: string, type: string, field: string | null = null) =>
      uses.filter(use => use.from === from && use.type === type && use.field === field)
    const [play] = found('move', 'play')
    const [played] = found('event', 'played')
    expect(play?.count).toBeGreaterThan(games)
    expect(play?.count).toBe(played?.count)
    // In each game each of three seats plays, and one of them wins.
    expect(play).toMatchObject({ seats: 3 * games, wins: games })
    expect(played?.example).toMatchObject({ type: 'played' })
    const values = found('event', 'played', 'value')
    expect(values.reduce((sum, { count }) => sum + count, 0)).toBe(played?.count)
    expect(values.map(({ value }) => Number(value))).toEqual(
      values.map(({ value }) => Number(value)).toSorted((a, b) => a - b),
    )
    expect(uses.some(({ field }) => field === 'seat' || field === 'reveals')).toBe(false)
  })

  test('counts the same whether games are counted together or one by one', async () => {
    const plan = await planFor(THREE)
    const tally = new Tally(plan)
    for (let index = 0; index < plan.games; index++) {
      const counter = new UseCounter()
      tally.add(
        await playGame(
          plan,
          index,
          thinkHere(() => 0),
          counter.observe,
        ),
        counter.take(),
      )
    }
    expect(tally.detail()).toEqual(await reportOf(THREE))
  })

  test('histograms hold every game and every seat', async () => {
    const { lengths, points, games } = await reportOf(THREE)
    const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
    expect([sum(lengths.counts), sum(points.counts)]).toEqual([games, 3 * games])
  })

  test('two settings side by side: the difference of what both have', async () => {
    const one = await reportOf(THREE)
    const other = await reportOf({ ...THREE, players: ['random', 'random', 'random'] })
    const { rows, length } = comparisonOf(one, other)
    expect(rows.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'player greedy / random 1',
      'player random 1 / random 2',
      'player random 2 / random 3',
      'seat 1',
      'seat 2',
      'seat 3',
    ])
    expect(rows[0]?.wins.value).toBeCloseTo(
      (other.players[0]?.winRate ?? 0) - (one.players[0]?.winRate ?? 0),
      12,
    )
    expect(length.value).toBeCloseTo(other.plies.mean - one.plies.mean, 12)
    for (const { wins } of comparisonOf(one, one).rows) {
      expect(wins.value).toBe(0)
      expect(wins.interval[0]).toBeLessThan(0)
    }
  })
})
