import { expect, it } from 'vitest'
import type { View } from '../engine/state.ts'
import { countsOf } from '../../../kit/counts.ts'
import { place, UNPLACED } from './cards.ts'

const cards = (...list: number[]) => countsOf(14, list)
const view = (
  hand: number[],
  market: number[],
  inPlay: [value: number, count: number],
  discard: number[] = [],
) =>
  ({
    viewer: 0,
    hands: [cards(...hand), null],
    market: cards(...market),
    discard: cards(...discard),
    value: inPlay[0],
    count: inPlay[1],
  }) as View

it('lets a played card travel from the hand into the pond, and what lay there to the discards', () => {
  const first = place(UNPLACED, view([5, 5, 8], [5], [4, 1]))
  const [a, b] = first.hand[5]
  const next = place(first, view([8], [5], [5, 2], [4]))
  expect(next.pond[5]).toEqual([a, b])
  expect(next.discard[4]).toEqual(first.pond[4])
  expect(next.market[5]).toEqual(first.market[5])
})

it('brings cards from hands nobody sees as new ones', () => {
  const first = place(UNPLACED, view([5], [9], [0, 0]))
  const next = place(first, view([5], [9], [5, 1]))
  expect(next.hand[5]).toEqual(first.hand[5])
  expect(next.pond[5]).not.toContain(first.hand[5][0])
  expect(place(next, view([5], [], [5, 1])).market[9]).toEqual([])
})
