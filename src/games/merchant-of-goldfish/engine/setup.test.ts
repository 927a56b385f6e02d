import { describe, expect, test } from 'vitest'
import { begin, fitOptions } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import { atRandom } from '../../../kit/play.fixture.ts'
import { DECK, deckFor, REMOVED } from '../content/index.ts'
import { game } from './index.ts'
import type { Options } from './state.ts'
import { act, BOX, cards, offers, position, USUAL } from './table.fixture.ts'

const deal = (seats: number, seed = 1, options: Partial<Options> = {}) =>
  game.setup(seats, { ...USUAL, ...options }, Rng.from(seed))
const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0)

/**
 * Section 1 of the rules: cards removed, in each hand, in the market; and copies of 14, 13 … 1 that
 * are used.
 */
const TABLE: readonly (readonly [
  seats: number,
  removed: number,
  hand: number,
  market: number,
  copies: number[],
])[] = [
  [2, 22, 15, 14, [1, 2, 2, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5]],
  [3, 10, 14, 14, [1, 2, 3, 3, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6]],
  [4, 0, 13, 14, [1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 7]],
  [5, 0, 11, 11, [1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 7]],
  [6, 0, 9, 12, [1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 7]],
]

describe('the box', () => {
  test('GOL-1 the game takes 2 to 6 players', () => {
    expect(game.seats).toEqual([2, 6])
    for (const seats of [2, 3, 4, 5, 6]) expect(begin(game, seats, {}, 'a').ok).toBe(true)
    for (const seats of [0, 1, 7])
      expect(begin(game, seats, {}, 'a')).toMatchObject({ ok: false, why: 'bad-seats' })
  })

  test('GOL-2, GOL-R1, V1 66 cards by the written list, not the 105 of the printed table', () => {
    expect(DECK).toEqual(BOX)
    expect(sum(DECK)).toBe(66)
    expect(sum(Array.from({ length: 14 }, (_, i) => 14 - i))).toBe(105)
  })

  test('GOL-3 with 2 players two each of 1–10, one 11 and one 12 are removed', () => {
    expect(cards(REMOVED[2])).toEqual([
      1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 12,
    ])
  })

  test('GOL-4 with 3 players one each of 1–10 is removed', () => {
    expect(cards(REMOVED[3])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('GOL-5 with 4, 5 or 6 players nothing is removed', () => {
    for (const seats of [4, 5, 6]) expect(cards(REMOVED[seats])).toEqual([])
  })

  test.each(TABLE)(
    'GOL-2..5 the copies of each value with %i players',
    (seats, removed, _hand, _market, copies) => {
      const used = BOX.map((all, value) => all - REMOVED[seats][value]).slice(1)
      expect(used.toReversed()).toEqual(copies)
      expect(deckFor(seats).length).toBe(66 - removed)
    },
  )
})

describe('the deal', () => {
  test.each(TABLE)(
    'GOL-7, GOL-8, V1 with %i players: %i removed, hands of %i, a market of %i',
    (...row) => {
      const [seats, removed, hand, market] = row
      for (let seed = 0; seed < 20; seed++) {
        const state = deal(seats, seed)
        expect(sum(state.removed)).toBe(removed)
        expect(state.sizes).toEqual(new Array(seats).fill(hand))
        expect(state.hands.map(sum)).toEqual(state.sizes)
        expect(sum(state.market)).toBe(market)
        expect(hand * seats + market + removed).toBe(66)
        expect(game.faults(state)).toEqual([])
      }
    },
  )

  test('GOL-7 the deck is shuffled: hands and market differ from deal to deal, and any card may go anywhere', () => {
    const places = new Set<number>()
    for (let seed = 0; seed < 200; seed++) {
      const state = deal(6, seed)
      const heaps = [...state.hands, state.market]
      places.add(heaps.findIndex(heap => heap[14] === 1))
    }
    expect([...places].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(deal(4, 1).hands).not.toEqual(deal(4, 2).hands)
  })

  test('GOL-6 removed cards take no part: they stay where they are through a whole game', () => {
    for (const seats of [2, 3]) {
      const state = deal(seats, 5, { maxTurns: 60 })
      for (const { removed } of atRandom(game, state, Rng.from(3)))
        expect(removed).toEqual(REMOVED[seats])
    }
  })

  test('GOL-9 play area and discard pile start empty', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const state = deal(seats)
      expect([state.value, state.count, cards(state.discard)]).toEqual([0, 0, []])
      expect(state).toMatchObject({ phase: 'turn', passes: 0, seeded: false, out: [], turns: 0 })
    }
  })
})

describe('the start player', () => {
  test('GOL-10, GOL-R3 is a random seat by default: each comes up', () => {
    const starts = new Set(Array.from({ length: 100 }, (_, seed) => deal(6, seed).turn))
    expect([...starts].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('GOL-10, GOL-R3 or the seat the host names', () => {
    for (const start of [0, 1, 2])
      expect(deal(3, 4, { start })).toMatchObject({ turn: start, start, owner: start })
    const message = 'Seat 4 cannot start: there are 3 seats, counted from 0.'
    expect(fitOptions(game, 3, { start: 4 })).toEqual({ ok: false, why: 'bad-option', message })
    expect(fitOptions(game, 5, { start: 4 }).ok).toBe(true)
  })

  test('GOL-11 turns go clockwise from there, over the active players', () => {
    const state = deal(4, 1, { start: 2 })
    const order = [state.turn]
    for (let turn = 0; turn < 5; turn++) {
      const plays = offers(state).filter(words => /^\d/.test(words))
      act(state, state.count === 0 ? plays[0] : 'pass')
      order.push(state.turn)
      if (state.phase === 'collect') act(state, 'decline')
    }
    expect(order).toEqual([2, 3, 0, 1, 2, 3])
  })

  test('GOL-11 seats that are out are passed over', () => {
    const state = position({ hands: [[1, 9], [], [2], []], inPlay: [3], owner: 2, market: [4] })
    act(state, '9')
    expect(state.turn).toBe(2)
  })
})
