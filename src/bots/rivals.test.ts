import { describe, expect, test } from 'vitest'
import { game } from '../games/merchant-of-goldfish/engine/index.ts'
import { insight } from '../games/merchant-of-goldfish/insight/index.ts'
import type { Perspective } from '../kernel/perspective.ts'
import { Rng } from '../kernel/rng.ts'
import { plainInsight } from '../kit/judgement/insight.ts'
import type { Judgement } from '../kit/judgement/judgement.ts'
import { knowledgeFor, onlyInsight } from './knowledge.ts'
import { byIterations, leading, OPTIONS, questionAt } from './search.fixture.ts'
import { search } from './search.ts'
import { type Nim, nim } from './toys.fixture.ts'
import { ALL_WAYS, type Ways } from './ways.ts'

describe('rivals in a search', () => {
  test('who think are expected to find the winning answer', () => {
    const state = { left: 4, turn: 0, winner: -1 }
    const hopes = (ways: Ways) => {
      const known = onlyInsight({ ...plainInsight(nim), rivalsThink: () => true })
      const { considered } = search(questionAt(nim, state, 0), known, byIterations(900), ways)
      return Math.min(...considered.flatMap(({ rank }) => rank ?? []))
    }
    expect(hopes(ALL_WAYS)).toBeGreaterThan(1.9)
    expect(hopes({ ...ALL_WAYS, rivals: false })).toBeLessThan(1.8)
  })

  test('where they think, positions are judged, with all hands open if that was learned', () => {
    const eyes = new Set<Perspective>()
    const judgement: Judgement<Nim> = {
      features: { inputs: [], read: () => {}, whole: true, atLeaves: false },
      strength: () => 0,
      strengths: (_state, by) => void eyes.add(by),
    }
    for (const thinking of [false, true]) {
      const insight = { ...plainInsight(nim), rivalsThink: () => thinking }
      const question = questionAt(nim, { left: 60, turn: 0, winner: -1 }, 0)
      search(question, { insight, judges: () => judgement }, byIterations(60))
      expect([...eyes]).toEqual(thinking ? ['all'] : [])
    }
  })

  test('think in Goldfish with two, who know what the other holds, and not with three', () => {
    for (const seats of [2, 3]) {
      const view = game.view(game.setup(seats, OPTIONS, Rng.from(1)), 0)
      const worlds = [1, 2].map(seed => game.determinize(view, Rng.from(seed)).hands)
      expect(insight.rivalsThink?.(view)).toBe(seats === 2)
      expect(JSON.stringify(worlds[0]) === JSON.stringify(worlds[1])).toBe(seats === 2)
    }
  })

  test('two who wait for each other in Goldfish do not wait to the limit of turns', async () => {
    // Seat 0 leads a 12, seat 1 can but pass, and for the trick seat 0 takes back a 12.
    const hands = [
      [3, 12, 13, 13, 14],
      [3, 3, 3, 3, 6, 6, 6, 11, 11],
    ]
    const state = leading(hands, [1, 1, 2, 2, 4, 4, 5, 5, 7, 7, 8, 8, 9, 9, 10, 10, 12])
    state.turns = 60
    const knowledge = await knowledgeFor(game)
    const table = { rng: Rng.from(5), emit() {} }
    while (state.phase !== 'over' && state.turns < 160) {
      const seat = state.turn
      const question = questionAt(game, state, seat, state.turns)
      game.play(state, seat, search(question, knowledge, byIterations(100)).move, table)
    }
    expect(state).toMatchObject({ phase: 'over', limit: false })
  })
})
