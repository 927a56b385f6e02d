import { expect, test } from 'vitest'
import { Rng } from '../../kernel/rng.ts'
import { type Toy, toy } from '../../kernel/toy.fixture.ts'
import { type Features, judgementBy, judgesBy, payoffsBy, trueToGames } from './judgement.ts'
import { LAYERS, networkOf, newNetwork, outputOf, quantized } from './network.ts'

const features: Features<Toy> = {
  inputs: ['purse', 'secret'],
  read(state, seat, sees, out) {
    out[0] = state.purse[seat] / 10
    if (sees) out[1] = (state.bids[seat] ?? 0) / 3
  },
}

function randomNetwork(inputs: number, hidden: number) {
  const rng = Rng.from(7)
  const network = newNetwork(inputs, hidden)
  for (const name of LAYERS)
    for (let i = 0; i < network[name].length; i++) network[name][i] = rng.unit() * 2 - 1
  return network
}

const weightsOf = (version: number, content: string | null = null) => ({
  format: 1 as const,
  game: 'toy',
  version,
  content,
  inputs: features.inputs,
  hidden: 4,
  layers: quantized(randomNetwork(2, 4)),
})

test('a quantized network says nearly the same as the one it was made of', () => {
  const network = randomNetwork(2, 4)
  const read = networkOf(weightsOf(1))
  for (const inputs of [
    [1, 0],
    [0.2, -0.7],
    [0, 0],
  ])
    expect(outputOf(read, Float32Array.from(inputs))).toBeCloseTo(
      outputOf(network, Float32Array.from(inputs)),
      1,
    )
})

test('a judgement reads what a seat hides only with the eyes of that seat, or of everybody', () => {
  const judgement = judgementBy(features, randomNetwork(2, 4))
  const state = toy.setup(2, { rounds: 1, mood: 'calm' }, Rng.from(1))
  const seen = (bids: (number | null)[], eyes: number | null | 'all') => {
    const out = new Float64Array(2)
    judgement.strengths({ ...state, bids }, eyes, out)
    return [...out]
  }
  expect(seen([1, 3], 0)).toEqual(seen([1, 2], 0))
  expect(seen([1, 3], null)).toEqual(seen([2, 1], null))
  expect(seen([1, 3], 1)).not.toEqual(seen([1, 2], 1))
  expect(seen([1, 3], 'all')).not.toEqual(seen([1, 2], 'all'))
})

test('weights of other rules, values or inputs judge nothing', () => {
  const view = toy.view(toy.setup(2, { rounds: 1, mood: 'calm' }, Rng.from(1)), 0)
  const contentOf = () => null
  const judges = (version: number, content: string | null = null) =>
    judgesBy({ features, weights: weightsOf(version, content), contentOf }, 3)(view)
  expect(judges(3)).not.toBeNull()
  expect(judges(2)).toBeNull()
  expect(judges(3, 'other')).toBeNull()
  const others = { ...features, inputs: ['purse', 'other'] }
  expect(judgesBy({ features: others, weights: weightsOf(3), contentOf }, 3)(view)).toBeNull()
  expect(judgesBy({ features, weights: null, contentOf }, 3)(view)).toBeNull()
})

test('payoffs follow from strengths', () => {
  const even = new Float64Array(3)
  payoffsBy(Float64Array.of(0, 0, 0), even)
  expect([...even]).toEqual([0.5, 0.5, 0.5])
  const payoffs = new Float64Array(4)
  payoffsBy(Float64Array.of(2, 0.5, -1, 0), payoffs)
  // The chance to end up ahead of another is the logistic of the difference.
  const ahead = [-1.5, 1.5, 0.5].map(difference => 1 / (1 + Math.exp(-difference)))
  expect(payoffs[1]).toBeCloseTo(ahead.reduce((sum, chance) => sum + chance) / 3, 12)
})

test('people are told strengths that are as sure as games bear them out', () => {
  const doubtful: Features<Toy> = { ...features, doubt: ({ purse }) => purse[0] ?? 1 }
  const network = randomNetwork(2, 4)
  const state = { ...toy.setup(2, { rounds: 1, mood: 'calm' }, Rng.from(1)), purse: [4, 9] }
  const strengths = (judgement: ReturnType<typeof judgementBy<Toy>>) => {
    const out = new Float64Array(2)
    judgement.strengths(state, 'all', out)
    return [...out]
  }
  const sure = strengths(judgementBy(doubtful, network))
  expect(strengths(trueToGames(judgementBy(doubtful, network)))).toEqual(sure.map(each => each / 4))
  expect(strengths(trueToGames(judgementBy(features, network)))).toEqual(sure)
  const unfair: Features<Toy> = { ...doubtful, favour: (_, seat) => 8 * seat }
  const [one = 0, two = 0] = sure
  expect(strengths(trueToGames(judgementBy(unfair, network)))).toEqual([one / 4, (two - 8) / 4])
})
