import { describe, expect, test } from 'vitest'
import { Rng } from './rng.ts'

/*
 * The draws may never change: records are replayed from their seeds. The vectors come from the
 * authors' C program (xoshiro128** 1.1), the first two are also in other people's test suites.
 */

const draw = (rng: Rng, n: number) => Array.from({ length: n }, () => rng.next())

/** A generator that returns these 32-bit numbers, and throws when it is asked for more or fewer. */
function scripted(...script: number[]) {
  const rng = new Rng([1, 2, 3, 4])
  rng.next = () => {
    const x = script.shift()
    if (x === undefined) throw new Error('The script is used up.')
    return x
  }
  return { rng, left: () => script.length }
}

describe('the generator', () => {
  test('draws the vectors of the reference program', () => {
    expect(draw(new Rng([1, 2, 3, 4]), 10)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
      4258142804,
    ])
    const known = new Rng([0x964d4a0c, 0xd40ab895, 0xad7fdecb, 0x3006f0f0])
    expect(draw(known, 4)).toEqual([0xf1391922, 0x6fe53806, 0xa5be2840, 0xf510ee70])
    const full = new Rng([0xdeadbeef, 0x01234567, 0x89abcdef, 0xffffffff])
    expect(draw(full, 6)).toEqual([
      2576977298, 1162350735, 2291329051, 732944927, 482780208, 3416574328,
    ])
    draw(full, 999_990)
    expect(draw(full, 4)).toEqual([4185124322, 3210668125, 1638883128, 3718553007])
  })

  test('from one small number: words by SplitMix32, as in C', () => {
    expect(draw(Rng.from(0), 4)).toEqual([1789933344, 44971166, 2521387044, 3848737593])
    expect(draw(Rng.from(1), 4)).toEqual([393288148, 2174103013, 3814759091, 2092745082])
    expect(draw(Rng.from(-1), 4)).toEqual([4104197751, 1825856343, 1152209388, 2427537429])
  })

  test('never stands still, not even from four zeros', () => {
    expect(new Set(draw(new Rng([0, 0, 0, 0]), 100)).size).toBeGreaterThan(90)
  })

  test('its words tell whether anything was drawn, and continue where it was', () => {
    const rng = Rng.from(7)
    const before = rng.words()
    expect(rng.words()).toEqual(before)
    rng.below(1)
    expect(rng.words()).not.toEqual(before)
    expect(draw(new Rng(rng.words()), 5)).toEqual(draw(rng, 5))
  })
})

describe('below', () => {
  test('rejects exactly the numbers that would favour the low ones', () => {
    // 2³² = 3 · 1431655765 + 1: one number too many, the last.
    const three = scripted(0xffffffff, 0xfffffffe)
    expect(three.rng.below(3)).toBe(0xfffffffe % 3)
    expect(three.left()).toBe(0)

    const limit = 2 ** 32 - (2 ** 32 % 66)
    const cards = scripted(limit, 0xffffffff, limit - 1)
    expect(cards.rng.below(66)).toBe(65)
    expect(cards.left()).toBe(0)

    const large = scripted(0x80000001, 0xffffffff, 0x80000000)
    expect(large.rng.below(0x80000001)).toBe(0x80000000)
    expect(large.left()).toBe(0)
  })

  test('rejects nothing where everything divides', () => {
    for (const n of [1, 2, 64, 2 ** 31, 2 ** 32]) {
      const { rng, left } = scripted(0xffffffff)
      expect(rng.below(n)).toBe(n - 1)
      expect(left()).toBe(0)
    }
  })

  test('frozen draws', () => {
    const rng = new Rng([1, 2, 3, 4])
    expect(Array.from({ length: 10 }, () => rng.below(66))).toEqual(
      [
        11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
        4258142804,
      ].map(x => x % 66),
    )
  })
})

describe('unit, pick and shuffle', () => {
  test('unit is at least 0 and below 1', () => {
    expect(scripted(0).rng.unit()).toBe(0)
    expect(scripted(0xffffffff).rng.unit()).toBe(0xffffffff / 2 ** 32)
    expect(scripted(2 ** 31).rng.unit()).toBe(0.5)
  })

  test('pick takes the item that below names', () => {
    expect(scripted(5).rng.pick(['a', 'b', 'c'])).toBe('c')
    const rng = Rng.from(3)
    const seen = new Set(Array.from({ length: 50 }, () => rng.pick(['a', 'b', 'c'])))
    expect([...seen].sort()).toEqual(['a', 'b', 'c'])
  })

  test('shuffle is Fisher–Yates from the back, in place, and keeps every item', () => {
    const items = ['a', 'b', 'c', 'd']
    const { rng, left } = scripted(1, 2, 0)
    expect(rng.shuffle(items)).toBe(items)
    // d↔b: a d c b, then c stays: a d c b, then d↔a: d a c b
    expect(items).toEqual(['d', 'a', 'c', 'b'])
    expect(left()).toBe(0)
    const many = Array.from({ length: 66 }, (_, i) => i)
    expect(Rng.from(5).shuffle([...many])).not.toEqual(many)
    expect(
      Rng.from(5)
        .shuffle([...many])
        .toSorted((a, b) => a - b),
    ).toEqual(many)
    expect(Rng.from(5).shuffle([])).toEqual([])
  })

  test('every order of three comes up equally often over all that can be drawn', () => {
    const seen = new Map<string, number>()
    for (let j = 0; j < 3; j++) {
      for (let k = 0; k < 2; k++) {
        const order = scripted(j, k).rng.shuffle(['a', 'b', 'c']).join('')
        seen.set(order, (seen.get(order) ?? 0) + 1)
      }
    }
    expect([...seen.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
    expect([...seen.values()]).toEqual([1, 1, 1, 1, 1, 1])
  })
})
