import { describe, expect, test } from 'vitest'
import { same } from '../../../kernel/json.ts'
import { Rng } from '../../../kernel/rng.ts'
import { preview } from './purchase.ts'
import { column, deal } from '../test/referee.fixture.ts'
import type { State } from './state.ts'
import {
  act,
  after,
  NAMES,
  offers,
  position,
  refusal,
  shuffled,
  type Setting,
} from './table.fixture.ts'

/**
 * Seat 0 plays; before its buyer 0 these signs, nearest first, and the rest of the market anyhow.
 */
function before(signs: string, setting: Setting = {}): State {
  const rows = [3, 2, 1, 0].map(at => `${signs[at] ?? '?'}???`)
  return position({
    market: rows.join(' '),
    phase: 'play',
    bought: true,
    coins: ['1000'],
    ...setting,
  })
}

/** The rulebook's vendor with n tokens behind these tiles. */
const vendor = (path: string, n: number, setting: Setting = {}) =>
  before(`${path}r`, { stock: `red ${n}`, ...setting })

type Vector = readonly [
  path: string,
  n: number,
  buyer: number,
  back: number,
  king: number,
  coin: 'spent' | 'kept',
]
const VECTORS: readonly Vector[] = [
  ['', 3, 3, 0, 0, 'spent'],
  ['p', 3, 2, 1, 0, 'spent'],
  ['p', 1, 0, 1, 0, 'spent'],
  ['v', 1, 0, 0, 1, 'spent'],
  ['pv', 1, 0, 0, 1, 'spent'],
  ['vp', 1, 0, 1, 0, 'spent'],
  ['pp', 3, 1, 2, 0, 'spent'],
  ['ppv', 2, 0, 1, 1, 'spent'],
  ['a', 2, 2, 0, 0, 'kept'],
  ['ap', 2, 1, 1, 0, 'kept'],
  ['av', 1, 0, 0, 1, 'kept'],
  ['.Km', 2, 2, 0, 0, 'spent'],
]

