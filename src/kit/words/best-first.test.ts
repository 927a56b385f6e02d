import { expect, test } from 'vitest'
import { bestFirst } from './best-first.ts'

test.each<[number[], number[], number[]]>([
  [[3, 9, 5], [1], [1, 2, 0]],
  [[7, 9, 9], [2], [2, 1, 0]],
  [
    [4, 4, 4],
    [0, 1, 2],
    [0, 1, 2],
  ],
])('with %j points and the winners %j the best are named first', (points, winners, order) => {
  expect(bestFirst({ points, winners })).toEqual(order)
})
