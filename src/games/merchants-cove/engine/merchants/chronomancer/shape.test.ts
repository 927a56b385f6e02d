import { describe, expect, test } from 'vitest'
import { Rng } from '../../../../../kernel/rng.ts'
import { merchants, tables } from '../../first.fixture.ts'
import { faults, shape, taskShape } from './shape.ts'
import type { ChronomancerTask } from './words.ts'

const start = merchants.chr.setup(Rng.from(1))

describe('a Chronomancer from outside', () => {
  test('COV-CHR-1 every tile is in one place', () => {
    expect(faults(tables, start)).toEqual([])
    const other = (start.gate % 4) + 1
    expect(faults(tables, { ...start, gate: other })).toHaveLength(2)
    const lost = start.pile.map((count, colour) => (colour === 1 ? count + 1 : count))
    expect(faults(tables, { ...start, pile: lost })).toEqual([
      'COV-CHR-1: 7 tiles of colour 1, not 6.',
    ])
  })

  test('COV-CHR-9 at most three Hourglasses', () => {
    expect(faults(tables, { ...start, hourglasses: 3 })).toEqual([])
    expect(faults(tables, { ...start, hourglasses: 4 })).toEqual([
      'COV-CHR-9: at most 3 Hourglasses.',
    ])
  })

  test('what has not the shape of a shop is none', () => {
    expect(shape(start)).toBe(true)
    const wrong: unknown[] = [
      undefined,
      [],
      { ...start, gate: 0 },
      { ...start, rift: start.rift.slice(1) },
      { ...start, pile: [1, 0, 0, 0, 0] },
      { ...start, hourglasses: 0.5 },
    ]
    for (const shop of wrong) expect(shape(shop)).toBe(false)
  })

  test('so for tasks', () => {
    const push: ChronomancerTask = { at: 'chr.push', seat: 0, axis: 'row', left: 2, first: true }
    const pay: ChronomancerTask = { at: 'pay.hourglass', seat: 0, hours: 2 }
    expect([taskShape(push), taskShape(pay)]).toEqual([true, true])
    const wrong: { readonly at: string; readonly [field: string]: unknown }[] = [
      { at: 'valueOf' },
      { at: 'chr.push' },
      { ...pay, hours: 0 },
    ]
    for (const task of wrong) expect(taskShape(task)).toBe(false)
  })
})
