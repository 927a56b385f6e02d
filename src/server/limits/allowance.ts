/**
 * What one socket may send: bursts are fine, a constant stream is slowed down, and a sender who
 * does not stop is disconnected.
 */
export interface Allowance {
  /** `no` = dropped, `gone` = disconnect. */
  take(now: number): 'yes' | 'no' | 'gone'
}

/** What is used up piece by piece and fills up again evenly. */
export interface Bucket {
  /** Takes so many, if they are there. `now`: milliseconds of the clock it was made by. */
  take(now: number, amount?: number): boolean
}

/** A bucket that is full: it holds `most` and fills up by `perSecond`. `now`: in milliseconds. */
export function makeBucket(most: number, perSecond: number, now: number): Bucket {
  let left = most
  let at = now
  return {
    take(now, amount = 1) {
      // A clock that is set back takes nothing away.
      left = Math.min(most, left + (Math.max(0, now - at) * perSecond) / 1000)
      at = now
      if (left < amount) return false
      left -= amount
      return true
    },
  }
}

/** Seconds' worth of messages that may come at once. */
const BURST_SECONDS = 3
/** Dropped messages before the socket is closed. */
const PATIENCE = 100

/** An allowance of so many messages a second; three seconds' worth may come at once. */
export function makeAllowance(perSecond: number, now: number): Allowance {
  const bucket = makeBucket(perSecond * BURST_SECONDS, perSecond, now)
  let refused = 0
  return {
    take(now) {
      if (bucket.take(now)) return 'yes'
      refused++
      return refused > PATIENCE ? 'gone' : 'no'
    },
  }
}
