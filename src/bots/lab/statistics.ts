/** The confidence we want: 95 % of a normal distribution lies within this many deviations. */
const Z = 1.959964

/**
 * Adds up numbers one by one; of whole numbers the order does not matter. Numbers of one deal come
 * one after another: they may be alike, and then say less than as many of different deals.
 */
export class Sum {
  count = 0
  sum = 0
  private squares = 0
  private deal: string | undefined
  private deals = 0
  /** Of the deal that is being counted: how many numbers, and their sum. */
  private own: readonly [count: number, sum: number] = [0, 0]
  /** Of the deals before, in pairs: numbers by numbers, numbers by sum, sum by sum. */
  private products: readonly [ones: number, mixed: number, sums: number] = [0, 0, 0]

  add(value: number, deal = `${this.count}`): void {
    if (deal !== this.deal) {
      this.products = this.withOwn()
      this.own = [0, 0]
      this.deal = deal
      this.deals++
    }
    this.own = [this.own[0] + 1, this.own[1] + value]
    this.count++
    this.sum += value
    this.squares += value * value
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count
  }

  /** The true mean lies within ± this much, 95 times of 100. */
  get error(): number {
    if (this.count < 2) return 0
    const variance = Math.max(0, this.squares - this.sum * this.mean) / (this.count - 1)
    return Z * Math.sqrt((variance * this.alike) / this.count)
  }

  /** The interval of a rate, where 1 was added for a hit and 0 for none. */
  get rate(): readonly [low: number, high: number] {
    const { alike } = this
    return wilson(this.sum / alike, this.count / alike)
  }

  /**
   * How many numbers say no more than one of a deal of its own: the design effect of samples in
   * clusters, and at least 1.
   */
  private get alike(): number {
    const { count, mean, deals } = this
    const apart = (this.squares - this.sum * mean) / (count - 1)
    if (deals < 2 || !(apart > 0)) return 1
    const [ones, mixed, sums] = this.withOwn()
    const between = sums - 2 * mean * mixed + mean * mean * ones
    return Math.max(1, ((deals / (deals - 1)) * between) / (apart * count))
  }

  private withOwn() {
    const [count, sum] = this.own
    const [ones, mixed, sums] = this.products
    return [ones + count * count, mixed + count * sum, sums + sum * sum] as const
  }
}

/**
 * The 95 % interval for the true rate, after this many hits in this many trials (Wilson's
 * interval).
 */
export function wilson(hits: number, tries: number): [low: number, high: number] {
  if (tries === 0) return [0, 1]
  const rate = hits / tries
  const z = (Z * Z) / tries
  const middle = (rate + z / 2) / (1 + z)
  const reach = (Z / (1 + z)) * Math.sqrt((rate * (1 - rate)) / tries + z / (4 * tries))
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)]
}

/** What is between two numbers, and what the true difference lies between, 95 times of 100. */
export interface Difference {
  readonly value: number
  readonly interval: readonly [low: number, high: number]
}

/** How often something happened, and what the true rate lies between. */
export interface Rate {
  readonly rate: number
  readonly interval: readonly [low: number, high: number]
}

/** The second rate less the first, with the interval of Newcombe (his method 10). */
export function rateDifference(one: Rate, other: Rate): Difference {
  const [low, high] = one.interval
  const [otherLow, otherHigh] = other.interval
  const value = other.rate - one.rate
  return {
    value,
    interval: [
      value - Math.hypot(other.rate - otherLow, high - one.rate),
      value + Math.hypot(otherHigh - other.rate, one.rate - low),
    ],
  }
}

/** A mean, and how far the true one may be from it. */
export interface Mean {
  readonly mean: number
  readonly error: number
}

/** The second mean less the first. */
export function meanDifference(one: Mean, other: Mean): Difference {
  const value = other.mean - one.mean
  const reach = Math.hypot(one.error, other.error)
  return { value, interval: [value - reach, value + reach] }
}

/** How many values lie in each of some equal steps: step i begins at `from` + i × `step`. */
export interface Histogram {
  readonly from: number
  readonly step: number
  readonly counts: readonly number[]
}

/** Whole numbers, counted by value: as many as one likes take no more room than they differ. */
export class Distribution {
  private readonly counts = new Map<number, number>()
  private readonly sum = new Sum()

  add(value: number, deal?: string): void {
    this.counts.set(value, (this.counts.get(value) ?? 0) + 1)
    this.sum.add(value, deal)
  }

  get count(): number {
    return this.sum.count
  }

  get mean(): number {
    return this.sum.mean
  }

  get error(): number {
    return this.sum.error
  }

  get max(): number {
    return this.sorted().at(-1)?.[0] ?? 0
  }

  /** The value in the middle; of an even number of values the mean of the two. */
  get median(): number {
    const half = this.count / 2
    const sorted = this.sorted()
    let seen = 0
    for (const [index, [value, times]] of sorted.entries()) {
      seen += times
      if (seen > half) return value
      if (seen === half) return (value + (sorted[index + 1]?.[0] ?? value)) / 2
    }
    return 0
  }

  /** In at most so many steps, each 1, 2 or 5 times a power of ten wide. */
  histogram(most: number): Histogram {
    const sorted = this.sorted()
    const [least, greatest] = [sorted[0]?.[0] ?? 0, sorted.at(-1)?.[0] ?? 0]
    const step = stepFor(greatest - least + 1, most)
    const from = Math.floor(least / step) * step
    const counts = new Array<number>(Math.floor((greatest - from) / step) + 1).fill(0)
    for (const [value, times] of sorted) counts[Math.floor((value - from) / step)] += times
    return { from, step, counts: sorted.length === 0 ? [] : counts }
  }

  private sorted(): [value: number, times: number][] {
    return [...this.counts].sort(([one], [other]) => one - other)
  }
}

/** The least of 1, 2, 5, 10, 20 … of which fewer than so many cover this width. */
function stepFor(width: number, most: number): number {
  for (let power = 1; ; power *= 10)
    for (const digit of [1, 2, 5]) if (width / (digit * power) < most) return digit * power
}
