import { describe, expect, test } from 'vitest'
import { contradictions } from '../../../kit/play.fixture.ts'
import { Rng } from '../../../kernel/rng.ts'
import { game } from './index.ts'
import type { State } from './state.ts'
import {
  act,
  after,
  offers,
  OPTIONS,
  position,
  refusal,
  UNIVERSE,
  wander,
} from './table.fixture.ts'

const begun = () => game.setup(2, { ...OPTIONS, start: 0 }, Rng.from(1))
const laid = () => game.setup(2, { ...OPTIONS, start: 0, market: 'random' }, Rng.from(1))
const turn = () =>
  position({ market: '??Km ???? ???? r?g.', stock: 'red 3, green 1', coins: ['1100'], bag: 0 })
const play = (...words: string[]) => after(turn(), 'play', ...words)
const pass = (...words: string[]) => after(turn(), 'pass', ...words)
const blocked = () => position({ market: 'rK?m c??? ???? p??.', stock: 'red 3', coins: ['1000'] })
const blockedByOne = () =>
  position({ market: 'rK?m c??? ???? p??.', stock: 'red 3', coins: ['1010'], goods: ['2 blue 1'] })
const over = () => {
  const state = position({ turn: 1, bag: 0 })
  while (state.phase !== 'over') act(state, offers(state)[0])
  return state
}

/** Every reason there is to refuse a move: the position, the move in words, what is said. */
const REASONS: [said: string, state: State, words: string, seat?: number][] = [
  ['AZT-53 over', over(), 'pass', 0],
  ['AZT-63 no-such-move', turn(), 'sleep'],
  ['AZT-62 not-your-turn', turn(), 'pass', 1],
  ['AZT-10 choose-tile', begun(), 'place 3'],
  ['AZT-10 choose-cell', after(begun(), 'tile king'), 'tile king'],
  ['AZT-2 none-left', after(begun(), 'tile king', 'place 3'), 'tile king'],
  ['AZT-10 cell-taken', after(begun(), 'tile king', 'place 3', 'tile crowd'), 'place 3'],
  ['AZT-15 first-coin', laid(), 'pass'],
  ['AZT-63 pass-or-play', turn(), 'buy 0 red'],
  ['AZT-R6 no-coins', position({ stock: 'red 1' }), 'play'],
  ['AZT-R6 cannot-buy', blocked(), 'play'],
  ['AZT-22 move-tile', pass(), 'end'],
  ['AZT-22 hole', pass(), 'move 15'],
  ['AZT-22 move-another', pass('move 0'), 'end'],
  ['AZT-R7 just-moved', pass('move 0'), 'move 15'],
  ['AZT-25 take-coin', pass('move 0', 'move 1'), 'end'],
  ['AZT-27 has-coin', pass('move 0', 'move 1'), 'coin 1'],
  ['AZT-28 king-first', pass('move 0', 'move 2', 'coin 2'), 'end'],
  ['AZT-28 none-to-take', pass('move 0', 'move 2', 'coin 2'), 'king black'],
  ['AZT-28 not-facing-king', pass('move 0', 'move 1', 'coin 2'), 'king red'],
  ['AZT-32 playing', play(), 'pass'],
  ['AZT-33 must-buy', play(), 'end'],
  ['AZT-34 pay-first', play(), 'move 0'],
  ['AZT-34 no-coin-to-pay', play(), 'pay 3'],
  ['AZT-34 move-paid', play('pay 1'), 'buy 0 red'],
  ['AZT-35 messenger-free', play('pay 1'), 'move 3'],
  ['AZT-R5 just-moved', play('move 3'), 'move 15'],
  ['AZT-R6 out-of-reach', after(blockedByOne(), 'play', 'pay 2'), 'move 12'],
  ['AZT-37 no-coin', play(), 'buy 2 green'],
  ['AZT-38 not-in-column', play(), 'buy 1 red'],
]

describe('every refusal says its rule', () => {
  test.each(REASONS)('%s', (said, state, words, seat) => {
    expect(refusal(state, words, seat)).toBe(said)
  })

  test('and gives what its sentence needs', () => {
    expect(game.explain(play(), 0, { type: 'buy', buyer: 1, colour: 2 })).toMatchObject({
      with: { colour: 2 },
    })
    expect(game.explain(play('move 3'), 0, { type: 'move', cell: 15 })).toMatchObject({
      with: { tile: 8 },
    })
  })
})

test('there is a reason exactly if the move is not offered, for every seat and every move that can be said', () => {
  const wrong: unknown[] = []
  for (const seats of [2, 4]) {
    let ply = 0
    for (const state of wander(seats, seats))
      if (ply++ % 9 === 0) wrong.push(...contradictions(game, state, UNIVERSE))
  }
  expect(wrong).toEqual([])
})
