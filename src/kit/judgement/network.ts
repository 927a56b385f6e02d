import type { Weights } from './weights.ts'

/**
 * A small network: inputs → hidden ReLU units → one number, and a straight line from the inputs to
 * it beside. Plain arrays, so that training and playing share it.
 */
export interface Network {
  readonly inputs: number
  readonly hidden: number
  /** `first[input * hidden + unit]` */
  readonly first: Float32Array
  /** One a unit. */
  readonly bias: Float32Array
  readonly second: Float32Array
  /** One an input. */
  readonly line: Float32Array
  /** Scratch: what the units gave for the inputs asked about last. */
  readonly units: Float32Array
}

/** A network of zeros. */
export function newNetwork(inputs: number, hidden: number): Network {
  return {
    inputs,
    hidden,
    first: new Float32Array(inputs * hidden),
    bias: new Float32Array(hidden),
    second: new Float32Array(hidden),
    line: new Float32Array(inputs),
    units: new Float32Array(hidden),
  }
}

/**
 * What the network says about these inputs. Sums in a fixed order, so that equal inputs give equal
 * numbers on every machine; inputs of 0 cost nothing.
 */
export function outputOf(network: Network, inputs: Float32Array): number {
  const { hidden, first, bias, second, line, units } = network
  for (let unit = 0; unit < hidden; unit++) units[unit] = bias[unit]
  let sum = 0
  for (let input = 0; input < inputs.length; input++) {
    const value = inputs[input]
    if (value === 0) continue
    sum += value * line[input]
    const row = input * hidden
    for (let unit = 0; unit < hidden; unit++) units[unit] += value * first[row + unit]
  }
  for (let unit = 0; unit < hidden; unit++) {
    if (units[unit] > 0) sum += units[unit] * second[unit]
    else units[unit] = 0
  }
  return sum
}

/** The network that a file of weights holds. */
export function networkOf({ inputs, hidden, layers }: Weights): Network {
  const network = newNetwork(inputs.length, hidden)
  for (const name of LAYERS) {
    const { scale, values } = layers[name]
    for (let i = 0; i < values.length; i++) network[name][i] = values[i] * scale
  }
  return network
}

/** The parts of a network that are learned. */
export const LAYERS = ['first', 'bias', 'second', 'line'] as const

/** Each number in 8 bits: the whole numbers −127 to 127 times one scale a layer. */
export function quantized(network: Network): Weights['layers'] {
  const layer = (numbers: Float32Array) => {
    const most = numbers.reduce((sofar, number) => Math.max(sofar, Math.abs(number)), 0)
    const scale = most / 127 || 1
    return { scale, values: Array.from(numbers, number => Math.round(number / scale)) }
  }
  const { first, bias, second, line } = network
  return { first: layer(first), bias: layer(bias), second: layer(second), line: layer(line) }
}
