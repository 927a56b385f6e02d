import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digest } from './digest.ts'

describe('the digest of a piece of JSON', () => {
  test('is the beginning of SHA-256 of its canonical form', () => {
    const canonical = '{"a":[1,{"b":null,"c":"x"}],"z":true}'
    const hash = createHash('sha256').update(canonical).digest('hex')
    expect(digest({ z: true, a: [1, { c: 'x', b: null }] })).toBe(hash.slice(0, 16))
  })

  test('does not depend on the order of keys, but on the order of lists', () => {
    expect(digest({ a: 1, b: { c: 2, d: 3 } })).toBe(digest({ b: { d: 3, c: 2 }, a: 1 }))
    expect(digest([1, 2])).not.toBe(digest([2, 1]))
  })

  test('distinguishes values that only look alike', () => {
    const alike = [
      1,
      '1',
      [1],
      { 1: 1 },
      null,
      'null',
      [],
      {},
      '',
      [[]],
      { a: {} },
      { a: [] },
      'á',
      'a\u0301',
    ]
    expect(new Set(alike.map(digest)).size).toBe(alike.length)
  })

  test('survives a journey as JSON, whatever the JSON', () => {
    const journey = (json: unknown): unknown => JSON.parse(JSON.stringify(json))
    const property = fc.property(fc.jsonValue(), json => {
      expect(digest(journey(json))).toBe(digest(json))
      expect(digest(json)).toMatch(/^[0-9a-f]{16}$/)
    })
    fc.assert(property, { seed: 3, numRuns: 200 })
  })
})