describe('a purchase', () => {
  test.each(VECTORS)(
    'V3, AZT-46, AZT-47, AZT-48, AZT-49, AZT-R10 path "%s", %i tokens: %i gained, %i back, %i to the king, coin %s',
    (...vector) => {
      const [path, n, gained, back, king, coin] = vector
      const state = vendor(path, n)
      expect(preview(state, 0, 0, 2)).toEqual({ gained, back, king, kept: coin === 'kept' })
      const [bought] = act(state, 'buy 0 red')
      expect(bought).toEqual({
        type: 'bought',
        seat: 0,
        buyer: 0,
        colour: 2,
        gained,
        back,
        king,
        kept: coin === 'kept',
      })
      expect(state).toMatchObject({ stock: [0, 0, back, 0], king: [0, 0, king, 0] })
      expect([state.goods[0], state.coins[0]]).toEqual([gained, coin === 'kept' ? 1 : 0])
      expect(deal(path, n)).toEqual(preview(vendor(path, n), 0, 0, 2))
    },
  )

  test('V3, AZT-45 a crowd beyond the vendor has no effect', () => {
    expect(preview(before('rc', { stock: 'red 2' }), 0, 0, 2)).toMatchObject({ gained: 2, back: 0 })
  })

  test('V3, AZT-42 all tokens of the vendor, besides those of the same colour that the buyer holds', () => {
    const state = vendor('', 2, { goods: ['0 red 5'] })
    act(state, 'buy 0 red')
    expect(state.goods[0]).toBe(7)
  })

  test('AZT-37 takes a coin on that buyer', () => {
    expect(refusal(vendor('', 2, { coins: ['0111'] }), 'buy 0 red')).toBe('AZT-37 no-coin')
  })

  test('AZT-43 and costs one, whatever the number of tokens', () => {
    for (const n of [1, 9])
      expect(after(vendor('', n, { coins: ['1100'] }), 'buy 0 red').coins.join('')).toBe('01000000')
  })

  test('AZT-38 only in the buyer’s own column', () => {
    const state = vendor('', 2, { coins: ['1111'] })
    expect(offers(state).filter(words => words.startsWith('buy'))).toEqual(['buy 0 red'])
    for (const buyer of [1, 2, 3])
      expect(refusal(state, `buy ${buyer} red`)).toBe('AZT-38 not-in-column')
  })

  test('AZT-R1 which runs from the seat: partners share it from opposite ends, others cross it', () => {
    const market = '??r? ??c? ???? ??u?'
    const stock = 'red 1, blue 1'
    const buys = (turn: number, buyer: number) =>
      offers(
        position({
          seats: 4,
          market,
          stock,
          phase: 'play',
          bought: true,
          turn,
          coins: Array(4).fill('1111'),
        }),
      )
        .filter(words => words.startsWith(`buy ${buyer}`))
        .map(words => words.slice(6))
    expect([buys(0, 2), buys(2, 2)]).toEqual([['blue'], ['red']])
    expect([buys(1, 0), buys(3, 3)]).toEqual([['red'], ['blue']])
  })

  test('AZT-39, AZT-51 a buyer that holds another colour cannot, for ever', () => {
    const state = vendor('', 2, { goods: ['0 blue 1'] })
    expect(refusal(state, 'buy 0 red')).toBe('AZT-39 other-colour')
    expect(preview(state, 0, 0, 2)).toBeNull()
  })

  test('AZT-40 V3 not through a crowd', () => {
    for (const path of ['c', 'pc', 'cp', 'Kmc'])
      expect(refusal(vendor(path, 3), 'buy 0 red')).toBe('AZT-40 crowd')
  })

  test('AZT-41, AZT-R8 V3 not from a vendor that has nothing', () => {
    expect(refusal(before('r'), 'buy 0 red')).toBe('AZT-R8 sold-out')
  })

  test('AZT-44 nothing is between a buyer and the nearest cell', () => {
    expect(preview(before('rpvc', { stock: 'red 2' }), 0, 0, 2)).toMatchObject({
      gained: 2,
      back: 0,
      king: 0,
    })
  })

  test('AZT-45, AZT-R15 hole, king, messenger and other vendors between have no effect', () => {
    for (const path of ['.', 'K', 'm', 'u', 'K.m', 'guk']) {
      expect(preview(vendor(path, 4), 0, 0, 2)).toEqual({
        gained: 4,
        back: 0,
        king: 0,
        kept: false,
      })
    }
  })

  test('AZT-47 the governor’s token goes to the king wherever he is', () => {
    for (const north of ['K???', '???K']) {
      const state = position({
        market: `${north} r??? v??? m???`,
        stock: 'red 2',
        phase: 'play',
        coins: ['1000'],
      })
      act(state, 'buy 0 red')
      expect(state).toMatchObject({ king: [0, 0, 1, 0], stock: [0, 0, 0, 0] })
    }
  })

  test('AZT-R11 every porter and governor takes his own', () => {
    expect(preview(vendor('ppv', 5), 0, 0, 2)).toEqual({ gained: 2, back: 2, king: 1, kept: false })
    expect(preview(vendor('vvp', 5), 0, 0, 2)).toEqual({ gained: 2, back: 1, king: 2, kept: false })
  })

  test('AZT-R9 V3 not when porters take all back and the ambassador saves the coin', () => {
    const none: readonly (readonly [string, number])[] = [
      ['ap', 1],
      ['pa', 1],
      ['app', 2],
      ['pap', 1],
      ['vap', 1],
    ]
    for (const [path, n] of none)
      expect(refusal(vendor(path, n), 'buy 0 red')).toBe('AZT-R9 nothing-left')
    const some: readonly (readonly [string, number])[] = [
      ['pp', 2],
      ['app', 3],
      ['apv', 1],
      ['avp', 2],
    ]
    for (const [path, n] of some) expect(refusal(vendor(path, n), 'buy 0 red')).toBeNull()
  })

  test('AZT-R20 a buyer that gained nothing is still free', () => {
    const state = vendor('p', 1, { coins: ['1000'] })
    act(state, 'buy 0 red')
    expect([state.goods[0], state.colours[0]]).toEqual([0, -1])
  })

  test('AZT-50 several buyers of a player may hold one colour', () => {
    const state = vendor('', 2, { goods: ['1 red 3'] })
    act(state, 'buy 0 red')
    expect(state.colours.slice(0, 2)).toEqual([2, 2])
  })

  test('AZT-52 who has a coin may buy again: after the ambassador’s help', () => {
    const state = before('par', { stock: 'red 3', coins: ['1100'] })
    act(state, 'buy 0 red')
    expect(refusal(state, 'buy 0 red')).toBe('AZT-R9 nothing-left')
    act(state, 'pay 1', 'move 12', 'buy 0 red')
    expect([state.goods[0], state.coins[0], state.stock[2]]).toEqual([3, 1, 0])
  })
})

test('AZT-38..AZT-49 the preview is what the referee says, for every buyer and vendor of random markets', () => {
  const kinds = 'kurgcpvamK'
  const rng = Rng.from(7)
  let deals = 0
  const wrong: unknown[] = []
  for (let i = 0; i < 300; i++) {
    const market = shuffled(rng)
    const stock = NAMES.slice(0, 4)
      .map(name => `${name} ${rng.below(4)}`)
      .join(', ')
    const state = position({ seats: 4, market, stock, phase: 'turn' })
    for (let at = 0; at < 64; at++) {
      const [seat, buyer, colour] = [at >> 4, (at >> 2) & 3, at & 3]
      const line = column(market, seat, buyer)
      const where = line.indexOf(kinds[colour])
      const said = where === -1 ? null : deal(line.slice(0, where), state.stock[colour])
      const seen = preview(state, seat, buyer, colour)
      if (!same(seen, said)) wrong.push({ market, at, seen, said })
      if (said) deals++
    }
  }
  expect(wrong.slice(0, 3)).toEqual([])
  expect(deals).toBeGreaterThan(1000)
})
