import { expect, test } from 'vitest'
import { contributionHash } from '../../kit/fairness/shuffle.ts'
import { ANSWER_WITHIN_MS, goneOn, promise, shuffleNow, taking, withNewcomer } from './draw.ts'
import type { Draw } from './draw-state.ts'
import type { Chair, TableRecord } from './record.ts'

const SECRET = 'ab'.repeat(32)
const [BYTES, OTHER] = ['12'.repeat(16), '34'.repeat(16)]
const person = (user: string): Chair => ({ kind: 'person', round: 0, user, name: user })
const chairs: readonly Chair[] = [
  person('ana'),
  person('ben'),
  { kind: 'bot', round: 0, level: 'easy' },
]
const terms = { game: 'toy', version: 1, options: {}, chairs }
const fresh = promise(terms, SECRET)
const hash = (chair: number, bytes = BYTES) => contributionHash(fresh.commitment, chair, bytes)
const here = () => true

/** The draw with this contribution taken in. */
function taken(draw: Draw, seat: number, given: { hash: string } | { bytes: string }): Draw {
  const next = taking(draw, seat, { commitment: draw.commitment, ...given }, true)
  if (typeof next === 'string') throw new Error(next)
  return next
}

const kinds = (draw: Draw) =>
  shuffleNow({ draw, chairs } as TableRecord)?.chairs.map(({ kind }) => kind)

test('where nobody contributes, the shuffle is made at once', () => {
  const made = goneOn(fresh, 0, here)
  expect([made.stage, made.until, kinds(made)]).toEqual(['made', null, ['away', 'away', 'bot']])
})

test('it waits for hashes, then for bytes, each for its own time', () => {
  const expecting = withNewcomer(withNewcomer(fresh, 0, true), 1, true)
  const waits = goneOn(expecting, 100, here)
  expect([waits.stage, waits.until]).toEqual(['hashes', 100 + ANSWER_WITHIN_MS])
  const one = goneOn(taken(waits, 0, { hash: hash(0) }), 200, here)
  expect([one.stage, one.until]).toEqual(['hashes', waits.until])
  const both = goneOn(taken(one, 1, { hash: hash(1) }), 300, here)
  expect([both.stage, both.until, kinds(both)]).toEqual([
    'bytes',
    300 + ANSWER_WITHIN_MS,
    ['hash', 'hash', 'bot'],
  ])
  const shown = goneOn(taken(both, 0, { bytes: BYTES }), 400, here)
  expect([shown.stage, kinds(shown)]).toEqual(['bytes', ['hash', 'hash', 'bot']])
  const late = goneOn(shown, 300 + ANSWER_WITHIN_MS, here)
  expect([late.stage, late.until, kinds(late)]).toEqual([
    'made',
    null,
    ['given', 'withheld', 'bot'],
  ])
})

test('where the clock was set back meanwhile, a round takes no longer than usual from then on', () => {
  const waits = goneOn(withNewcomer(fresh, 0, true), 1_000_000, here)
  expect(goneOn(waits, 1000, here).until).toBe(1000 + ANSWER_WITHIN_MS)
})

test('who has gone when all chairs are taken is away; who came by HTTP is waited for', () => {
  const both = taken(taken(fresh, 0, { hash: hash(0) }), 1, { hash: hash(1) })
  expect(kinds(goneOn(both, 0, seat => seat === 1))).toEqual(['away', 'hash', 'bot'])
  const program = taking(fresh, 0, { commitment: fresh.commitment, hash: hash(0) }, false)
  expect(kinds(goneOn(program as Draw, 0, () => false))).toEqual(['hash', 'away', 'bot'])
})

test('a hash may be changed until they are closed, and bytes have to fit it', () => {
  const { commitment } = fresh
  const first = taken(fresh, 0, { hash: hash(0) })
  expect(taking(first, 0, { commitment, bytes: BYTES }, true)).toBe('too-early')
  expect(taking(first, 0, { commitment: SECRET, hash: hash(0) }, true)).toBe('other-promise')
  expect(taken(first, 0, { hash: hash(0) })).toBe(first)
  const closed = goneOn(taken(first, 0, { hash: hash(0, OTHER) }), 0, here)
  expect(taking(closed, 0, { commitment, hash: hash(0) }, true)).toBe('too-late')
  expect(taking(closed, 1, { commitment, hash: hash(1) }, true)).toBe('too-late')
  expect(taking(closed, 0, { commitment, bytes: BYTES }, true)).toBe('wrong-bytes')
  expect(taking(closed, 1, { commitment, bytes: BYTES }, true)).toBe('wrong-bytes')
  const made = goneOn(taken(closed, 0, { bytes: OTHER }), 0, here)
  expect(kinds(made)).toEqual(['given', 'away', 'bot'])
  expect(taken(made, 0, { bytes: OTHER })).toBe(made)
  expect(taking(made, 0, { commitment, bytes: BYTES }, true)).toBe('too-late')
})
