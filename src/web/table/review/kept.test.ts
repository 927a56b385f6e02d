import { afterEach, expect, test } from 'vitest'
import type { Reviewed } from '../../../bots/review/work.ts'
import type { Chronicle } from '../../../kernel/match.ts'
import { keptHere } from '../../storage.fixture.ts'
import { storage } from '../../storage.ts'
import { keepReview, keptReview } from './kept.ts'

afterEach(() => storage.remove('reviews'))

const match = (seed: string): Chronicle => ({
  game: 'mercado',
  version: 1,
  seats: 2,
  options: {},
  seed,
  log: [],
})
const made = (plies: number, views: readonly object[] = []) =>
  ({ review: { format: 1, plies }, views }) as unknown as Reviewed

test('a review is there the next time, and the oldest goes', () => {
  keptHere()
  for (let nth = 0; nth < 7; nth++) keepReview(match(`a${nth}`), made(nth))
  expect(keptReview(match('a6'))).toEqual(made(6))
  expect(keptReview(match('a2'))).toEqual(made(2))
  expect(keptReview(match('a1'))).toBeNull()
})

test('what is too long for many is kept alone; what cannot be read is no review', () => {
  keptHere()
  keepReview(match('a'), made(1))
  keepReview(match('b'), made(2, [{ long: 'x'.repeat(500_000) }]))
  expect([keptReview(match('a')), keptReview(match('b'))?.review.plies]).toEqual([null, 2])
  keptHere({ 'tianguis:reviews': '{"' })
  storage.write('reviews', '7')
  expect(keptReview(match('a'))).toBeNull()
})
