import type { Writable } from 'node:stream'
import type { Services } from '../route/services.ts'

/** What was taken so long ago counts half. */
const HALF_MS = 10_000
/** Whoever takes less, in characters, is slow: a slow telephone takes so much in ten seconds. */
const SLOW = 40_000

/** An export on its way. */
export interface Sending {
  readonly raw: Writable
  /** So much of it has been taken now, or before. */
  took(characters: number): void
}

interface Reader {
  readonly sending: Sending
  readonly lately: () => number
}

type Sender = Pick<Services, 'budgets' | 'clock'>

const onTheirWay = new WeakMap<Services['budgets'], Set<Reader>>()

/**
 * Notes that an export begins, until it has closed. Where all places are held, the slowest of the
 * slow readers is cut off, so that the next person finds a place: a few could keep them all.
 */
export function beginSending({ budgets, clock }: Sender, raw: Writable): Sending {
  const all = onTheirWay.get(budgets) ?? new Set()
  onTheirWay.set(budgets, all)
  if (all.size >= budgets.limits.exports) slowestOf(all)?.sending.raw.destroy()
  // An export that has just begun does not count as slow.
  let [taken, at] = [2 * SLOW, clock.now()]
  const lately = () => taken * 0.5 ** ((clock.now() - at) / HALF_MS)
  const sending: Sending = {
    raw,
    took(characters) {
      taken = lately() + characters
      at = clock.now()
    },
  }
  const reader = { sending, lately }
  all.add(reader)
  raw.once('close', () => all.delete(reader))
  return sending
}

function slowestOf(all: Iterable<Reader>): Reader | undefined {
  return [...all]
    .filter(({ lately }) => lately() < SLOW)
    .toSorted((a, b) => a.lately() - b.lately())[0]
}
