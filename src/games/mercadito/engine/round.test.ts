import { describe, expect, test } from 'vitest'
import { game } from './index.ts'
import { act, handsOf, ids, offers, position, refusal, wander } from './table.fixture.ts'

const MARKET = ['avocado', 'lime', 'onion', 'juice', 'credit']
const two = () => position({ players: 2, market: MARKET })
const three = () =>
  position({ players: 3, market: ['pinata', 'lime', 'onion', 'cheese', 'credit'] })

describe('the choice', () => {
  test('MTO-9, MTO-R38 a face-up card, or a pass that costs nothing but the round', () => {
    const state = two()
    expect(offers(state, 0)).toEqual([...MARKET.map(id => `pick ${id}`), 'pass'])
    act(state, '0 pass', '1 pass')
    expect(handsOf(state)).toEqual([[], []])
    expect(state).toMatchObject({ round: 2, removed: [] })
  })

  test('MTO-10, MTO-R1 the order in which the choices come in changes nothing', () => {
    const said = ['0 pick lime', '1 pick lime', '2 pick cheese']
    const worlds = [said, said.toReversed(), [said[1], said[2], said[0]]].map(order => {
      const state = three()
      act(state, ...order)
      return state
    })
    expect(worlds[1]).toEqual(worlds[0])
    expect(worlds[2]).toEqual(worlds[0])
  })

  test('MTO-10, MTO-R2 a choice is final: no second one, of no kind', () => {
    const state = two()
    act(state, '0 pick lime')
    for (const words of ['0 pick lime', '0 pick onion', '0 pass'])
      expect(refusal(state, words)).toBe('MTO-10 final')
    expect(game.actors(state)).toEqual([1])
  })

  test('MTO-11, MTO-15 who passes or has taken does nothing more in this round', () => {
    const state = three()
    act(state, '0 pick lime', '1 pick pinata', '2 pick pinata', '1 hold', '2 cede')
    expect(state).toMatchObject({ wave: 2, choosers: [2] })
    for (const seat of [0, 1]) expect(refusal(state, `${seat} pick onion`)).toBe('MTO-15 turn-over')
  })
})

describe('what follows from it', () => {
  test('MTO-12 a card that one player chose is that player’s', () => {
    const state = two()
    const events = act(state, '0 pick lime', '1 pick juice')
    expect(handsOf(state)).toEqual([['lime'], ['juice']])
    expect(events.filter(({ type }) => type === 'took').length).toBe(2)
  })

  test('MTO-13, MTO-R4 cards chosen alone are taken before conflicts begin: no ceder can get them', () => {
    const state = three()
    act(state, '0 pick pinata', '1 pick pinata', '2 pick lime')
    expect(handsOf(state)).toEqual([[], [], ['lime']])
    expect(state).toMatchObject({ phase: 'call', conflicts: [{ seats: [0, 1], call: 1 }] })
    act(state, '0 hold', '1 cede')
    expect(offers(state, 1)).toEqual(['pick onion', 'pick cheese', 'pick credit', 'pass'])
  })

  test('MTO-13, MTO-R5 conflicts run side by side, and nobody chooses before all are settled', () => {
    const state = position({ players: 4, market: ['pinata', 'lime', 'onion', 'cheese', 'credit'] })
    act(
      state,
      '0 pick pinata',
      '1 pick pinata',
      '2 pick cheese',
      '3 pick cheese',
      '0 cede',
      '1 hold',
    )
    expect(game.actors(state)).toEqual([2, 3])
    expect(refusal(state, '0 pick lime')).toBe('MTO-25 conflict-first')
    expect(handsOf(state)[1]).toEqual(['pinata'])
    act(state, '2 hold', '3 hold', '2 cede', '3 hold')
    expect(state).toMatchObject({ wave: 2, choosers: [0, 2] })
  })

  test('MTO-14, MTO-29, MTO-R3 what nobody chose stays until the round ends, then is discarded slot by slot', () => {
    const state = three()
    act(state, '0 pick pinata', '1 pick pinata', '2 pass')
    expect(ids(state.market)).toEqual(['pinata', 'lime', 'onion', 'cheese', 'credit'])
    act(state, '0 cede', '1 hold', '0 pick onion')
    expect(ids(state.discard)).toEqual(['lime', 'cheese', 'credit'])
  })
})

describe('the end of a round', () => {
  test('MTO-31 is the start of the next', () => {
    const state = two()
    const events = act(state, '0 pick lime', '1 pass')
    expect(events.map(({ type }) => type)).toEqual([
      'committed',
      'committed',
      'chose',
      'took',
      'closed',
      'dealt',
    ])
    expect(state).toMatchObject({ phase: 'choose', round: 2, wave: 1, choosers: [0, 1] })
  })

  test('MTO-30, MTO-R37 or the final phase, after the last round even with room in the hands', () => {
    const state = position({ players: 2, round: 9, market: MARKET })
    act(state, '0 pass', '1 pick lime')
    expect(state).toMatchObject({ phase: 'final', round: 9 })
  })

  test('MTO-30, MTO-R37 or when every hand is full, whichever comes first', () => {
    const all = [
      'tomato',
      'chile',
      'tortillas',
      'beans',
      'rice',
      'cheese',
      'chicken',
      'mango',
      'banana',
      'watermelon',
    ]
    const more = ['overripe', 'pinata', 'purse', 'basket', 'tantrum']
    const hands = [all.slice(0, 8), [...all.slice(8), ...more]]
    const state = position({ players: 2, round: 8, market: MARKET, hands })
    act(state, '1 pick credit')
    expect(state).toMatchObject({ phase: 'final', round: 8 })
  })

  test('MTO-27, MTO-R35, MTO-R41 before it nothing is traded, shown or voted on', () => {
    const state = position({ players: 2, market: MARKET, hands: [['tomato'], []] })
    expect(refusal(state, '0 offer 1: tomato > chile')).toBe('MTO-27 no-trade-yet')
    expect(refusal(state, '0 reveal tomato 1')).toBe('MTO-R35 no-reveal-yet')
    expect(refusal(state, '0 vote')).toBe('MTO-R41 no-vote-yet')
  })

  test('MTO-26, MTO-31 every round ends, after at most as many waves as there are players', () => {
    for (const seats of [2, 3, 4]) {
      let waves = 0
      for (let seed = 1; seed <= 20; seed++)
        for (const { wave } of wander(seats, seed)) waves = Math.max(waves, wave)
      expect(waves).toBeLessThanOrEqual(seats)
      expect(waves).toBeGreaterThan(1)
    }
  })
})
