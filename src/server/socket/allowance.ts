/** What one socket may send: bursts are fine, a stream is slowed down, and who does not stop is sent away. */
export interface Allowance {
  /** `no` = not heard, `gone` = enough. */
  take(now: number): 'yes' | 'no' | 'gone'
}

const BURST = 60
const PER_SECOND = 20
const PATIENCE = 100

export function makeAllowance(now: number): Allowance {
  let left = BURST
  let at = now
  let refused = 0
  return {
    take(now) {
      left = Math.min(BURST, left + ((now - at) * PER_SECOND) / 1000)
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
