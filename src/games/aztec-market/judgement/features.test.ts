import { expect, test } from 'vitest'
import { Rng } from '../../../kernel/rng.ts'
import { game } from '../engine/index.ts'
import type { Options } from '../engine/state.ts'
import { insight } from '../insight/index.ts'
import { features } from './features.ts'

const OPTIONS: Options = { removal: 'random', removed: 40, market: 'players', start: 'random' }

test('AZT-54: partners look the same, to the last bit', () => {
  const rng = Rng.from(4)
  const state = game.setup(4, OPTIONS, rng)
  const [south, north] = [0, 0].map(() => new Float32Array(features.inputs.length))
  for (; state.phase !== 'over';) {
    for (const seat of [0, 1]) {
      features.read(state, seat, true, south)
      features.read(state, seat + 2, false, north)
      expect(north).toEqual(south)
    }
    const moves = game.legal(state, state.turn)
    game.play(state, state.turn, insight.choose(state, state.turn, moves, rng), { rng, emit() {} })
  }
})

test('that the king has what a side has most of is told only where it is so', () => {
  const read = (king: number) => {
    const state = game.setup(2, OPTIONS, Rng.from(1))
    state.goods[0] = 20
    state.colours[0] = 0
    state.king[0] = king
    state.stock[0] = 1 - king
    const inputs = new Float32Array(features.inputs.length)
    features.read(state, 0, true, inputs)
    return inputs
  }
  const claimed = (inputs: Float32Array) =>
    Object.entries(features.claims?.['king'] ?? {}).reduce(
      (sum, [claim, unit]) => sum + unit * (inputs[features.inputs.indexOf(claim)] ?? 0),
      0,
    )
  expect(claimed(read(1))).toBeGreaterThan(claimed(read(0)))
})
