/*
 * A straight line fitted to positions and what came of them. Which move is better is learned from
 * trials: groups of positions, each what the moves of one decision have led to in one world. Who is
 * ahead is learned from positions of whole games.
 */

/** What a fit needs to know of all of them: sums, so that any number takes no room. */
export interface Sums {
  /** Of deviations from the mean of the group. */
  readonly trials: Products
  readonly games: Products
  /** The positions of trials. */
  positions: number
}

interface Products {
  /** `inputs[row * count + column]`: the sum of one input times another. */
  readonly inputs: Float64Array
  /** Of each input times the result. */
  readonly results: Float64Array
}

export function newSums(count: number): Sums {
  const none = () => ({
    inputs: new Float64Array(count * count),
    results: new Float64Array(count),
  })
  return { trials: none(), games: none(), positions: 0 }
}

/** A position: its inputs, and what came of it in the units that they explain. */
export interface Tried {
  readonly inputs: Float64Array
  readonly result: number
}

/** Adds a position of a game. */
export function addPlayed({ games }: Sums, { inputs, result }: Tried): void {
  addProducts(games, inputs, result)
}

/** Adds what the moves of one decision have led to in one world. */
export function addGroup(sums: Sums, group: readonly Tried[]): void {
  const share = 1 / group.length
  const mean = new Float64Array(sums.trials.results.length)
  let result = 0
  for (const tried of group) {
    for (let i = 0; i < mean.length; i++) mean[i] += share * tried.inputs[i]
    result += share * tried.result
  }
  for (const tried of group) {
    const apart = tried.inputs.map((value, i) => value - mean[i])
    addProducts(sums.trials, apart, tried.result - result)
  }
  sums.positions += group.length
}

function addProducts(products: Products, inputs: Float64Array, result: number): void {
  for (let row = 0; row < inputs.length; row++) {
    const value = inputs[row]
    if (value === 0) continue
    products.results[row] += value * result
    const at = row * inputs.length
    for (let column = 0; column < inputs.length; column++)
      products.inputs[at + column] += value * inputs[column]
  }
}

/** Adds other sums to these. */
export function addSums(sums: Sums, others: Sums): void {
  for (const part of ['trials', 'games'] as const)
    for (const name of ['inputs', 'results'] as const)
      for (let i = 0; i < sums[part][name].length; i++) sums[part][name][i] += others[part][name][i]
  sums.positions += others.positions
}

/** How much a position of a game counts, where one of a trial counts 1. */
const OF_GAME = 0.05
/** So many positions speak for the line as it was before, for each input. */
const BEFORE = 300
/** Keeps an input that never differs as it was. */
const LEAST = 1e-9

/**
 * The line that explains the results best by least squares, drawn towards the one `before` (ridge
 * regression).
 */
export function fitLine(
  { trials, games, positions }: Sums,
  before: ArrayLike<number>,
): Float64Array {
  const count = before.length
  const matrix = trials.inputs.map((sum, at) => sum + OF_GAME * games.inputs[at])
  const missing = trials.results.map((sum, row) => {
    let left = sum + OF_GAME * games.results[row]
    for (let i = 0; i < count; i++) left -= matrix[row * count + i] * before[i]
    return left
  })
  const share = BEFORE / Math.max(1, positions)
  for (let at = 0; at < matrix.length; at += count + 1) matrix[at] += share * matrix[at] + LEAST
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
