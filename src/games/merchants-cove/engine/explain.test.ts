import { describe, expect, test } from 'vitest'
import { whyNot } from '../../../kit/play.fixture.ts'
import { game } from './index.ts'
import { act, goOn, position, RECRUIT, type Setting } from './table.fixture.ts'
import type { State } from './state.ts'

const BOATS = [{ red: 2 }, { green: 1, grey: 1 }, { blue: 2 }, {}, {}, {}]
const at = (setting: Partial<Setting> = {}) =>
  position({ merchants: ['cap', 'bla'], hours: [4, 9], boats: BOATS, ...setting })
const why = (state: State, move: unknown, seat = 0) => whyNot(game, state, seat, move)

describe('why a move is not possible', () => {
  test('COV-23, COV-65, COV-R1 it is another player’s turn, or nobody’s', () => {
    expect(why(at(), { type: 'chooseSpace', space: 0 }, 1)).toBe('COV-26 not-your-turn')
    expect(why(at(), { type: 'chooseSpace', space: 0 }, 7)).toBe('COV-R1 not-seated')
    expect(why(at(), { type: 'chooseSpace', space: 0 })).toBeNull()
  })

  test('COV-26, COV-27 no such move, a move of another question, no pass', () => {
    expect(why(at(), { type: 'chooseSpace', space: 99 })).toBe('COV-26 no-such-move')
    expect(why(at(), { type: 'chooseSpace', space: 0, extra: [[]] })).toBe('COV-26 no-such-move')
    expect(why(at(), [])).toBe('COV-26 no-such-move')
    expect(why(at(), { type: 'sell', good: 1 })).toBe('COV-26 other-question')
    expect(why(at(), { type: 'stop' })).toBe('COV-27 must-choose')
    expect(why(at(), { type: 'chooseSpace', space: 7 })).toBe('COV-27 no-such-space')
  })

  test('COV-44, COV-50, COV-99, COV-100, COV-102 boats and who is aboard', () => {
    const sailor = (id: string, setting: Partial<Setting> = {}) => {
      const state = at({ square: [id, 'town-mer-01', 'town-mer-02', 'town-mer-03'], ...setting })
      act(state, { type: 'chooseSpace', space: RECRUIT('cap') }, { type: 'recruit.card', place: 0 })
      return state
    }
    const hall = sailor('town-sai-05', {
      boats: [{ red: 2 }, { green: 1, grey: 1 }, null, {}, {}, {}],
      berths: [2],
    })
    expect(why(hall, { type: 'recruit.take', boat: 1, adventurer: 5 })).toBe('COV-100 no-hall')
    expect(why(hall, { type: 'recruit.take', boat: 0, adventurer: 2 })).toBe('COV-99 not-aboard')
    expect(why(hall, { type: 'recruit.take', boat: 2, adventurer: 2 })).toBe('COV-99 not-sailing')
    const boat = sailor('town-sai-10', {
      boats: [{ red: 2 }, { green: 1, grey: 1 }, null, {}, {}, {}],
      berths: [2],
    })
    act(boat, { type: 'recruit.take', boat: 0, adventurer: 1 })
    expect(why(boat, { type: 'recruit.boat', boat: 0 })).toBe('COV-102 same-boat')
    expect(why(boat, { type: 'recruit.boat', boat: 2 })).toBe('COV-44 not-sailing')
  })

  test('COV-45, COV-46 hands', () => {
    const route = {
      round: 2,
      hours: [6, 8],
      agenda: [{ at: 'nextTurn' }, { at: 'clock.route', seat: 0, hours: 3 }],
    } as const
    const state = at(route)
    goOn(state)
    expect(why(state, { type: 'clock.route', hands: [1] })).toBe('COV-45 mouse')
    const late = at({ ...route, round: 3 })
    goOn(late)
    expect(why(late, { type: 'clock.route', hands: [1] })).toBe('COV-46 hand-away')
  })

  test('COV-33, COV-61, COV-62, COV-67, COV-104 sales', () => {
    const market = (rogue: 'criminals' | 'cultists') => {
      const state = at({
        rogue,
        boats: [null, null, null, null, null, null],
        berths: [0, 1, 3, 4],
        indicator: 12,
        hours: [12, 12],
        stack: [1, 0],
        piers: [{ red: 1, grey: 1 }, { blue: 1 }, {}],
        shelves: [[1, 2, 3, 5, 7]],
        agenda: [{ at: 'market' }],
      })
      goOn(state)
      return state
    }
    const state = market('criminals')
    expect(why(state, { type: 'sell', good: 6 })).toBe('COV-33 not-on-shelf')
    expect(why(state, { type: 'sell', good: 1 })).toBe('COV-61 wrong-size')
    expect(why(state, { type: 'sell', good: 7 })).toBe('COV-67 no-customer')
    act(state, { type: 'stop' })
    expect(why(state, { type: 'sell', good: 5 })).toBe('COV-62 wrong-size')
    expect(why(market('cultists'), { type: 'cultists.k', rogues: 2 })).toBe(
      'COV-104 too-few-rogues',
    )
    expect(why(state, { type: 'sell', good: 5 }, 1)).toBe('COV-65 not-your-turn')
  })

  test('COV-17 the game is over', () => {
    const state = at({ round: 3, hours: [12, 12], agenda: [{ at: 'nextTurn' }] })
    goOn(state)
    expect(why(state, { type: 'stop' })).toBe('COV-17 over')
  })
})
