import { expect, it } from 'vitest'
import { cardOf } from '../content/index.ts'
import type { View } from '../engine/state.ts'
import {
  gainOf,
  knownWith,
  lackedFor,
  myTally,
  needsOf,
  room,
  signed,
  tallyAfter,
} from './worth.ts'

const hand = (...ids: string[]) => ids.map(cardOf)
const view = (mine: number[], theirs: number, shown: number[] = [], known: number[] = []) =>
  ({
    viewer: 0,
    hands: [mine, shown],
    known: [[], known],
    sizes: [mine.length, theirs],
  }) as unknown as View

it('counts an exchange as the rules would', () => {
  const table = view(hand('tomato', 'onion', 'list-salsa'), 2)
  expect(myTally(table).points).toBe(6)
  expect(tallyAfter(table, hand('onion'), hand('chile')).points).toBe(7)
  const offer = { id: 1, from: 1, to: 0, gives: 1, wants: 0, give: hand('chile'), want: [] }
  expect(gainOf(table, offer)).toBe(7)
})

it('MTO-37 knows what I cannot give for an offer', () => {
  const offer = {
    id: 1,
    from: 1,
    to: 0,
    gives: 1,
    wants: 2,
    give: hand('chile'),
    want: hand('tomato', 'tortillas'),
  }
  expect(lackedFor(view(hand('tomato', 'onion'), 2), offer)).toEqual(hand('tortillas'))
  expect(lackedFor(view(hand('tomato', 'tortillas'), 2), offer)).toEqual([])
})

it('MTO-35 keeps both hands within the limit', () => {
  const full = view(
    hand('tomato', 'onion', 'chile', 'avocado', 'lime', 'tortillas', 'beans', 'rice'),
    8,
  )
  expect(room(full, 1, 2)).toEqual({ least: 2, most: 2 })
  expect(room(view(hand('tomato'), 3), 1, 1)).toEqual({ least: 0, most: 3 })
})

it('knows what was shown or taken openly, once', () => {
  expect(knownWith(view([], 2, hand('rice'), hand('lime', 'rice')), 1)).toEqual(
    hand('lime', 'rice'),
  )
})

it('says what a list still lacks, and signs numbers truly', () => {
  const needs = needsOf(cardOf('list-salsa'), hand('tomato', 'chile'))
  expect(needs.map(({ here }) => here)).toEqual([true, false, true])
  expect([signed(3), signed(-2), signed(0)]).toEqual(['+3', '−2', '±0'])
})
