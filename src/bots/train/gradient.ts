import { LAYERS, type Network, newNetwork } from '../../kit/judgement/network.ts'

/**
 * Adds to `gradient` what the parts of the network contribute to its answer for these inputs, times
 * `slope`: the derivative of the loss by that answer. `units`: what the hidden units gave for them.
 */
export function addGradient(
  network: Network,
  inputs: Float32Array,
  units: Float32Array,
  slope: number,
  gradient: Network,
): void {
  const { hidden, second } = network
  const through = gradient.units
  for (let unit = 0; unit < hidden; unit++) {
    const given = units[unit]
    through[unit] = given > 0 ? slope * second[unit] : 0
    gradient.second[unit] += slope * given
    gradient.bias[unit] += through[unit]
  }
  for (let input = 0; input < inputs.length; input++) {
    const value = inputs[input]
    if (value === 0) continue
    gradient.line[input] += slope * value
    const row = input * hidden
    for (let unit = 0; unit < hidden; unit++) gradient.first[row + unit] += value * through[unit]
  }
}

/** What Adam (Kingma and Ba 2014) remembers of the gradients so far. */
export interface Adam {
  readonly mean: Network
  readonly square: Network
  steps: number
}

/** Before the first step. */
export function newAdam({ inputs, hidden }: Network): Adam {
  return { mean: newNetwork(inputs, hidden), square: newNetwork(inputs, hidden), steps: 0 }
}

/** How much of the means of the gradients and of their squares is kept at each step. */
const [KEPT_MEAN, KEPT_SQUARE] = [0.9, 0.999]
const LEAST = 1e-8

/** One step down the gradient, which is 0 afterwards. `decay`: the share of each weight lost. */
export function stepDown(
  network: Network,
  gradient: Network,
  adam: Adam,
  rate: number,
  decay: number,
): void {
  adam.steps++
  const size = (rate * Math.sqrt(1 - KEPT_SQUARE ** adam.steps)) / (1 - KEPT_MEAN ** adam.steps)
  for (const name of LAYERS) {
    const [weights, slopes] = [network[name], gradient[name]]
    const [mean, square] = [adam.mean[name], adam.square[name]]
    for (let i = 0; i < weights.length; i++) {
      const slope = slopes[i]
      mean[i] += (1 - KEPT_MEAN) * (slope - mean[i])
      square[i] += (1 - KEPT_SQUARE) * (slope * slope - square[i])
      weights[i] -= (size * mean[i]) / (Math.sqrt(square[i]) + LEAST) + decay * weights[i]
      slopes[i] = 0
    }
  }
}

/** Moves `average` a share of the way to the network. */
export function follow(average: Network, network: Network, share: number): void {
  for (const name of LAYERS) {
    const [followers, leaders] = [average[name], network[name]]
    for (let i = 0; i < leaders.length; i++) followers[i] += share * (leaders[i] - followers[i])
  }
}
