import { expect, test } from 'vitest'
import type { Receipt } from '../../kit/fairness/receipt.ts'
import { contributionHash } from '../../kit/fairness/shuffle.ts'
import type { Contribution, ShuffleNow } from '../../protocol/fairness.ts'
import type { Step } from '../../protocol/messages.ts'
import { receiptKeeper } from './keeper.ts'

const [PROMISE, OTHER] = ['ab'.repeat(32), 'cd'.repeat(32)]
const BEN = { kind: 'hash', hash: '12'.repeat(32) } as const
const step = (seq: number, type = 'sold'): Step => ({
  seq,
  seat: 0,
  undone: false,
  events: [{ type }],
  at: 0,
})

/** A keeper at chair 0, and all that it sends; its bytes are 1, 2, 3 … after those `drawn`. */
function keeperAt(shuffle: ShuffleNow, kept: Receipt | null = null, drawn = 0) {
  const sent: Contribution[] = []
  let receipt = kept
  const keeper = receiptKeeper({
    load: () => receipt,
    save: next => void (receipt = next),
    random: () => String(++drawn).padStart(32, '0'),
    give: given => void sent.push(given),
  })
  keeper.welcome({ seat: 0, shuffle, reset: true, steps: [] })
  const known = (): Receipt => {
    if (receipt === null) throw new Error('Nothing was kept.')
    return receipt
  }
  return { keeper, sent, receipt: known }
}

const open = (commitment = PROMISE, start = 1): ShuffleNow => ({
  stage: 'hashes',
  commitment,
  start,
  chairs: [{ kind: 'away' }, { kind: 'away' }],
})
const mine = (commitment = PROMISE, bytes = '1') =>
  contributionHash(commitment, 0, bytes.padStart(32, '0'))
const asked = (hash = mine(), commitment = PROMISE): ShuffleNow => ({
  stage: 'bytes',
  commitment,
  start: 1,
  chairs: [{ kind: 'hash', hash }, BEN],
})

test('it announces a hash, notes what all have announced, and only then shows its bytes', () => {
  const { keeper, sent, receipt } = keeperAt(open())
  expect(sent).toEqual([{ commitment: PROMISE, hash: mine() }])
  keeper.shuffle(asked())
  expect(sent[1]).toEqual({ commitment: PROMISE, bytes: '1'.padStart(32, '0') })
  expect(receipt().announced).toEqual(asked().chairs)
})

test('it shows nothing to a server that has changed the promise, its hash, or what others announced', () => {
  for (const told of [asked(mine(), OTHER), asked('ef'.repeat(32))]) {
    const { keeper, sent } = keeperAt(open())
    keeper.shuffle(told)
    expect(sent).toHaveLength(1)
  }
  const { keeper, sent, receipt } = keeperAt(open())
  keeper.shuffle(asked())
  keeper.shuffle({
    ...asked(),
    stage: 'bytes',
    chairs: [{ kind: 'hash', hash: mine() }, { kind: 'away' }],
  })
  expect(sent).toHaveLength(2)
  expect(receipt().announced).toEqual(asked().chairs)
})

test('where one sits on two devices, the last to announce contributes, and they do not take turns', () => {
  const phone = keeperAt(open())
  const there = (hash: string): ShuffleNow => ({
    stage: 'hashes',
    commitment: PROMISE,
    start: 1,
    chairs: [{ kind: 'hash', hash }, { kind: 'away' }],
  })
  const laptop = keeperAt(there(mine()), null, 6)
  const theirs = mine(PROMISE, '7')
  expect(laptop.sent).toEqual([{ commitment: PROMISE, hash: theirs }])
  for (const told of [there(theirs), asked(theirs)])
    for (const { keeper } of [phone, laptop]) keeper.shuffle(told)
  expect(phone.sent).toEqual([{ commitment: PROMISE, hash: mine() }])
  expect(laptop.sent[1]).toEqual({ commitment: PROMISE, bytes: '7'.padStart(32, '0') })
})

const late: ShuffleNow = {
  stage: 'made',
  commitment: PROMISE,
  start: 1,
  chairs: [{ kind: 'withheld', hash: mine() }, { kind: 'bot' }],
}

test.each([
  ['learned its bytes', asked(), open(OTHER)],
  ['said that they came too late', late, open()],
  ['called a start off', open(OTHER, 2), open()],
])(
  'a server that has %s gets no others for that start, wherever it says that one sits',
  (...row) => {
    const [, first, then] = row
    const { keeper, sent, receipt } = keeperAt(open())
    keeper.shuffle(first)
    const [before, { commitment, start, parts }] = [sent.length, receipt()]
    for (const shuffle of [first, then])
      keeper.welcome({ seat: null, shuffle, reset: true, steps: [] })
    keeper.seat(0)
    expect(sent.slice(before)).toEqual([])
    expect(receipt()).toMatchObject({ commitment, start, parts })
  },
)

test('who sits down on another chair before any bytes are asked for announces others', () => {
  const { keeper, sent, receipt } = keeperAt(open())
  keeper.seat(null)
  keeper.seat(1)
  const bytes = '2'.padStart(32, '0')
  expect(sent[1]).toEqual({ commitment: PROMISE, hash: contributionHash(PROMISE, 1, bytes) })
  expect(receipt()).toMatchObject({ viewer: 1, start: 1, bytes })
})

test('after a start that was called off it contributes other bytes', () => {
  const { keeper, sent, receipt } = keeperAt(open())
  keeper.shuffle(asked())
  keeper.shuffle(open(OTHER, 2))
  expect(sent[2]).toEqual({ commitment: OTHER, hash: mine(OTHER, '2') })
  expect(receipt()).toMatchObject({ start: 2, announced: null, parts: null })
})

test('after the page was loaded again it goes on with what it has kept', () => {
  const before = keeperAt(open())
  const { sent } = keeperAt(asked(), before.receipt())
  expect(sent).toEqual([{ commitment: PROMISE, bytes: '1'.padStart(32, '0') }])
})

test('if its bytes came too late it knows that they are not in the shuffle', () => {
  const { keeper, receipt } = keeperAt(open())
  keeper.shuffle(late)
  expect(receipt()).toMatchObject({ bytes: null, parts: late.chairs })
})

test('a past that is told otherwise does not change the running hash that was kept', () => {
  const { keeper, receipt } = keeperAt(open())
  keeper.steps([step(1), step(2)])
  const kept = receipt().steps
  expect(kept.count).toBe(2)
  keeper.welcome({
    seat: 0,
    shuffle: open(),
    reset: true,
    steps: [step(1), step(2, 'kept'), step(3)],
  })
  expect(receipt().steps).toEqual(kept)
  keeper.welcome({ seat: 0, shuffle: open(), reset: true, steps: [step(1), step(2), step(3)] })
  expect(receipt().steps.count).toBe(3)
})
