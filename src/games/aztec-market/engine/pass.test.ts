import { describe, expect, test } from 'vitest'
import { Rng } from '../../../kernel/rng.ts'
import { game } from './index.ts'
import { act, after, offers, OPTIONS, position, refusal, wander } from './table.fixture.ts'

const MARKET = 'Kmku rgpp vvac ccc.'
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

describe('a turn', () => {
  test('AZT-63 is a pass or a play', () => {
    expect(
      offers(position({ market: 'kK?? ???? ???? r???', stock: 'red 2', coins: ['1000'] })),
    ).toEqual(['pass', 'play'])
    expect(refusal(position({ market: MARKET }), 'end')).toBe('AZT-63 pass-or-play')
    expect(game.explain(position({ market: MARKET }), 0, { type: 'sleep' })).toMatchObject({
      rule: 'AZT-63',
    })
  })

  test('AZT-62 goes clockwise, and only its player may act', () => {
    const state = position({ seats: 3, market: MARKET, bag: 0 })
    expect(refusal(state, 'pass', 1)).toBe('AZT-62 not-your-turn')
    expect(offers(state, 1)).toEqual([])
    act(state, 'pass', 'move 0', 'move 1', 'coin 0')
    expect(state).toMatchObject({ turn: 1, phase: 'turn' })
  })
})

describe('pass: new goods', () => {
  test('AZT-20 four tokens come from the bag to the vendors of their colours', () => {
    const state = position({ market: MARKET, stock: 'red 4' })
    const [passed, drew] = act(state, 'pass')
    expect(passed).toEqual({ type: 'passed', seat: 0 })
    expect(drew.type === 'drew' && sum(drew.tokens)).toBe(4)
    expect(sum(state.stock)).toBe(8)
    expect(sum(state.unseen)).toBe(72)
    expect(state.bag).toBe(72)
  })

  test('AZT-20 each of the unseen tokens is as likely as any other', () => {
    const counts = [0, 0, 0, 0]
    const rng = Rng.from(4)
    for (let i = 0; i < 500; i++) {
      const state = position({ market: MARKET, king: 'black 20, blue 10, green 10' })
      game.play(state, 0, { type: 'pass' }, { rng, emit: () => undefined })
      state.stock.forEach((n, colour) => (counts[colour] += n))
    }
    expect(counts[0]).toBe(0)
    for (const [colour, expected] of [
      [1, 500],
      [2, 1000],
      [3, 500],
    ]) {
      expect(Math.abs(counts[colour] - expected)).toBeLessThan(80)
    }
  })

  test('AZT-21, AZT-R17 with an empty bag none come, and the pass is legal all the same', () => {
    const state = position({ market: MARKET, stock: 'red 4', bag: 0 })
    expect(act(state, 'pass').map(({ type }) => type)).toEqual(['passed'])
    expect(state).toMatchObject({ stock: [0, 0, 4, 0], phase: 'first' })
  })

  test('AZT-R18 the draw comes at once, before anything else of the pass is decided', () => {
    expect(after(position({ market: MARKET }), 'pass')).toMatchObject({ bag: 76, phase: 'first' })
  })
})

describe('pass: two moves', () => {
  const moving = () => after(position({ market: MARKET, stock: 'red 4', bag: 0 }), 'pass')

  test('AZT-22, AZT-23 any tile goes into the hole, near or far, and its cell is the hole then', () => {
    const state = moving()
    expect(offers(state)).toHaveLength(15)
    expect(act(state, 'move 0')).toEqual([{ type: 'moved', seat: 0, tile: 9, from: 0, to: 15 }])
    expect([state.cells[0], state.cells[15], state.hole]).toEqual([-1, 9, 0])
    expect(refusal(state, 'move 0')).toBe('AZT-22 hole')
  })

  test('AZT-22 both moves must be made', () => {
    expect(refusal(moving(), 'coin 0')).toBe('AZT-22 move-tile')
    expect(refusal(after(moving(), 'move 3'), 'coin 0')).toBe('AZT-22 move-another')
  })

  test('AZT-R7 of two different tiles: 15 times 14 results, none of them the market as it was', () => {
    const markets = new Set<string>()
    const start = moving()
    for (const first of offers(start)) {
      const between = after(start, first)
      expect(refusal(between, 'move 15')).toBe('AZT-R7 just-moved')
      expect(offers(between)).toHaveLength(14)
      for (const second of offers(between)) markets.add(after(between, second).cells.join())
    }
    expect(markets.has(start.cells.join())).toBe(false)
    // Equal tiles make equal markets, so there are not 210 to be told apart.
    expect(markets.size).toBeGreaterThan(150)
  })

  test('AZT-24 tokens stay with their tile', () => {
    const state = after(moving(), 'move 4', 'move 0', 'coin 1')
    expect(state.cells[15]).toBe(2)
    expect(state.stock).toEqual([0, 0, 4, 0])
  })

  test('AZT-36 the messenger is a tile like any other', () => {
    const state = after(moving(), 'move 1')
    expect(state.phase).toBe('second')
    expect(refusal(state, 'move 15')).toBe('AZT-R7 just-moved')
    expect(after(state, 'move 5').phase).toBe('coin')
  })
})

