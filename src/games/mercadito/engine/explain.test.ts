import { describe, expect, test } from 'vitest'
import { contradictions } from '../../../kit/play.fixture.ts'
import { CARDS } from '../content/index.ts'
import { game } from './index.ts'
import type { Move } from './state.ts'
import { position, wander } from './table.fixture.ts'
import { words } from '../test/words.fixture.ts'

const SEATS = [0, 1, 2, 3, 9]
/** Every move that can be said, legal or not, and some that speak of what is not there. */
const UNIVERSE: readonly Move[] = [
  ...['pass', 'hold', 'cede', 'leave', 'send', 'drop', 'vote', 'unvote'].map(
    type => ({ type }) as Move,
  ),
  ...SEATS.flatMap((to): Move[] => [
    { type: 'juice', to },
    { type: 'address', to },
  ]),
  ...[0, 1, 2, 3, 99].flatMap((offer): Move[] => [
    { type: 'accept', offer },
    { type: 'decline', offer },
    { type: 'cancel', offer },
    { type: 'counter', offer },
  ]),
  ...CARDS.flatMap((_, card): Move[] => [
    { type: 'pick', card },
    { type: 'give', card },
    { type: 'want', card },
    { type: 'reveal', card, to: 'all' },
    ...SEATS.map((to): Move => ({ type: 'reveal', card, to })),
  ]),
]

describe('reasons', () => {
  test('null exactly for what is offered, a known rule and code for all else', () => {
    const seen = new Set<string>()
    const wrong: unknown[] = []
    for (const [seats, seed] of [
      [2, 1],
      [3, 2],
      [4, 3],
    ]) {
      let ply = 0
      for (const state of wander(seats, seed)) {
        if (ply++ % 4 > 0) continue
        const found = contradictions(game, state, UNIVERSE, ({ rule, why }) => {
          seen.add(`${rule} ${why}`)
        })
        wrong.push(...found)
      }
    }
    expect(wrong.slice(0, 3)).toEqual([])
    expect([...seen].filter(reason => !words.refusals.includes(reason))).toEqual([])
  })

  test('MTO-1 somebody who does not play is told so', () => {
    const state = position({ players: 2, market: ['lime'] })
    for (const seat of [-1, 2, 0.5, NaN]) {
      expect(game.legal(state, seat)).toEqual([])
      expect(game.explain(state, seat, { type: 'pass' })).toEqual({
        rule: 'MTO-1',
        why: 'not-seated',
      })
    }
  })
})
