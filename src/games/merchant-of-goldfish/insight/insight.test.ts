import { describe, expect, test } from 'vitest'
import { HIGHEST } from '../content/index.ts'
import { game } from '../engine/index.ts'
import type { Move, State } from '../engine/state.ts'
import { USUAL } from '../engine/table.fixture.ts'
import { Rng } from '../../../kernel/rng.ts'
import { countsOf } from '../../../kit/counts.ts'
import { liked as likedBy } from '../../../bots/greedy.ts'
import { insight } from './index.ts'

const OPTIONS = { ...USUAL, start: 0 }

/** Seat 0 to lead with this hand. */
function position(
  hand: readonly number[],
  market: readonly number[],
  more: Partial<State> = {},
): State {
  const state = game.setup(3, OPTIONS, Rng.from(1))
  state.hands[0] = countsOf(HIGHEST, hand)
  state.sizes[0] = hand.length
  state.market = countsOf(HIGHEST, market)
  return Object.assign(state, more)
}

const liked = (state: State): Move => likedBy(insight, state, 0, game.legal(state, 0))

/** The pass that the rule bot makes here, as cards given and taken. */
function pass(state: State) {
  const steps: Move[] = []
  state.phase = 'give'
  while (game.legal(state, 0).length > 0 && state.turns === 0) {
    const move = liked(state)
    steps.push(move)
    game.play(state, 0, move, { rng: Rng.from(1), emit() {} })
  }
  const values = (type: string) =>
    steps.flatMap(move => (move.type === type && 'value' in move ? [move.value] : []))
  return { gave: values('give'), took: values('take') }
}

describe('the rule bot', () => {
  test('goes out when it can', () => {
    expect(liked(position([5, 5], [9]))).toEqual({ type: 'play', value: 5, count: 2 })
    expect(liked(position([9], [9], { value: 3, count: 1, owner: 1 }))).toEqual({
      type: 'play',
      value: 9,
      count: 1,
    })
  })

  test('leads whole low sets and keeps the high cards', () => {
    expect(liked(position([2, 2, 2, 6, 9, 13, 14], [1]))).toEqual({
      type: 'play',
      value: 2,
      count: 3,
    })
  })

  test('with two sets left it leads the one that wins', () => {
    expect(liked(position([2, 14], [1]))).toEqual({ type: 'play', value: 14, count: 1 })
  })

  test('does not break a strong pair to beat a low card', () => {
    expect(liked(position([1, 3, 5, 12, 12], [9], { value: 2, count: 1, owner: 1 }))).toEqual({
      type: 'pass',
    })
  })

  test('swaps small cards for a great one', () => {
    const swap = pass(position([1, 2, 4, 6, 9, 9], [13, 3], { value: 14, count: 1, owner: 1 }))
    expect(swap).toEqual({ gave: [6, 4, 2, 1], took: [13] })
  })

  test('keeps its cards where a swap does not help', () => {
    const swap = pass(position([13, 14], [1, 2, 3, 4, 5, 6], { value: 14, count: 1, owner: 1 }))
    expect(swap).toEqual({ gave: [], took: [] })
  })

  test('takes nothing when its last set can be led', () => {
    expect(liked(position([4, 4], [4, 14], { phase: 'collect' }))).toEqual({ type: 'decline' })
    expect(liked(position([4, 5, 7, 9], [14, 2], { phase: 'collect' }))).toEqual({
      type: 'collect',
      value: 14,
    })
  })
})

describe('playouts', () => {
  test('no seat is judged by cards it cannot see', () => {
    const rng = Rng.from(4)
    for (let deal = 0; deal < 20; deal++) {
      const state = game.setup(4, OPTIONS, rng)
      const other = game.determinize(game.view(state, 0), rng)
      const moves = game.legal(state, 0)
      const [mine, theirs] = [state, other].map(at => {
        const weights = new Float64Array(moves.length)
        insight.weigh(at, 0, moves, weights)
        return weights
      })
      expect(theirs).toEqual(mine)
    }
  })
})

describe('prospects', () => {
  const prospects = (state: State, view: State = state) => {
    const out = new Float64Array(state.sizes.length)
    insight.evaluate(state, game.view(view, 0), out)
    return [...out]
  }

  test('those who are out lead in their order, then the lighter hands', () => {
    const state = position([1, 2, 3, 4], [9])
    state.hands[1] = countsOf(HIGHEST, [])
    state.sizes[1] = 0
    state.out = [1]
    state.hands[2] = countsOf(HIGHEST, [14])
    state.sizes[2] = 1
    const [first, second, third] = prospects(state)
    expect(second).toBe(1)
    expect(third).toBeGreaterThan(first)
  })

  test('of a longer match a game that is over is worth its ranking, the last one the whole', () => {
    const before = position([1], [9], { games: 3 })
    expect(prospects({ ...before, game: 2, ranking: [2, 0, 1] }, before)).toEqual([0.5, 0, 1])
    const over = {
      ...before,
      game: 3,
      phase: 'over' as const,
      ranking: [2, 0, 1],
      points: [5, 2, 2],
    }
    expect(prospects(over)).toEqual([1, 0, 0.5])
    const last = { ...before, game: 3, points: [4, 0, 0] }
    expect(prospects(last)[0]).toBeGreaterThan(0.9)
  })
})
