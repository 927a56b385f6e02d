import { describe, expect, test } from 'vitest'
import { ranks } from '../../../kernel/rank.ts'
import { Rng } from '../../../kernel/rng.ts'
import { playOut } from '../../../kit/play.fixture.ts'
import { game } from './index.ts'
import { breakdown, result, scores } from './scoring.ts'
import { act, offers, OPTIONS, position, type Setting } from './table.fixture.ts'

/** Tells how a position without a bag ends when its last player passes. */
const over = (setting: Setting) =>
  position({ phase: 'over', bag: 0, turn: (setting.seats ?? 2) - 1, ...setting })
const places = (setting: Setting) => ranks(scores(over(setting)))

describe('the end', () => {
  test('AZT-53 comes when a round is complete and the bag is empty', () => {
    const state = position({ seats: 3, start: 1, turn: 1, bag: 4, market: 'mK?? ???? ???? ????' })
    const turns: number[] = []
    while (state.phase !== 'over') {
      if (state.phase === 'turn') turns.push(state.turn)
      act(state, offers(state)[0])
    }
    expect(turns).toEqual([1, 2, 0])
    expect(state).toMatchObject({ turn: 0, bag: 0 })
  })

  test('V5, AZT-53, AZT-R17 the bag runs empty in the first turn of a round: n − 1 turns follow', () => {
    for (const seats of [2, 3, 4]) {
      for (let start = 0; start < seats; start++) {
        const state = position({ seats, start, turn: start, bag: 4 })
        let passes = 0
        while (state.phase !== 'over')
          passes += act(state, offers(state)[0]).filter(({ type }) => type === 'passed').length
        expect(passes).toBe(seats)
      }
    }
  })

  test('AZT-53 not in the middle of a round, nor with tokens left', () => {
    const state = position({ seats: 2, turn: 1, bag: 8 })
    const pass = () => {
      const from = state.turn
      while (state.turn === from && state.phase !== 'over') act(state, offers(state)[0])
    }
    pass()
    expect(state).toMatchObject({ phase: 'turn', turn: 0, bag: 4 })
    pass()
    expect(state).toMatchObject({ phase: 'turn', turn: 1, bag: 0 })
    pass()
    expect(state.phase).toBe('over')
  })

  test('AZT-R19 what was removed is shown then', () => {
    const rng = Rng.from(3)
    for (const removal of ['random', 'equal'] as const) {
      const state = game.setup(2, { ...OPTIONS, removal, removed: 8 }, rng)
      const told: unknown[] = []
      playOut(game, state, rng, event => event.type === 'gameOver' && told.push(event.removed))
      const { stock, king, goods, colours } = state
      const left = stock.map(
        (n, colour) =>
          20 -
          n -
          king[colour] -
          goods.reduce((sum, m, at) => sum + (colours[at] === colour ? m : 0), 0),
      )
      expect(told).toEqual([left])
      expect(left.reduce((a, b) => a + b)).toBe(8)
    }
  })
})

/** Yolanda and Victor are seats 0 and 2, Laura and Raquel seats 1 and 3. */
const EXAMPLE: Setting = {
  seats: 4,
  king: 'black 2, blue 4, red 3, green 1',
  goods: [
    '0 black 9, 1 green 6',
    '0 black 3, 1 blue 6, 2 red 4, 3 green 4',
    '0 black 5, 1 blue 5, 2 red 3',
    '0 red 8, 1 green 6',
  ],
}

describe('scoring', () => {
  test('V1, AZT-54 the table of the rulebook: 53 to 60', () => {
    const state = over(EXAMPLE)
    expect(result(state)).toEqual({ points: [53, 60, 53, 60], winners: [1, 3] })
    const table = breakdown(state)
    const shown = table.map(row =>
      row.map(({ tokens, counts, points }) => `${tokens}${counts ? '' : '*'} ${points}`),
    )
    expect(shown).toEqual([
      ['9 18', '3 6', '5* 0', '0* 0'],
      ['0* 0', '6 24', '5 20', '0* 0'],
      ['0* 0', '4* 0', '3 9', '8 24'],
      ['6 6', '4* 0', '0* 0', '6 6'],
    ])
    const totals = [0, 1, 2, 3].map(seat => table.reduce((sum, row) => sum + row[seat].points, 0))
    expect(totals).toEqual([24, 30, 29, 30])
  })

  test('AZT-R12 the more of a colour is within the partnership, equal numbers count once, for the lower seat', () => {
    const state = over({ seats: 4, king: 'red 2', goods: ['0 red 3', '0 red 9', '0 red 3', ''] })
    expect(scores(state).map(([points]) => points)).toEqual([6, 18, 6, 18])
    expect(breakdown(state)[2].map(({ points }) => points)).toEqual([6, 18, 0, 0])
  })

  test('AZT-54 tokens on several buyers of a player are added, those of partners are not', () => {
    const state = over({ seats: 4, king: 'red 1', goods: ['0 red 3, 3 red 2', '', '1 red 4', ''] })
    expect(scores(state)[0][0]).toBe(5)
  })

  test('AZT-55 a colour the king has none of is worth nothing', () => {
    expect(
      scores(over({ king: 'blue 5', goods: ['0 red 9', '0 blue 1'] })).map(([points]) => points),
    ).toEqual([0, 5])
  })

  test('AZT-56 with 2 or 3 players everybody scores every colour', () => {
    const state = over({
      seats: 3,
      king: 'red 2, blue 1',
      goods: ['0 red 3, 1 blue 4', '0 red 1', '2 blue 9'],
    })
    expect(scores(state).map(([points]) => points)).toEqual([10, 2, 9])
    expect(
      breakdown(state)
        .flat()
        .every(({ counts }) => counts),
    ).toBe(true)
  })

  test('AZT-57 the highest total wins', () => {
    expect(places({ king: 'red 2', goods: ['0 red 3', '0 red 4'], coins: ['1111'] })).toEqual([
      2, 1,
    ])
  })

  test('AZT-58 on equal points the player with most coins', () => {
    expect(
      places({ king: 'red 2', goods: ['0 red 3', '0 red 3, 1 blue 9'], coins: ['1100', '0100'] }),
    ).toEqual([1, 2])
  })

  test('AZT-59 then the one with most tokens of all colours', () => {
    expect(
      places({ king: 'red 2', goods: ['0 red 3', '0 red 3, 1 blue 1'], coins: ['1000', '0100'] }),
    ).toEqual([2, 1])
  })

  test('AZT-60 then they share the victory', () => {
    const state = over({ king: 'red 2', goods: ['0 red 3', '2 red 3'], coins: ['1000', '0100'] })
    expect(result(state)).toEqual({ points: [6, 6], winners: [0, 1] })
  })

  test('AZT-R13 in a partnership the partner who has most counts, not their sum', () => {
    const even = { seats: 4, king: 'red 2', goods: ['0 red 3', '0 red 3', '', ''] }
    expect(places({ ...even, coins: ['1000', '1100', '1100', '0000'] })).toEqual([1, 1, 1, 1])
    expect(places({ ...even, coins: ['1000', '1100', '1000', '0000'] })).toEqual([3, 1, 3, 1])
    const goods = ['0 red 3, 1 blue 1', '0 red 3', '1 blue 2', '0 blue 4']
    expect(places({ ...even, goods })).toEqual([1, 1, 1, 1])
    expect(places({ ...even, goods: [...goods.slice(0, 3), '0 blue 5'] })).toEqual([3, 1, 3, 1])
  })
})
