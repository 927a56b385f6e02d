import { expect, test } from 'vitest'
import { GAMES } from '../games/index.ts'
import { sidesAt } from '../kit/meta.ts'
import { placeOf } from './place.ts'

const partners = GAMES.filter(({ meta }) => sidesAt(meta, 4) === 2).map(({ meta }) => meta.id)

test.each(partners)('partners of %s share a place, and who resigned is last', id => {
  const places = (ranks: number[]) => ranks.map(rank => placeOf(id, ranks.length, rank))
  expect(places([1, 1, 3, 3])).toEqual([1, 1, 2, 2])
  expect(places([1, 1, 1, 4])).toEqual([1, 1, 1, 2])
  expect(places([1, 2, 3, 4])).toEqual([1, 2, 2, 2])
})

test('without partners a place is a rank', () => {
  expect([1, 2, 3, 4].map(rank => placeOf('new-here', 4, rank))).toEqual([1, 2, 3, 4])
})
