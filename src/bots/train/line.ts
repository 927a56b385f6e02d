/*
 * A straight line fitted to trials: positions in groups, of which each group is what the moves of
 * one decision have led to in one world. Which move is better shows within a group, who is ahead
 * shows between groups.
 */

/** What a fit needs to know of the trials so far: sums, so that any number of them takes no room. */
export interface Sums {
  /** `products[row * inputs + column]`, of deviations from the mean of the group. */
  readonly within: { readonly products: Float64Array; readonly results: Float64Array }
  /** The same of the inputs themselves. */
  readonly all: { readonly products: Float64Array; readonly results: Float64Array }
  positions: number
}

export function newSums(inputs: number): Sums {
  const none = () => ({
    products: new Float64Array(inputs * inputs),
    results: new Float64Array(inputs),
  })
  return { within: none(), all: none(), positions: 0 }
}

/** A position of a trial: its inputs, and what came of it in the units that they explain. */
export interface Tried {
  readonly inputs: Float64Array
  readonly result: number
}

/** Adds what the moves of one decision have led to in one world. */
export function addGroup(sums: Sums, group: readonly Tried[]): void {
  const share = 1 / group.length
  const mean = new Float64Array(sums.all.results.length)
  let result = 0
  for (const tried of group) {
    for (let i = 0; i < mean.length; i++) mean[i] += share * tried.inputs[i]
    result += share * tried.result
  }
  for (const tried of group) {
    addProducts(sums.all, tried.inputs, tried.result)
    const apart = tried.inputs.map((value, i) => value - mean[i])
    addProducts(sums.within, apart, tried.result - result)
  }
  sums.positions += group.length
}

function addProducts(
  { products, results }: Sums['all'],
  inputs: Float64Array,
  result: number,
): void {
  for (let row = 0; row < inputs.length; row++) {
    const value = inputs[row]
    if (value === 0) continue
    results[row] += value * result
    const at = row * inputs.length
    for (let column = 0; column < inputs.length; column++)
      products[at + column] += value * inputs[column]
  }
}

/** Adds other sums to these. */
export function addSums(sums: Sums, others: Sums): void {
  for (const part of ['within', 'all'] as const)
    for (const name of ['products', 'results'] as const)
      for (let i = 0; i < sums[part][name].length; i++) sums[part][name][i] += others[part][name][i]
  sums.positions += others.positions
}

/** How much the squares of who is ahead count, where those of which move is better count 1. */
const BETWEEN = 0.03
/** So many positions speak for the line as it was before, for each input. */
const BEFORE = 300
/** Keeps an input that never differs as it was. */
const LEAST = 1e-9

/**
 * The line that explains the trials best by least squares, drawn towards the one `before` (ridge
 * regression).
 */
export function fitLine({ within, all, positions }: Sums, before: ArrayLike<number>): Float64Array {
  const inputs = before.length
  const weigh = (inside: Float64Array, whole: Float64Array, at: number) =>
    (1 - BETWEEN) * inside[at] + BETWEEN * whole[at]
  const matrix = within.products.map((_, at) => weigh(within.products, all.products, at))
  const missing = within.results.map((_, row) => {
    let left = weigh(within.results, all.results, row)
    for (let i = 0; i < inputs; i++) left -= matrix[row * inputs + i] * before[i]
    return left
  })
  const share = BEFORE / Math.max(1, positions)
  for (let at = 0; at < matrix.length; at += inputs + 1) matrix[at] += share * matrix[at] + LEAST
  return solve(matrix, missing).map((change, i) => before[i] + change)
}

/** Solves `matrix` x = `right` by Cholesky's way: symmetric, all eigenvalues above 0. */
function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const n = right.length
  const root = new Float64Array(n * n)
  const x = new Float64Array(n)
  for (let row = 0; row < n; row++)
    for (let column = 0; column <= row; column++) {
      let left = matrix[row * n + column]
      for (let i = 0; i < column; i++) left -= root[row * n + i] * root[column * n + i]
      root[row * n + column] = row === column ? Math.sqrt(left) : left / root[column * n + column]
    }
  for (let row = 0; row < n; row++) {
    let left = right[row]
    for (let i = 0; i < row; i++) left -= root[row * n + i] * x[i]
    x[row] = left / root[row * n + row]
  }
  for (let row = n - 1; row >= 0; row--) {
    let left = x[row]
    for (let i = row + 1; i < n; i++) left -= root[i * n + row] * x[i]
    x[row] = left / root[row * n + row]
  }
  return x
}
