import { describe, expect, test } from 'vitest'
import { tables } from '../../first.fixture.ts'
import { zoneOf } from './chart.ts'
import { faults, shape, taskShape } from './shape.ts'
import type { CaptainShop, CaptainTask } from './words.ts'

const start: CaptainShop = {
  merchant: 'cap',
  ships: [4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  treasures: [false, true, true, true, true],
}
const shipsAt = (...zones: readonly number[]) => ({
  ...start,
  ships: start.ships.map((_, zone) => zones.filter(each => each === zone).length),
})

describe('a Captain from outside', () => {
  test('COV-CAP-2, COV-CAP-3 four ships, one on a Fishing Ground; any number in Shallows', () => {
    const [shallows, fishing] = [zoneOf('shallows', 2), zoneOf('fishing', 2)]
    expect(faults(tables, start)).toEqual([])
    expect(faults(tables, shipsAt(shallows, shallows, shallows, fishing))).toEqual([])
    expect(faults(tables, shipsAt(0, 0, fishing, fishing))).toEqual([
      'COV-CAP-3: a Fishing Ground or an Isle holds 1 ship.',
    ])
    expect(faults(tables, shipsAt(0, 0, fishing))).toEqual(['COV-CAP-2: 3 ships, not 4.'])
    expect(faults(tables, { ...start, treasures: [true, true, true, true, true] })).toHaveLength(1)
  })

  test('what has not the shape of a shop is none', () => {
    expect(shape(start)).toBe(true)
    const wrong: unknown[] = [
      null,
      'cap',
      { ...start, merchant: 'chr' },
      { ...start, ships: [4] },
      { ...start, ships: start.ships.map(count => count - 1) },
      { ...start, treasures: 4 },
      { ...start, cargo: 1 },
    ]
    for (const shop of wrong) expect(shape(shop)).toBe(false)
  })

  test('so for tasks', () => {
    const sound: CaptainTask[] = [
      { at: 'cap.move', seat: 0, steps: 2, ships: null, moved: null },
      { at: 'cap.recall.next', seat: 0, first: false, landed: [3, 1] },
    ]
    for (const task of sound) expect(taskShape(task)).toBe(true)
    const wrong: { readonly at: string; readonly [field: string]: unknown }[] = [
      { at: 'toString' },
      { at: 'cap.move' },
      { ...sound[0], moved: 13 },
      { ...sound[1], landed: [1, 1] },
    ]
    for (const task of wrong) expect(taskShape(task)).toBe(false)
  })
})
