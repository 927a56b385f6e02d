/** The confidence we want: 95 % of a normal distribution lies within this many deviations. */
const Z = 1.959964

/** Adds up whole numbers one by one, whatever their order. */
export class Sum {
  count = 0
  private sum = 0
  private squares = 0

  add(value: number): void {
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
    return Z * Math.sqrt(variance / this.count)
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

/** The value in the middle; of an even number of values the mean of the two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  const [low, high] = [sorted[sorted.length % 2 === 0 ? half - 1 : half] ?? 0, sorted[half] ?? 0]
  return (low + high) / 2
}
