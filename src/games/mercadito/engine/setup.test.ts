import { describe, expect, test } from 'vitest'
import { type Say, sayIn } from '../../../kit/words/messages.ts'
import english from '../text/en.json' with { type: 'json' }
import spanish from '../text/es.json' with { type: 'json' }
import { begin } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import {
  BUDGET,
  CALLS,
  CARDS,
  CATEGORIES,
  JUICE,
  MAX_CARDS,
  MAX_ROUNDS,
  OFFERS,
  SLOTS,
} from '../content/index.ts'
import { game } from './index.ts'
import { act, ids, position, refusal } from './table.fixture.ts'

const deal = (seats: number, seed = 1) => game.setup(seats, { openMemory: false }, Rng.from(seed))

/** Section 1 of the rules: limit of cards and rounds, budget. */
const TABLE: readonly (readonly [seats: number, cards: number, rounds: number, budget: number])[] =
  [
    [2, 8, 9, 8],
    [3, 7, 8, 7],
    [4, 6, 8, 6],
  ]

describe('the box', () => {
  test('MTO-1 the game takes 2, 3 or 4 players', () => {
    for (const seats of [2, 3, 4]) expect(begin(game, seats, {}, 'a').ok).toBe(true)
    for (const seats of [0, 1, 5])
      expect(begin(game, seats, {}, 'a')).toMatchObject({ ok: false, why: 'bad-seats' })
  })

  test('MTO-2 there are 26 different cards', () => {
    expect(CARDS.length).toBe(26)
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(26)
    const prices = CARDS.map(({ price }) => price)
    expect(prices.reduce((sum, price) => sum + price, 0)).toBe(21)
    expect(
      CATEGORIES.map(name => CARDS.filter(({ category }) => category === name).length),
    ).toEqual([5, 5, 5, 5, 2, 2, 2])
  })

  test('MTO-2, MTO-18 one of them is the Juice', () => {
    expect(CARDS[JUICE]).toMatchObject({ id: 'juice', category: 'fruit' })
  })

  test.each(TABLE)(
    'MTO-3, MTO-50 with %i players: %i cards, %i rounds, %i coins',
    (seats, cards, rounds, budget) => {
      expect([MAX_CARDS[seats], MAX_ROUNDS[seats], BUDGET[seats]]).toEqual([cards, rounds, budget])
    },
  )

  test('MTO-16, MTO-42 the numbers of the table: three calls, 20 offers', () => {
    expect([SLOTS, CALLS, OFFERS]).toEqual([5, 3, 20])
  })

  const speeches = [sayIn('en', english), sayIn('es', spanish)]
  const textOf = (say: Say<unknown>, id: string) => say.find(`card.${id}.text`) ?? ''

  test('the texts of the cards are told in both languages, and lists name what they need', () => {
    for (const { id, score } of CARDS) {
      for (const say of speeches) expect(textOf(say, id).length).toBeGreaterThan(2)
      const needs = score.kind === 'list' ? score.needs : []
      for (const need of needs)
        for (const say of speeches) expect(textOf(say, id)).toContain(say.find(`card.${need}`))
    }
  })
})

describe('the start', () => {
  test('MTO-4, MTO-5 hands and piles are empty, five cards are face up, 21 are in the deck', () => {
    for (const seats of [2, 3, 4]) {
      const state = deal(seats)
      expect(state).toMatchObject({ phase: 'choose', round: 1, wave: 1, discard: [], removed: [] })
      expect(state.hands).toEqual(Array.from({ length: seats }, () => []))
      expect(state.market.filter(each => each !== null).length).toBe(5)
      expect(state.deck.length).toBe(21)
      expect(game.faults(state)).toEqual([])
    }
  })

  test('MTO-4 the deck is shuffled: any card may come first', () => {
    const first = new Set(Array.from({ length: 300 }, (_, seed) => deal(2, seed).market[0]))
    expect(first.size).toBe(26)
  })

  test('MTO-8 everybody chooses', () => {
    expect(deal(3).choosers).toEqual([0, 1, 2])
  })
})

describe('the deal', () => {
  const NEARLY_DEALT = {
    players: 3,
    round: 5,
    market: ['tomato', 'onion', 'chile', 'avocado', 'lime'],
    deck: ['pinata', 'purse'],
    discard: ['beans', 'rice'],
    hands: [
      ['tortillas', 'cheese', 'chicken', 'mango', 'banana', 'watermelon'],
      [
        'overripe',
        'juice',
        'list-salsa',
        'list-guacamole',
        'list-enchiladas',
        'list-rice-and-beans',
      ],
      ['list-lime-soup', 'sweet-bread', 'basket', 'credit', 'tantrum'],
    ],
  }

  test('MTO-6, MTO-R20, MTO-R21 what is in the deck comes first; then the discards, those of this round too', () => {
    const state = position(NEARLY_DEALT)
    const events = act(state, '0 pass', '1 pass', '2 pass')
    const market = ids(state.market)
    expect(market.slice(0, 2)).toEqual(['pinata', 'purse'])
    const pile = ['beans', 'rice', 'tomato', 'onion', 'chile', 'avocado', 'lime']
    for (const id of market.slice(2)) expect(pile).toContain(id)
    expect(events.find(event => event.type === 'reshuffled')).toEqual({
      type: 'reshuffled',
      count: 7,
    })
    expect(state).toMatchObject({ discard: [], round: 6 })
    expect(state.deck.length).toBe(4)
  })

  test('MTO-7, MTO-R22 a round may have fewer than five cards; the other slots are empty', () => {
    const state = position({
      ...NEARLY_DEALT,
      market: ['tomato', 'onion'],
      removed: ['chile', 'avocado', 'lime', 'pinata', 'purse', 'beans', 'rice'],
      deck: [],
      discard: [],
    })
    act(state, '0 pick tomato', '1 pass', '2 pass')
    expect(ids(state.market)).toEqual(['onion', null, null, null, null])
    expect(state).toMatchObject({ round: 6, deck: [] })
  })

  test('MTO-8, MTO-R19, MTO-R23 a player at the limit of cards held is not asked and cannot act', () => {
    const full = ['tortillas', 'cheese', 'chicken', 'mango', 'banana', 'watermelon', 'rice']
    const state = position({ players: 3, market: ['tomato', 'onion'], hands: [full, [], []] })
    expect(game.actors(state)).toEqual([1, 2])
    expect(game.legal(state, 0)).toEqual([])
    expect(refusal(state, '0 pick tomato')).toBe('MTO-8 full')
  })
})
