import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { commitment, SEED, stream } from './chance.ts'
import { Rng } from './rng.ts'

const HEX = '00ff'
const LONGEST = 'c0ffee'.padEnd(64, '0')

/** The first four words of `printf 'tianguis ply N' | openssl dgst -sha256 -hmac 00ff`. */
const FROZEN: readonly (readonly [ply: number, key: string])[] = [
  [0, 'fab5c096aff630e8ebd56727cf683bac'],
  [1, '2f7d91ea02b3fe3dfb398733bf10a532'],
  [17, 'f2949d66b3e44afb6baf43f9423172dc'],
]

/** The generator of a key in hexadecimal: big-endian words. */
function keyed(key: string): Rng {
  const words = [0, 8, 16, 24].map(at => parseInt(key.slice(at, at + 8), 16))
  return new Rng([words[0], words[1], words[2], words[3]])
}

describe('the stream of a ply', () => {
  test.each(FROZEN)('ply %i is keyed as openssl keys it', (ply, key) => {
    expect(stream(HEX, ply).words()).toEqual(keyed(key).words())
  })

  test('is the HMAC-SHA-256 of the seed and the ply, for any seed', () => {
    for (const seed of ['0', HEX, LONGEST]) {
      for (let ply = 0; ply < 40; ply++) {
        const key = createHmac('sha256', seed).update(`tianguis ply ${ply}`).digest('hex')
        expect(stream(seed, ply).words()).toEqual(keyed(key).words())
      }
    }
  })

  test('says nothing about another: no two plies or seeds share their draws', () => {
    const first = new Set<number>()
    for (const seed of ['0', '00', '1', HEX])
      for (let ply = 0; ply < 50; ply++) first.add(stream(seed, ply).next())
    expect(first.size).toBe(200)
  })

  test('is the same each time it is asked for', () => {
    const rng = stream(HEX, 3)
    rng.next()
    expect(stream(HEX, 3).words()).toEqual(stream(HEX, 3).words())
    expect(stream(HEX, 3).words()).not.toEqual(rng.words())
  })
})

describe('the commitment', () => {
  test('is what sha256sum prints for "tianguis " and the seed', () => {
    expect(commitment(HEX)).toBe('447f6cf59815380065c006a67b85cfa972d070490a5221e4dd456372ba3d5bd1')
    for (const seed of ['0', LONGEST]) {
      expect(commitment(seed)).toBe(createHash('sha256').update(`tianguis ${seed}`).digest('hex'))
    }
  })
})

test('a seed is 1 to 64 lower-case hexadecimal digits, and nothing else', () => {
  const good = ['0', 'f', HEX, LONGEST]
  const bad = ['', 'F', 'g', ' 0', '0 ', '0\n', `${LONGEST}0`, '0x1', '-1']
  expect([...good, ...bad].filter(seed => SEED.test(seed))).toEqual(good)
})