describe('pass: a coin', () => {
  const asked = (coins: string) =>
    after(position({ market: MARKET, bag: 0, coins: [coins] }), 'pass', 'move 0', 'move 1')

  test('AZT-25 must be taken, for a buyer of one’s own without one', () => {
    const state = asked('0100')
    expect(offers(state)).toEqual(['coin 0', 'coin 2', 'coin 3'])
    expect(refusal(state, 'leave')).toBe('AZT-25 take-coin')
    expect(act(state, 'coin 2')[0]).toEqual({ type: 'coin', seat: 0, buyer: 2 })
    expect(state.coins.join('')).toBe('01100000')
  })

  test('AZT-27 never a second one', () =>
    expect(refusal(asked('0100'), 'coin 1')).toBe('AZT-27 has-coin'))

  test('AZT-26 not when all four have one', () => {
    expect(asked('1111')).toMatchObject({ turn: 1, phase: 'turn' })
  })
})

describe('pass: the king', () => {
  /**
   * The king will stand at 15, in line with the red vendor at 12 and the green one at 3; the blue
   * one is elsewhere.
   */
  const CROWDED = 'Km?g cc?c ?u?? rcp.'
  const asked = (stock: string, market = CROWDED) =>
    after(position({ market, stock, bag: 0 }), 'pass', 'move 0', 'move 1', 'coin 0')

  test('AZT-28 may take one token in all from a vendor in its row or column', () => {
    const state = asked('red 3, green 1, blue 4')
    expect(offers(state)).toEqual(['leave', 'king red', 'king green'])
    expect(refusal(state, 'king blue')).toBe('AZT-28 not-facing-king')
    expect(act(state, 'king red')[0]).toEqual({ type: 'crowned', seat: 0, colour: 2 })
    expect(state).toMatchObject({ stock: [0, 4, 2, 1], king: [0, 0, 1, 0], turn: 1 })
  })

  test('AZT-29 over any distance and through crowds', () => {
    const state = asked('green 1')
    expect([state.cells[3], state.cells[7], state.cells[15]]).toEqual([3, 4, 9])
    expect(offers(state)).toContain('king green')
  })

  test('AZT-R16 row and column of the market for both seats; not from a vendor that has none', () => {
    const state = asked('red 1')
    expect(refusal(state, 'king green')).toBe('AZT-28 none-to-take')
    for (const turn of [1, 2]) {
      const start = position({
        seats: 3,
        market: CROWDED,
        stock: 'red 3, green 1, blue 4',
        bag: 0,
        turn,
      })
      act(start, 'pass', 'move 0', 'move 1', 'coin 0')
      expect(offers(start)).toEqual(['leave', 'king red', 'king green'])
    }
  })

  test('AZT-R16 tokens drawn in this pass may be taken too', () => {
    const state = position({
      market: CROWDED,
      king: 'black 20, blue 20, green 20',
      goods: ['0 red 12'],
    })
    act(state, 'pass', 'move 0', 'move 1', 'coin 1')
    expect(state.stock).toEqual([0, 0, 4, 0])
    expect(offers(state)).toEqual(['leave', 'king red'])
  })

  test('AZT-31 or nothing', () => {
    const state = asked('red 3')
    act(state, 'leave')
    expect(state).toMatchObject({ stock: [0, 0, 3, 0], king: [0, 0, 0, 0], turn: 1 })
  })

  test('AZT-28 nothing is asked where nothing can be taken', () => {
    expect(asked('blue 4')).toMatchObject({ turn: 1, phase: 'turn' })
    expect(refusal(asked('red 1'), 'move 5')).toBe('AZT-28 king-first')
  })

  test('AZT-30 and has any number of tokens of any colours', () => {
    let most = 0
    let colours = 0
    for (let seed = 1; seed <= 12; seed++) {
      for (const { king } of wander(2, seed, { ...OPTIONS, start: 0 })) {
        most = Math.max(most, sum(king))
        colours = Math.max(colours, king.filter(n => n > 0).length)
      }
    }
    expect(most).toBeGreaterThan(10)
    expect(colours).toBe(4)
  })
})
