/**
 * What one socket may send: bursts are fine, a constant stream is slowed down, and a sender who
 * does not stop is disconnected.
 */
export interface Allowance {
  /** `no` = dropped, `gone` = disconnect. */
  take(now: number): 'yes' | 'no' | 'gone'
}

/** Seconds' worth of messages that may come at once. */
const BURST_SECONDS = 3
/** Dropped messages before the socket is closed. */
const PATIENCE = 100

export function makeAllowance(perSecond: number, now: number): Allowance {
  const burst = perSecond * BURST_SECONDS
  let left = burst
  let at = now
  let refused = 0
  return {
    take(now) {
      left = Math.min(burst, left + ((now - at) * perSecond) / 1000)
      at = now
      if (left >= 1) {
        left--
        return 'yes'
      }
      refused++
      return refused > PATIENCE ? 'gone' : 'no'
    },
  }
}
