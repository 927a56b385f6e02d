import { describe, expect, test } from 'vitest'
import { contradictions } from '../../../kit/play.fixture.ts'
import { game } from './index.ts'
import type { State } from './state.ts'
import { act, after, position, refusal, UNIVERSE, wander } from './table.fixture.ts'

/** Positions in which each question is asked, all of seat 0. */
const facing = () =>
  position({ hands: [[3, 3, 5, 6, 6, 9], [12], []], inPlay: [5], market: [2, 4, 4, 11], owner: 1 })
const giving = (...said: string[]) =>
  after(
    position({
      hands: [[3, 5, 9, 14], [12], [11]],
      inPlay: [13],
      market: [1, 2, 3, 4, 4, 5],
      owner: 2,
    }),
    'pass…',
    ...said,
  )
const taking = (...said: string[]) => giving('give 9', 'enough', ...said)
const collecting = () =>
  after(
    position({
      hands: [[1, 3], [1]],
      inPlay: [9],
      discard: [4],
      market: [2],
      turn: 1,
      owner: 0,
    }),
    'pass',
  )
const over = () => after(position({ hands: [[9], [1]] }), '9')

/** Every reason there is to refuse a move: the position, the move in words, what is said. */
const REASONS: [said: string, state: State, words: string, seat?: number][] = [
  ['GOL-36 over', over(), '1', 1],
  ['GOL-12 no-such-move', facing(), '15'],
  ['GOL-34 out', facing(), '6', 2],
  ['GOL-11 not-your-turn', facing(), '12', 1],
  ['GOL-13 must-lead', position({ hands: [[1], [2]] }), 'pass…'],
  ['GOL-14 not-in-hand', facing(), '7'],
  ['GOL-14 not-in-hand', facing(), '6 6 6'],
  ['GOL-16 not-higher', facing(), '3'],
  ['GOL-16 not-higher', facing(), '3 3'],
  ['GOL-16 same-number', position({ hands: [[6], [1]], inPlay: [5, 5] }), '6'],
  ['GOL-17 more-copies', facing(), '5'],
  ['GOL-18 higher-and-more', facing(), '6 6'],
  ['GOL-21 pass-first', facing(), 'give 5'],
  ['GOL-21 pass-first', facing(), 'take 4'],
  ['GOL-21 pass-first', facing(), 'enough'],
  ['GOL-21 pass-first', facing(), 'keep'],
  ['GOL-28 no-trick-won', facing(), 'collect 4'],
  ['GOL-28 no-trick-won', facing(), 'decline'],
  ['GOL-21 finish-pass', giving(), '14'],
  ['GOL-21 finish-pass', giving(), 'pass…'],
  ['GOL-21 finish-pass', giving(), 'decline'],
  ['GOL-22 give-first', giving(), 'take 4'],
  ['GOL-22 none-given', giving(), 'enough'],
  ['GOL-22 none-to-give', giving(), 'give 7'],
  ['GOL-22 none-to-give', giving('give 9'), 'give 9'],
  ['GOL-23 over-limit', giving('give 9'), 'give 14'],
  ['GOL-R5 highest-first', giving('give 5'), 'give 9'],
  [
    'GOL-22 market-cannot-pay',
    position({ hands: [[7, 2], [1]], inPlay: [13], market: [2, 4], phase: 'give' }),
    'give 7',
  ],
  ['GOL-22 exchange-begun', giving('give 9'), 'keep'],
  ['GOL-22 finish-exchange', taking(), '14'],
  ['GOL-22 finish-exchange', taking(), 'give 3'],
  ['GOL-22 finish-exchange', taking(), 'keep'],
  ['GOL-22 finish-exchange', taking(), 'collect 4'],
  ['GOL-24 not-in-market', taking(), 'take 7'],
  ['GOL-24 not-in-market', taking('take 5'), 'take 5'],
  ['GOL-22 too-much', taking('take 5', 'take 3'), 'take 2'],
  ['GOL-R5 highest-first', taking('take 4'), 'take 5'],
  [
    'GOL-22 does-not-add-up',
    position({ hands: [[9], [1]], inPlay: [13], market: [1, 4, 5], given: [9], phase: 'take' }),
    'take 1',
  ],
  ['GOL-28 collect-first', collecting(), '1'],
  ['GOL-28 collect-first', collecting(), 'pass…'],
  ['GOL-R13 not-in-market', collecting(), 'collect 4'],
]

describe('every refusal says its rule', () => {
  test.each(REASONS)('%s', (said, state, words, seat) => {
    expect(refusal(state, words, seat)).toBe(said)
  })

  test('GOL-R5 the same value cannot be taken back', () => {
    const state = position({ hands: [[8, 5], [1]], inPlay: [13], market: [5, 6, 7], turn: 0 })
    act(state, 'pass…', 'give 8', 'give 5', 'enough')
    expect(refusal(state, 'take 5')).toBe('GOL-R5 same-value')
  })

  test('and gives the numbers for its sentence', () => {
    const state = facing()
    expect(game.explain(state, 0, { type: 'play', value: 6, count: 2 })?.with).toEqual({
      value: 5,
      count: 1,
    })
    expect(game.explain(state, 0, { type: 'play', value: 6, count: 4 })?.with).toEqual({
      value: 6,
      count: 4,
      have: 2,
    })
    expect(game.explain(giving('give 9'), 0, { type: 'give', value: 14 })?.with).toEqual({
      sum: 23,
    })
    expect(game.explain(taking('take 5'), 0, { type: 'take', value: 11 })?.with).toEqual({
      value: 11,
    })
    expect(game.explain(taking('take 5'), 0, { type: 'pass' })?.with).toEqual({ owed: 4 })
  })
})

test('there is a reason exactly if the move is not offered, for every seat and every move that can be said', () => {
  const wrong: unknown[] = []
  for (const seats of [2, 3, 5]) {
    let ply = 0
    for (const state of wander(seats, seats))
      if (ply++ % 11 === 0) wrong.push(...contradictions(game, state, UNIVERSE))
  }
  expect(wrong).toEqual([])
})
