import { expect, test } from 'vitest'
import { whyOf } from '../bench/server/why.ts'
import { type Minute, soakVerdict } from './trials/soak.ts'

const minutes = (growth: number, wrong: readonly string[] = []): Minute[] =>
  Array.from({ length: 40 }, (_, at) => ({
    kept: 50 + (at < 10 ? at : 10 + growth * (at - 10)),
    rss: 200,
    p99: 5,
    moves: 12_000,
    behind: at === 3 ? 2 : 0,
    wrong: at === 20 ? wrong : [],
  }))

test('a soak is good if memory stays flat once the caches are full', () => {
  expect(soakVerdict(minutes(0))).toMatchObject({
    good: true,
    text: expect.stringContaining(
      '480000 moves, 0 went wrong; p99 5 ms (median of the minutes), 5 ms (worst); too far behind 2 times.',
    ) as string,
  })
})

test('it is not if memory grows on, and says by how much', () => {
  expect(soakVerdict(minutes(0.5))).toMatchObject({
    good: false,
    text: expect.stringContaining('slope 30.00 MB an hour') as string,
  })
})

test('it is not if a move went wrong, and says which', () => {
  expect(soakVerdict(minutes(0, ['refused: stale']))).toMatchObject({
    good: false,
    text: expect.stringContaining('refused: stale') as string,
  })
})

test('of a request that failed it is said why', () => {
  const cause = new Error('read ECONNRESET')
  expect(whyOf(new TypeError('fetch failed', { cause }))).toBe('fetch failed: read ECONNRESET')
})
