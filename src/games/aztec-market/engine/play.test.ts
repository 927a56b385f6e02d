import { describe, expect, test } from 'vitest'
import { act, after, offers, position, refusal, type Setting } from './table.fixture.ts'

/** South’s turn: buyer 0 could buy red at once. The messenger stands at 3, the hole is at 15. */
const MARKET = '??Km ???? ???? r?g.'
const turn = (setting: Setting = {}) =>
  position({ market: MARKET, stock: 'red 3, green 1', coins: ['1100'], ...setting })
const play = (setting: Setting = {}) => after(turn(setting), 'play')
/** No vendor has anything but the red one, deep behind a crowd in the column of buyer 0. */
const BLOCKED = 'rK?m c??? ???? p??.'

const kinds = (words: readonly string[]) => [...new Set(words.map(each => each.split(' ')[0]))]

describe('a play turn', () => {
  test('AZT-32 buying, moving for coins and moving the messenger, in any order and quantity', () => {
    const state = play()
    expect(kinds(offers(state))).toEqual(['buy', 'move', 'pay'])
    act(state, 'move 3', 'buy 0 red', 'move 15', 'pay 1', 'move 0', 'end')
    expect(state.coins.slice(0, 4)).toEqual([0, 0, 0, 0])
    const other = play()
    act(other, 'pay 1', 'move 0', 'buy 0 red', 'move 3', 'end')
    expect(other.goods[0]).toBe(3)
  })

  test('AZT-32 neither passing nor what belongs to a pass', () => {
    for (const words of ['pass', 'play', 'coin 2', 'king red', 'leave'])
      expect(refusal(play(), words)).toBe('AZT-32 playing')
  })

  test('AZT-33 has at least one purchase, then may end; moves are optional', () => {
    const state = play()
    expect(refusal(state, 'end')).toBe('AZT-33 must-buy')
    act(state, 'buy 0 red')
    expect(offers(state)).toContain('end')
    act(state, 'end')
    expect(state).toMatchObject({ turn: 1, phase: 'turn', bought: false, moved: -1 })
  })

  test('AZT-34 a coin of any buyer moves any tile', () => {
    const state = play({ coins: ['1101'] })
    expect(refusal(state, 'pay 2')).toBe('AZT-34 no-coin-to-pay')
    expect(refusal(state, 'move 0')).toBe('AZT-34 pay-first')
    expect(act(state, 'pay 3')).toEqual([{ type: 'paid', seat: 0, buyer: 3 }])
    expect(state).toMatchObject({ phase: 'paid' })
    expect(state.coins.slice(0, 4)).toEqual([1, 1, 0, 0])
    expect(refusal(state, 'buy 0 red')).toBe('AZT-34 move-paid')
    act(state, 'move 14')
    expect(state).toMatchObject({ phase: 'play', hole: 14, moved: 15 })
  })

  test('AZT-35 the messenger moves free, and only free', () => {
    const state = play()
    expect(offers(state).filter(words => words.startsWith('move'))).toEqual(['move 3'])
    expect(after(state, 'move 3').coins.slice(0, 4)).toEqual([1, 1, 0, 0])
    expect(refusal(after(state, 'pay 1'), 'move 3')).toBe('AZT-35 messenger-free')
  })

  test('AZT-R5 but not twice running: another tile or a purchase must come between', () => {
    const state = after(play(), 'move 3')
    expect(refusal(state, 'move 15')).toBe('AZT-R5 just-moved')
    expect(offers(after(state, 'pay 1', 'move 0'))).toContain('move 15')
    expect(offers(after(state, 'buy 0 red'))).toContain('move 15')
  })

  test('AZT-R7 nor any tile: a purchase lifts it, so one can pull a crowd away, buy, and push it back', () => {
    const state = position({
      market: 'rK?m c??? p??? u??.',
      stock: 'red 4',
      coins: ['1111'],
      goods: ['1 red 1'],
      phase: 'play',
    })
    act(state, 'pay 1', 'move 4')
    expect(state.cells[15]).toBe(4)
    expect(refusal(after(state, 'pay 2'), 'move 15')).toBe('AZT-R7 just-moved')
    act(state, 'buy 0 red', 'pay 2', 'move 15', 'end')
    expect(state.cells[4]).toBe(4)
  })

  test('AZT-R7 the memory is of one turn: the move of the player before may be undone', () => {
    const state = after(turn({ bag: 0 }), 'pass', 'move 0', 'move 1', 'coin 3', 'leave', 'pass')
    expect(offers(state)).toContain('move 0')
  })

  test('AZT-R21 coins left may be spent on moves after the last purchase', () => {
    const state = after(play({ stock: 'red 3' }), 'buy 0 red')
    expect(offers(state)).toEqual(['end', 'move 3', 'pay 1'])
    expect(offers(after(state, 'pay 1'))).toHaveLength(14)
  })
})

describe('what may be done before the first purchase', () => {
  test('AZT-R6 the first turn of a game is a pass, as all vendors are empty', () => {
    const state = position({ market: MARKET, coins: ['1111'] })
    expect(offers(state)).toEqual(['pass'])
    expect(refusal(state, 'play')).toBe('AZT-R6 cannot-buy')
  })

  test('AZT-R6 nobody plays without a coin', () => {
    expect(refusal(turn({ coins: ['0000'] }), 'play')).toBe('AZT-R6 no-coins')
  })

  test('AZT-R6 with one coin only if something can be bought as the market is', () => {
    expect(offers(position({ market: BLOCKED, stock: 'red 3', coins: ['1000'] }))).toEqual(['pass'])
    expect(offers(turn({ coins: ['1000'] }))).toContain('play')
    expect(offers(play({ coins: ['1000'] }))).not.toContain('pay 0')
    expect(refusal(play({ coins: ['1000'] }), 'pay 0')).toBe('AZT-R6 out-of-reach')
  })

  test('AZT-R6 with two, if one move opens a purchase, and then only such a move', () => {
    const state = position({
      market: BLOCKED,
      stock: 'red 3',
      coins: ['1010'],
      goods: ['2 blue 1'],
    })
    act(state, 'play')
    expect(offers(state)).toEqual(['move 3', 'pay 2'])
    act(state, 'pay 2')
    expect(offers(state)).toEqual(['move 4'])
    expect(refusal(state, 'move 12')).toBe('AZT-R6 out-of-reach')
    act(state, 'move 4', 'buy 0 red')
  })

  test('AZT-R6 with three, always if any vendor has what a buyer may take', () => {
    const market = 'rK?m c??? c??? p??.'
    const goods = ['1 blue 1, 2 blue 2']
    expect(offers(position({ market, stock: 'red 3', coins: ['1010'], goods }))).toEqual(['pass'])
    const state = position({ market, stock: 'red 3', coins: ['1110'], goods })
    act(state, 'play', 'pay 1', 'move 12', 'pay 2', 'move 0', 'buy 0 red')
    expect(state.goods[0]).toBe(3)
    expect(
      offers(
        position({
          market,
          stock: 'red 3',
          coins: ['0111'],
          goods: ['1 blue 1, 2 blue 2, 3 green 1'],
        }),
      ),
    ).toEqual(['pass'])
  })
})
