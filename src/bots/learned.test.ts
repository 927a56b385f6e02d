import { expect, test } from 'vitest'
import { Rng } from '../kernel/rng.ts'
import type { Features, Judgement } from '../kit/judgement/judgement.ts'
import { type Insight, plainInsight } from '../kit/judgement/insight.ts'
import { learned } from './learned.ts'
import { nim } from './toys.fixture.ts'

type Nim = ReturnType<(typeof nim)['setup']>

/** Knows that whoever has to take of a multiple of four is lost. */
function judgementOf(more: Partial<Features>): Judgement {
  const features: Features = { inputs: ['heap/left'], read: () => undefined, ...more }
  return {
    features,
    strength: () => 0,
    strengths: (state: Nim, _eyes, out) =>
      out.forEach((_, seat) => (out[seat] = seat !== state.turn && state.left % 4 === 0 ? 9 : 0)),
  }
}

function answerTo(
  left: number,
  more: Partial<Features>,
  insight: Insight = plainInsight(nim),
  judgement = judgementOf(more),
) {
  const view = { left, turn: 0, winner: -1 }
  const offers = nim.legal(view, 0)
  const knowledge = { insight, judges: () => judgement }
  return learned({ game: nim, seat: 0, view, offers, rng: Rng.from(1), now: () => 0 }, knowledge)
}

test('a learned player takes the move that its judgement likes best', () => {
  expect(answerTo(7, {}).move).toEqual({ type: 'take', count: 3 })
  expect(answerTo(6, {}).move).toEqual({ type: 'take', count: 2 })
})

test('it tries moves in as many worlds as the game asks for', () => {
  const worlds = (more: Partial<Features>) => answerTo(7, more).considered.map(each => each.visits)
  expect(worlds({})).toEqual([3, 3, 3])
  expect(worlds({ worlds: 8 })).toEqual([8, 8, 8])
})

test('in later rounds the better part of the moves is tried in twice as many worlds', () => {
  const { considered, move } = answerTo(7, { worlds: 2, rounds: 3 })
  expect(considered.map(({ visits }) => visits)).toEqual([14, 2, 14])
  expect(move).toEqual({ type: 'take', count: 3 })
})

test('where the insight is trusted, what it likes counts for the more', () => {
  const likesTwo: Insight = {
    ...plainInsight(nim),
    weigh: (_state, _seat, moves, out) => moves.forEach((_, i) => (out[i] = i === 1 ? Math.E : 1)),
  }
  const chosen = (trust: number) => answerTo(7, { trust }, likesTwo).move
  expect(chosen(0.01)).toEqual({ type: 'take', count: 3 })
  expect(chosen(2)).toEqual({ type: 'take', count: 2 })
})

test('what a game leaves to the insight is not judged', () => {
  const { move, considered } = answerTo(7, { leaves: () => true })
  expect(move).toEqual({ type: 'take', count: 1 })
  expect(considered.map(({ rank }) => rank)).toEqual([null, null, null])
})

test('who imagines worlds whole judges a move when asked again', () => {
  const judgedAt = (more: Partial<Features>) => {
    const turns = new Set<number>()
    const judgement = judgementOf(more)
    const strengths: Judgement['strengths'] = (state: Nim, eyes, out) => {
      turns.add(state.turn)
      judgement.strengths(state, eyes, out)
    }
    answerTo(11, more, plainInsight(nim), { ...judgement, strengths })
    return [...turns]
  }
  expect(judgedAt({})).toEqual([1])
  expect(judgedAt({ whole: true })).toEqual([0])
})
