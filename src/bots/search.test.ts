import { describe, expect, test } from 'vitest'
import { game } from '../games/merchant-of-goldfish/engine/index.ts'
import type { Goldfish } from '../games/merchant-of-goldfish/engine/state.ts'
import { insight } from '../games/merchant-of-goldfish/insight/index.ts'
import type { Seat } from '../kernel/game.ts'
import { clone } from '../kernel/json.ts'
import { Rng } from '../kernel/rng.ts'
import { plainInsight } from '../kit/judgement/insight.ts'
import type { Judgement, Judges } from '../kit/judgement/judgement.ts'
import type { Question } from './bot.ts'
import { onlyInsight } from './knowledge.ts'
import { byIterations, KNOWN, leading, OPTIONS, questionAt } from './search.fixture.ts'
import { search } from './search.ts'
import { type Nim, nim, pennies } from './toys.fixture.ts'
import { ALL_WAYS } from './ways.ts'

describe('search', () => {
  test('finds the winning move of a game it knows only the rules of', () => {
    for (const left of [5, 6, 7, 9, 10, 11]) {
      const state = { left, turn: 0, winner: -1 }
      const answer = search(
        questionAt(nim, state, 0),
        onlyInsight(plainInsight(nim)),
        byIterations(8000),
      )
      expect(answer.move).toEqual({ type: 'take', count: left % 4 })
      expect(answer.considered.find(({ move }) => move === answer.move)?.rank).toBeLessThan(1.3)
    }
  })

  test('does not assume that the others see simultaneous choices', () => {
    for (const seat of [0, 1]) {
      const question = questionAt(pennies, pennies.setup(2, {}, Rng.from(1)), seat)
      const { considered } = search(
        question,
        onlyInsight(plainInsight(pennies)),
        byIterations(2000),
      )
      for (const { rank } of considered) expect(Math.abs((rank ?? 0) - 1.5)).toBeLessThan(0.2)
    }
  })

  test('a forced win is found: lead what cannot be beaten, then the rest', () => {
    const state = leading(
      [
        [2, 14],
        [1, 1, 3, 9],
        [5, 8, 8],
      ],
      [1, 1, 2, 3],
    )
    const answer = search(questionAt(game, state, 0), KNOWN, byIterations(300))
    expect(answer.move).toEqual({ type: 'play', value: 14, count: 1 })
    expect(answer.considered.find(({ move }) => move === answer.move)?.rank).toBeLessThan(1.1)
  })

  test('with two players the end is read to the bottom', () => {
    // The 3 first would be beaten by a 9, and the last 9 would be out before the pair can be led.
    const state = leading(
      [
        [3, 13, 13],
        [9, 9],
      ],
      [1],
    )
    const answer = search(
      questionAt(game, state, 0),
      onlyInsight(plainInsight(game)),
      byIterations(400),
    )
    expect(answer.move).toEqual({ type: 'play', value: 13, count: 2 })
    expect(answer.considered.find(({ move }) => move === answer.move)?.rank).toBeLessThan(1.1)
  })

  test('who overlooks moves still makes a likely one, and others from time to time', () => {
    const state = game.setup(4, OPTIONS, Rng.from(7))
    const ways = { ...ALL_WAYS, oversight: 1 }
    const looked = Array.from({ length: 20 }, (_, seed) => {
      const question = questionAt(game, state, 0, seed)
      const { considered } = search(question, KNOWN, byIterations(20), ways)
      return considered.filter(({ visits }) => visits > 0).length
    })
    expect(Math.max(...looked)).toBeGreaterThan(Math.min(...looked))
    expect(Math.max(...looked)).toBeLessThan(game.legal(state, 0).length)
  })

  test('who misjudges moves takes a worse one only where both are nearly as good', () => {
    const wins = (misjudgement: number) => {
      const moves = Array.from({ length: 30 }, (_, seed) => {
        const question = questionAt(nim, { left: 3, turn: 0, winner: -1 }, 0, seed)
        return search(question, onlyInsight(plainInsight(nim)), byIterations(60), {
          ...ALL_WAYS,
          misjudgement,
        }).move
      })
      return moves.filter(({ count }) => count === 3).length
    }
    expect(wins(0.3)).toBe(30)
    expect(wins(3)).toBeLessThan(30)
    expect(wins(3)).toBeGreaterThan(10)
  })

  test('judges by what was learned, where it fits, after a few plies', () => {
    const likesSeat = (liked: Seat): Judgement<Nim> => ({
      features: { inputs: [], read: () => {} },
      strength: () => 0,
      strengths: (_state, _eyes, out) => void out.fill(-5).fill(5, liked, liked + 1),
    })
    const state = { left: 60, turn: 0, winner: -1 }
    const rankBy = (judges: Judges<Nim>, ways = ALL_WAYS) => {
      const known = { insight: plainInsight(nim), judges }
      const { considered, move } = search(questionAt(nim, state, 0), known, byIterations(60), ways)
      return considered.find(each => each.move === move)?.rank ?? 0
    }
    expect(rankBy(() => likesSeat(0))).toBeLessThan(1.1)
    expect(rankBy(() => likesSeat(1))).toBeGreaterThan(1.9)
    const left = { ...ALL_WAYS, leaves: false }
    expect(rankBy(() => likesSeat(1), left)).toBe(rankBy(() => null))
  })

  test('with others who play at random it thinks differently', () => {
    const question = () => questionAt(game, game.setup(4, OPTIONS, Rng.from(3)), 0, 5)
    const [all, left] = [ALL_WAYS, { ...ALL_WAYS, model: false }].map(ways =>
      search(question(), KNOWN, byIterations(60), ways),
    )
    expect(left?.considered).not.toEqual(all?.considered)
  })

  test('is the same for view and offers that went through JSON, and does not change them', () => {
    const question = questionAt(game, game.setup(3, OPTIONS, Rng.from(3)), 0, 5)
    const sent: Question<Goldfish> = {
      ...question,
      view: clone(question.view),
      offers: clone(question.offers),
      rng: Rng.from(5),
    }
    const before = clone(sent.view)
    const answer = search(sent, KNOWN, byIterations(60))
    expect(answer).toEqual(search(question, KNOWN, byIterations(60)))
    expect(sent.offers).toContain(answer.move)
    expect(sent.view).toEqual(before)
  })

  test('who looks at the same view thinks of the same worlds, whatever their own chance', () => {
    const answers = [1, 2].map(seed =>
      search(
        questionAt(game, game.setup(4, OPTIONS, Rng.from(3)), 0, seed),
        KNOWN,
        byIterations(60),
      ),
    )
    expect(answers[1]).toEqual(answers[0])
  })

  test('the longer it thinks, the more worlds it infers', () => {
    const asked: number[] = []
    const worlds: typeof insight.worlds = (_view, _past, _rng, count) => {
      asked.push(count)
      return null
    }
    const question = questionAt(game, game.setup(4, OPTIONS, Rng.from(3)), 0)
    const known = onlyInsight<Goldfish>({ ...insight, worlds })
    for (const iterations of [99, 100, 3_000, 12_000, Infinity])
      search(question, known, { ms: 0, iterations })
    expect(asked).toEqual([48, 93, 375, 400])
  })

  test('a single offer is taken without a search', () => {
    const state = leading([[1, 1, 1], [2]], [1])
    state.value = 14
    state.count = 1
    state.owner = 1
    const question = questionAt(game, state, 0)
    const { move, considered } = search(
      { ...question, now: () => expect.unreachable() },
      KNOWN,
      byIterations(100),
    )
    expect(move).toEqual({ type: 'pass' })
    expect(considered).toEqual([{ move, visits: 0, rank: null }])
  })

  test('answers without any time or any iteration, by insight alone', () => {
    const question = questionAt(game, game.setup(4, OPTIONS, Rng.from(3)), 0)
    for (const budget of [{ ms: 0, iterations: 1000 }, byIterations(0)]) {
      const { move, considered } = search(question, KNOWN, budget)
      expect(question.offers).toContain(move)
      expect(considered.every(({ visits, rank }) => visits === 0 && rank === null)).toBe(true)
    }
  })

  test('stops when its time is up, and counts every iteration', () => {
    let ms = 0
    const question = {
      ...questionAt(game, game.setup(4, OPTIONS, Rng.from(3)), 0),
      now: () => ms++,
    }
    const { considered } = search(question, KNOWN, { ms: 40, iterations: Infinity })
    const visits = considered.reduce((sum, { visits }) => sum + visits, 0)
    expect(visits).toBeGreaterThan(20)
    expect(visits).toBeLessThanOrEqual(40)
  })

  test('a longer match is thought about one game at a time', () => {
    const state = game.setup(3, { ...OPTIONS, games: 3 }, Rng.from(3))
    const { considered } = search(questionAt(game, state, 0), KNOWN, byIterations(50))
    const ranks = considered.flatMap(({ rank }) => rank ?? [])
    expect(Math.min(...ranks)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...ranks)).toBeLessThanOrEqual(3)
  })
})
