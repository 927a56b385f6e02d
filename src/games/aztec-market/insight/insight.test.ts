import { describe, expect, test } from 'vitest'
import { game } from '../engine/index.ts'
import type { Options, State } from '../engine/state.ts'
import { Rng } from '../../../kernel/rng.ts'
import { findBot } from '../../../bots/levels.ts'
import { onlyInsight } from '../../../bots/knowledge.ts'
import { compare } from '../../../bots/tournament.ts'
import { insight } from './index.ts'
import { daily } from '../../../../test/deep.ts'

const OPTIONS: Options = { removal: 'random', removed: 4, market: 'random', start: 'random' }
/** Long enough to tell who is better, short enough for a search in a test. */
const SHORT: Options = { ...OPTIONS, removed: 56 }
const setting = { game, options: OPTIONS, seed: 1000, now: () => 0 }

function bot(name: string) {
  const found = findBot(name, onlyInsight(insight))
  if (!found.ok) throw new Error(found.message)
  return found.value
}

/** Every position in which somebody has to choose, in a few games at random. */
function* choices(seats: number): Generator<State> {
  const rng = Rng.from(seats)
  for (const market of ['players', 'random'] as const) {
    const state = game.setup(seats, { ...OPTIONS, market }, rng)
    for (
      ;
      state.phase !== 'over';
      game.play(state, state.turn, rng.pick(game.legal(state, state.turn)), { rng, emit() {} })
    ) {
      yield state
    }
  }
}

describe('strength', () => {
  test.each([2, 3])(
    'with %i players, each alone, the rule bot beats chance nearly always',
    seats => {
      expect(
        compare({ ...setting, seats, deals: daily(4, 10) }, bot('greedy'), bot('random')).wins,
      ).toBeGreaterThan(0.85)
    },
  )

  test('with 4 players it does so even with a partner who plays at random', () => {
    expect(
      compare({ ...setting, seats: 4, deals: daily(4, 10) }, bot('greedy'), bot('random')).wins,
    ).toBeGreaterThan(0.7)
  })

  test.each([
    [2, daily(1, 2)],
    [4, 1],
  ])('with %i players a short search beats the rule bot', (seats, deals) => {
    expect(
      compare({ ...setting, options: SHORT, seats, deals }, bot('mcts:30'), bot('greedy')).wins,
    ).toBeGreaterThan(0.6)
  })
})

describe('judgement', () => {
  test.each([2, 3, 4])(
    'with %i players every choice has a weight, and every seat has prospects',
    seats => {
      const weights = new Float64Array(64)
      const prospects = new Float64Array(seats)
      const rng = Rng.from(1)
      for (const state of choices(seats)) {
        const moves = game.legal(state, state.turn)
        insight.weigh(state, state.turn, moves, weights)
        const sound = weights.subarray(0, moves.length).every(weight => weight > 0 && weight <= 1)
        expect(sound && moves.includes(insight.choose(state, state.turn, moves, rng))).toBe(true)
        insight.evaluate(state, game.view(state, null), prospects)
        expect(prospects.every(prospect => prospect >= 0 && prospect <= 1)).toBe(true)
      }
    },
  )

  test('partners have the same prospects, and all together half of what there is', () => {
    const prospects = new Float64Array(4)
    for (const state of choices(4)) {
      insight.evaluate(state, game.view(state, null), prospects)
      expect(prospects[0]).toBeCloseTo(prospects[2])
      expect(prospects.reduce((a, b) => a + b)).toBeCloseTo(2)
    }
  })
})
