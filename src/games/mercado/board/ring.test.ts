import { expect, test } from 'vitest'
import { ring, rowsOf } from './ring.ts'

test('the rim of a grid, clockwise from the upper right corner, each place once', () => {
  expect(ring(30, 15)[0]).toBe('1 / 15')
  expect(ring(30, 15)[1]).toBe('2 / 15')
  expect(ring(30, 15)[15]).toBe('2 / 1')
  expect(ring(30, 15)[29]).toBe('1 / 14')
  for (const columns of [9, 11, 15]) expect(new Set(ring(30, columns)).size).toBe(30)
  expect(rowsOf(30, 11)).toBe(6)
})

test('two that follow each other touch', () => {
  const places = ring(30, 11).map(place => place.split(' / ').map(Number))
  for (const [at, [row = 0, column = 0]] of places.entries()) {
    const [nextRow = 0, nextColumn = 0] = places[(at + 1) % 30] ?? []
    expect(Math.abs(row - nextRow) + Math.abs(column - nextColumn)).toBe(1)
  }
})

test('an odd number leaves one gap', () => {
  expect(ring(27, 9)).toHaveLength(27)
  expect(new Set(ring(27, 9)).size).toBe(27)
})
