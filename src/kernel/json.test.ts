import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clone, same } from './json.ts'

/** Any JSON value as it comes from the wire, so without −0 and undefined. */
const json = fc.json({ maxDepth: 4 }).map(text => clone(JSON.parse(text) as unknown))

/** The same value with the keys of every object the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, turned(inner)]),
  )
}

/** Every object and array in a value. */
function parts(value: unknown): object[] {
  return typeof value === 'object' && value !== null
    ? [value, ...Object.values(value).flatMap(parts)]
    : []
}

const CHECKS = { seed: 7, numRuns: 300 }

describe('clone', () => {
  test('is equal and shares nothing', () => {
    const sound = fc.property(json, value => {
      const copy = clone(value)
      expect(isDeepStrictEqual(copy, value)).toBe(true)
      const originals = new Set(parts(value))
      expect(parts(copy).some(part => originals.has(part))).toBe(false)
    })
    fc.assert(sound, CHECKS)
  })
})

describe('same', () => {
  test("agrees with node's isDeepStrictEqual on any two values", () => {
    const agreed = fc.property(json, json, (a, b) => same(a, b) === isDeepStrictEqual(a, b))
    expect(() => fc.assert(agreed, CHECKS)).not.toThrow()
  })

  test('a copy is the same, whatever the order of its keys', () => {
    const stays = fc.property(
      json,
      value => same(value, clone(value)) && same(turned(value), value),
    )
    expect(() => fc.assert(stays, CHECKS)).not.toThrow()
  })

  test('one different leaf makes the difference', () => {
    const seen = fc.property(json, fc.nat(), (value, at) => {
      const copy = clone({ value })
      const all = parts(copy)
      const part = all[at % all.length] as { [key: string]: unknown }
      for (const key of Object.keys(part).slice(0, 1)) part[key] = 'something else'
      return same(copy, { value }) === isDeepStrictEqual(copy, { value })
    })
    expect(() => fc.assert(seen, CHECKS)).not.toThrow()
  })

  const DIFFERENT: readonly (readonly [unknown, unknown])[] = [
    [[], {}],
    [{}, []],
    [null, {}],
    [{}, null],
    [0, '0'],
    [0, false],
    [null, undefined],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: 1, b: 1 }, { a: 1 }],
    [{ a: 1 }, { b: 1 }],
    [{ toString: 1 }, {}],
    [{ a: undefined }, { b: undefined }],
    [JSON.parse('{"__proto__":1}'), {}],
    [JSON.parse('{"__proto__":1}'), { a: 1 }],
    [{ 0: 'a' }, ['a']],
  ]
  test.each(DIFFERENT)('%j is not %j', (a, b) => {
    expect(same(a, b)).toBe(false)
    expect(same(b, a)).toBe(false)
  })
})
