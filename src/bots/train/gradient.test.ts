import { expect, test } from 'vitest'
import { Rng } from '../../kernel/rng.ts'
import { LAYERS, type Network, newNetwork, outputOf } from '../../kit/judgement/network.ts'
import type { Episode } from './episode.ts'
import { follow, newAdam, stepDown } from './gradient.ts'
import { addPosition, newSchool } from './school.ts'

const INPUTS = 5
const SEATS = 3

function drawn(rng: Rng): { network: Network; episode: Episode } {
  const { network } = newSchool(INPUTS, 4, 7)
  for (const name of LAYERS)
    for (let i = 0; i < network[name].length; i++) network[name][i] = rng.unit() - 0.5
  const rows = Float32Array.from({ length: SEATS * INPUTS }, () => rng.unit() - 0.5)
  const targets = new Float32Array(SEATS * SEATS)
  for (let seat = 0; seat < SEATS; seat++)
    for (let other = 0; other < seat; other++) {
      targets[seat * SEATS + other] = rng.unit()
      targets[other * SEATS + seat] = 1 - targets[seat * SEATS + other]
    }
  return { network, episode: { seats: SEATS, positions: 1, rows, targets } }
}

test('the gradient is that of the loss, for every weight', () => {
  const { network, episode } = drawn(Rng.from(3))
  const gradient = newNetwork(INPUTS, 4)
  addPosition(network, episode, 0, 1, gradient)
  const loss = () => addPosition(network, episode, 0, 1, newNetwork(INPUTS, 4))
  const reach = 2 ** -9
  let large = 0
  for (const name of LAYERS)
    for (let i = 0; i < network[name].length; i++) {
      const kept = network[name][i]
      network[name][i] = kept + reach
      const more = loss()
      network[name][i] = kept - reach
      const less = loss()
      network[name][i] = kept
      const slope = gradient[name][i]
      expect(slope, `${name} ${i}`).toBeCloseTo((more - less) / (2 * reach), 3)
      if (Math.abs(slope) > 0.01) large++
    }
  expect(large).toBeGreaterThan(10)
})

test('the loss is the cross-entropy of one pair, whichever way round it is read', () => {
  const network = newNetwork(1, 1)
  network.line[0] = 2
  const rows = Float32Array.from([1, 0])
  const targets = Float32Array.from([0, 1, 0, 0])
  const episode = { seats: 2, positions: 1, rows, targets }
  const loss = addPosition(network, episode, 0, 1, newNetwork(1, 1))
  expect(outputOf(network, Float32Array.of(1))).toBe(2)
  expect(loss).toBeCloseTo(-Math.log(1 / (1 + Math.exp(-2))), 9)
})

test('steps go down, whatever the scale of the gradient, and leave it empty', () => {
  const network = newNetwork(1, 1)
  const gradient = newNetwork(1, 1)
  const adam = newAdam(network)
  for (const scale of [1000, 1000, 1000]) {
    gradient.line[0] = scale
    stepDown(network, gradient, adam, 0.1, 0)
  }
  expect(network.line[0]).toBeCloseTo(-0.3, 5)
  expect(gradient.line[0]).toBe(0)
  const average = newNetwork(1, 1)
  follow(average, network, 0.5)
  expect(average.line[0]).toBeCloseTo(-0.15, 5)
})
