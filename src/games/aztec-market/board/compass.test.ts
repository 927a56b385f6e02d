import { expect, test } from 'vitest'
import { LINES } from '../content/index.ts'
import { facing } from './compass.ts'

test('seat 0 and onlookers see the market as the rules number it', () => {
  const cells = Array.from({ length: 16 }, (_, cell) => cell)
  expect(facing(4, 0).cells).toEqual(cells)
  expect(facing(4, null).cells).toEqual(cells)
})

test('every seat has its own side at the bottom and the next clockwise at its left', () => {
  for (const me of [0, 1, 2, 3]) {
    const { cells, sides } = facing(4, me)
    expect(cells.toSorted((a, b) => a - b)).toEqual(facing(4, 0).cells)
    expect(sides.find(side => side.place === 'bottom')?.seat).toBe(me)
    expect(sides.find(side => side.place === 'left')?.seat).toBe((me + 1) % 4)
    const mine = sides[me]?.buyers ?? []
    expect(mine.map(buyer => LINES[me]?.[buyer]?.[0])).toEqual(cells.slice(12))
    expect(mine.map(buyer => LINES[me]?.[buyer]?.[3])).toEqual(cells.slice(0, 4))
  }
})

test('the buyers of the others stand before the rows and columns they buy in', () => {
  for (const me of [0, 1, 2, 3]) {
    const { cells, sides } = facing(4, me)
    for (const { seat, place, buyers } of sides) {
      const edge = {
        bottom: [12, 13, 14, 15],
        left: [0, 4, 8, 12],
        top: [0, 1, 2, 3],
        right: [3, 7, 11, 15],
      }[place]
      expect(buyers.map(buyer => LINES[seat]?.[buyer]?.[0])).toEqual(edge.map(at => cells[at]))
    }
  }
})

test('with two players the other sits at the left of the first and at the right of the second', () => {
  expect(facing(2, 0).sides.map(side => side.place)).toEqual(['bottom', 'left'])
  expect(facing(2, 1).sides.map(side => side.place)).toEqual(['right', 'bottom'])
})
