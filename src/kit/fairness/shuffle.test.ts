import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { commitmentTo, contributionHash, type Part, seedFrom } from './shuffle.ts'

const SECRET = '00112233445566778899aabbccddeeff'.repeat(2)
const TERMS = { game: 'mercadito', version: 2, options: { b: 1, a: 'x' }, seats: 3, start: 1 }
const BYTES = '0123456789abcdef0123456789abcdef'

/** As printf and openssl make them, and frozen: old matches are checked by them. */
const COMMITMENT = 'ffd2e7e0b0eff26b52a6779beba8f74a6184410e11873c23fabd7653c412aa97'
const HASH = '20dbb01d142073ced41759c68fb1baa8ba829eb20d12b62c912e97d484ceb56c'
const SEED = '6f2fb41acdbd94b16185f555b21ca05f93ea33ea5e32d9af85f3591c8bce486a'

const PARTS: readonly Part[] = [
  { kind: 'given', hash: HASH, bytes: BYTES },
  { kind: 'bot' },
  { kind: 'withheld', hash: 'ab'.repeat(32) },
]

const sha = (text: string) => createHash('sha256').update(text).digest('hex')

test('the promise is the SHA-256 of protocol, game, rules, options, chairs, start and secret', () => {
  const text = `tianguis shuffle 1\ngame mercadito 2\noptions {"a":"x","b":1}\nchairs 0 1 2\nstart 1\nsecret ${SECRET}`
  expect(commitmentTo(TERMS, SECRET)).toBe(COMMITMENT)
  expect(sha(text)).toBe(COMMITMENT)
})

test('each part of the promise changes it', () => {
  const others = [
    { ...TERMS, game: 'menudo' },
    { ...TERMS, version: 3 },
    { ...TERMS, options: { a: 'x', b: 2 } },
    { ...TERMS, seats: 2 },
    { ...TERMS, start: 2 },
  ].map(terms => commitmentTo(terms, SECRET))
  expect(new Set([COMMITMENT, ...others]).size).toBe(6)
})

test('a contribution is announced for one promise and one chair', () => {
  expect(contributionHash(COMMITMENT, 0, BYTES)).toBe(HASH)
  expect(sha(`tianguis contribution 1\n${COMMITMENT}\nchair 0\n${BYTES}`)).toBe(HASH)
  expect(contributionHash(COMMITMENT, 1, BYTES)).not.toBe(HASH)
  expect(contributionHash(HASH, 0, BYTES)).not.toBe(HASH)
})

test('the seed is the HMAC of all contributions, in the order of the chairs, under the secret', () => {
  const text = `tianguis seed 1\n${COMMITMENT}\nchair 0 given ${BYTES}\nchair 1 bot\nchair 2 withheld ${'ab'.repeat(32)}`
  const hmac = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(text).digest('hex')
  expect(seedFrom(COMMITMENT, SECRET, PARTS)).toBe(SEED)
  expect(hmac).toBe(SEED)
  expect(seedFrom(COMMITMENT, SECRET, PARTS.toReversed())).not.toBe(SEED)
})
