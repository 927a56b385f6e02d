import { expect, test } from 'vitest'
import { reasonsFor } from './reasons.ts'

test('a reason is the group that changes the strength most', () => {
  const judgement = {
    features: { inputs: ['cards/low', 'cards/high', 'time/left'], read: () => {} },
    strength: (inputs: Float32Array) => inputs[0] * 2 + inputs[1] + inputs[2],
  }
  const reasons = reasonsFor(judgement, Float32Array.of(1, 0, 1), Float32Array.of(0, 0.5, 0))
  expect(reasons.map(({ group }) => group)).toEqual(['cards', 'time'])
  expect(reasonsFor(judgement, Float32Array.of(0, 0, 0), Float32Array.of(0, 1, 0))).toEqual([])
})

test('a reason is told only where what its sentence says is so', () => {
  const judgement = {
    features: {
      inputs: ['places/free', 'places/early', 'cards/low', 'cards/lower'],
      claims: { places: { 'places/free': 1 }, cards: { cards: -1 } },
      read: () => {},
    },
    // Likes full hands, and cards whatever they are.
    strength: ([free, , low, lower]: Float32Array) => low - lower - free,
  }
  const told = (better: number[], worse: number[]) =>
    reasonsFor(judgement, Float32Array.from(better), Float32Array.from(worse)).map(
      ({ group }) => group,
    )
  expect(told([0, 1, 0, 0], [1, 0, 0, 0])).toEqual([])
  expect(told([0, 0, 1, 0], [0, 0, 0, 0.5])).toEqual([])
  expect(told([0, 0, 1, 0], [0, 0, 1, 0.5])).toEqual(['cards'])
})

test('what claims nothing is told after what says more, unless it matters far more', () => {
  const judgement = {
    features: { inputs: ['cards', 'time'], claims: { cards: {}, time: { time: 1 } }, read() {} },
    strength: ([cards, time]: Float32Array) => cards + time,
  }
  const told = (cards: number, time: number) =>
    reasonsFor(judgement, Float32Array.of(cards, time), Float32Array.of(0, 0)).map(
      ({ group }) => group,
    )
  expect(told(2, 1)).toEqual(['time', 'cards'])
  expect(told(4, 1)).toEqual(['cards', 'time'])
})

test('a reason says how much more there is as players count it, and of which thing', () => {
  const judgement = {
    features: {
      inputs: ['hand/points', 'cards/lime', 'cards/rice', 'cards/juice'],
      claims: { hand: { 'hand/points': 15 }, cards: {} },
      names: { 'cards/lime': 'card.lime', 'cards/rice': 'card.rice' },
      read: () => {},
    },
    strength: ([points, lime, rice, juice]: Float32Array) => points + lime + 2 * rice - juice,
  }
  const told = (...better: number[]) =>
    reasonsFor(judgement, Float32Array.from(better), Float32Array.of(0, 0, 0, 1))
  expect(told(0.21, 0, 0, 1)).toEqual([{ group: 'hand', much: 3 }])
  expect(told(0.02, 0, 0, 1)).toEqual([{ group: 'hand', much: 0 }])
  expect(told(0, 1, 1, 1)).toEqual([{ group: 'cards', what: 'card.rice' }])
  expect(told(0, 1, 0, 1)).toEqual([{ group: 'cards', what: 'card.lime' }])
  // That a card is gone is no card to be named.
  expect(told(0, 0, 0, 0)).toEqual([])
})

test('the reason of a sum is the part by which it grew most', () => {
  const judgement = {
    features: {
      inputs: ['all/now', 'gold/now', 'shop/one'],
      sums: { all: { 'gold/now': 100, shop: 40 } },
      read: () => {},
    },
    strength: ([all]: Float32Array) => all,
  }
  const told = (gold: number, shop: number) =>
    reasonsFor(judgement, Float32Array.of(1, gold, shop), Float32Array.of(0, 0, 0))
  expect(told(0.1, 0.2)).toEqual([{ group: 'gold' }])
  expect(told(0.1, 0.3)).toEqual([{ group: 'shop' }])
  expect(told(0, -1)).toEqual([{ group: 'all' }])
})
