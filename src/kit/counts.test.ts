import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addTo, countsOf, listed, noCounts, total } from './counts.ts'

const values = fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 40 })
const check = (property: fc.IProperty<[number[]]>) => fc.assert(property, { seed: 7, numRuns: 200 })

describe('counts', () => {
  test('index 0 stays empty, a value is its own index', () => {
    expect(noCounts(3)).toEqual([0, 0, 0, 0])
    expect(countsOf(3, [3, 1, 1])).toEqual([0, 2, 0, 1])
    expect(listed([0, 2, 0, 1])).toEqual([1, 1, 3])
    expect(total([0, 2, 0, 1])).toBe(3)
  })

  test('listing them gives back what was counted, in order', () => {
    check(
      fc.property(values, list => {
        const counts = countsOf(14, list)
        expect(listed(counts)).toEqual(list.toSorted((a, b) => a - b))
        expect(total(counts)).toBe(list.length)
        expect(counts[0]).toBe(0)
      }),
    )
  })

  test('adding puts two heaps together and leaves the second as it was', () => {
    const heap = countsOf(3, [1, 3])
    const more = Object.freeze(countsOf(3, [3, 2]))
    addTo(heap, more)
    expect(listed(heap)).toEqual([1, 2, 3, 3])
    expect(listed(more)).toEqual([2, 3])
  })

  test('no two heaps share their counts', () => {
    const one = noCounts(2)
    one[1]++
    expect(noCounts(2)).toEqual([0, 0, 0])
  })
})
