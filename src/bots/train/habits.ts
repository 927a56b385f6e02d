/** How training goes about it. The figures were measured: docs/training.md. */
export interface Habits {
  /** Games between two lessons; all of them are played with the same network. */
  readonly round: number
  /** The first games are played by insight alone, with some chance in it. */
  readonly warm: number
  /** The share of the result in what became of a position, against later thoughts, a position. */
  readonly lambda: number
  /** Positions kept of a game, games kept at most, and how often each is learned from. */
  readonly positions: number
  readonly window: number
  readonly reuse: number
  /** Positions a step, size of a step, share of each weight lost at it. */
  readonly batch: number
  readonly rate: number
  readonly decay: number
  /** Seats taken by rules of thumb, and by past selves. */
  readonly rules: number
  readonly past: number
  /** Moves looked at, and how much more payoff makes a move e times as likely, first and last. */
  readonly breadth: number
  readonly hot: number
  readonly cold: number
  /** What the insight's liking is worth, at first: `Manner.trust`. */
  readonly trust: number
}

export const HABITS: Habits = {
  round: 32,
  warm: 512,
  lambda: 0.9,
  positions: 48,
  window: 800,
  reuse: 6,
  batch: 64,
  rate: 0.002,
  decay: 1e-6,
  rules: 0.35,
  past: 0.15,
  breadth: 12,
  hot: 0.05,
  cold: 0.01,
  trust: 0.03,
}

/** Games after which step and temperature have fallen to about half. */
const HALF = 2_000

export function temperatureAt(games: number, { hot, cold }: Habits): number {
  return cold + (hot - cold) / (1 + games / HALF)
}

/** An insight is trusted the less, the more has been learned. */
export function trustAt(games: number, { trust }: Habits): number {
  return trust / (1 + games / HALF)
}

export function rateAt(games: number, { rate }: Habits): number {
  return rate / Math.sqrt(1 + (3 * games) / HALF)
}
