import { describe, expect, test } from 'vitest'
import { game } from '../engine/index.ts'
import type { Options } from '../engine/state.ts'
import { wander } from '../engine/table.fixture.ts'
import { must } from '../../../kernel/match.ts'
import { findBot } from '../../../bots/levels.ts'
import { onlyInsight } from '../../../bots/knowledge.ts'
import { compare } from '../../../bots/tournament.ts'
import { insight } from './index.ts'
import { daily } from '../../../../test/deep.ts'

const OPTIONS: Options = { removal: 'random', removed: 4, market: 'random', start: 'random' }
/** Long enough to tell who is better, short enough for a search in a test. */
const SHORT: Options = { ...OPTIONS, removed: 56 }
const setting = { game, options: SHORT, seed: 1000, now: () => 0 }

const bot = (name: string) => must(findBot(name, onlyInsight(insight)))

describe('strength', () => {
  test.each([
    [2, daily(1, 2)],
    [4, 1],
  ])('with %i players a short search beats the rule bot', (seats, deals) => {
    expect(
      compare({ ...setting, seats, deals }, bot('mcts:30'), bot('greedy')).wins,
    ).toBeGreaterThan(0.6)
  })
})

describe('judgement', () => {
  test('partners have the same prospects, and all together half of what there is', () => {
    const prospects = new Float64Array(4)
    for (const state of wander(4, 4)) {
      insight.evaluate(state, game.view(state, null), prospects)
      expect(prospects[0]).toBeCloseTo(prospects[2])
      expect(prospects.reduce((a, b) => a + b)).toBeCloseTo(2)
    }
  })
})
