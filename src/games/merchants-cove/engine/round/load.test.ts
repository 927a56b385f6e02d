import { describe, expect, test } from 'vitest'
import { total } from '../../../../kit/counts.ts'
import type { Event } from '../state.ts'
import {
  act,
  answers,
  asked,
  crowd,
  goOn,
  position,
  sound,
  type Setting,
  tables,
} from '../table.fixture.ts'

const MERCHANTS = ['cap', 'bla'] as const
/** An indicator was passed: so many are drawn. */
const loading = (draws: number, setting: Partial<Setting>) =>
  position({
    merchants: MERCHANTS,
    agenda: [{ at: 'nextTurn' }, { at: 'load', seat: 0, draws }],
    ...setting,
  })
const types = (events: readonly Event[]) => events.map(({ type }) => type)
const EMPTY = [{}, {}, {}, {}, {}, {}]

describe('loading', () => {
  test('COV-49, COV-50 one Adventurer, on any Sailing boat of either side', () => {
    const state = loading(1, { boats: [{}, null, {}, {}, {}, {}], berths: [1], bag: { red: 1 } })
    expect(goOn(state)).toMatchObject([{ type: 'drew', adventurers: [1] }])
    expect(answers(state).map(move => 'boat' in move && move.boat)).toEqual([0, 2, 3, 4, 5])
    act(state, { type: 'load.boat', boat: 5 })
    expect(state.boats[5].aboard).toEqual(crowd({ red: 1 }))
    expect(total(state.bag)).toBe(0)
  })

  test('COV-51 a Rogue drawn is placed like anybody', () => {
    const state = loading(1, { boats: EMPTY, bag: { grey: 1 } })
    goOn(state)
    act(state, { type: 'load.boat', boat: 0 })
    expect(state.boats[0].aboard[5]).toBe(1)
  })

  test('COV-42, COV-R13 of a Double both are drawn before either is placed, in the order the player likes', () => {
    const state = loading(2, { boats: EMPTY, bag: { red: 1, blue: 1 } })
    goOn(state)
    expect(asked(state)).toBe('load.pick')
    act(state, { type: 'load.pick', adventurer: 3 }, { type: 'load.boat', boat: 0 })
    expect(state.boats[0].aboard).toEqual(crowd({ blue: 1 }))
    act(state, { type: 'load.boat', boat: 1 })
    expect(state.boats[1].aboard).toEqual(crowd({ red: 1 }))
    const twins = loading(2, { boats: EMPTY, bag: { red: 2 } })
    goOn(twins)
    expect(asked(twins)).toBe('load.boat')
  })

  test('COV-56, COV-R14 nobody is drawn when no boat sails or the bag is empty', () => {
    const berths = [0, 1, 3, 4]
    expect(
      types(goOn(loading(1, { berths, boats: [{}, {}, null, {}, {}, null], indicator: 9 }))),
    ).not.toContain('drew')
    expect(types(goOn(loading(1, { bag: {}, boats: EMPTY })))).not.toContain('drew')
  })
})

describe('docking', () => {
  test('COV-52, COV-53 who fills a boat docks it at a berth of its side, and all go onto the pier', () => {
    const state = loading(1, { boats: [{}, {}, {}, {}, { red: 2, grey: 1 }, {}], bag: { red: 1 } })
    goOn(state)
    act(state, { type: 'load.boat', boat: 4 })
    expect(answers(state)).toEqual([
      { type: 'dock.berth', berth: 2 },
      { type: 'dock.berth', berth: 3 },
    ])
    act(state, { type: 'dock.berth', berth: 3 })
    expect(state.piers[2]).toEqual(crowd({ red: 3, grey: 1 }))
    expect(state.boats[4]).toEqual({ aboard: crowd(), at: 'docked' })
    expect(state.berths).toEqual([null, null, null, 4])
  })

  test('TV-8, COV-54 the last berth of a side needs no choice, and the third boat leaves', () => {
    const boats = [{ red: 2, green: 1 }, { red: 1, grey: 1 }, {}, {}, {}, {}]
    const state = loading(1, { boats, berths: [2], bag: { red: 1 } })
    const [red, lair] = [state.halls[1], state.lair]
    goOn(state)
    const events = act(state, { type: 'load.boat', boat: 0 })
    expect(types(events).filter(type => type === 'docked' || type === 'left')).toEqual([
      'docked',
      'left',
    ])
    expect(state.berths).toEqual([2, 0, null, null])
    expect(state.piers[1]).toEqual(crowd({ red: 3, green: 1 }))
    expect([state.halls[1], state.lair]).toEqual([red + 1, lair + 1])
    expect(state.boats[1].at).toBe('gone')
  })

  test('TV-9, COV-55, COV-R10, COV-R39, COV-R49 the fourth berth: the indicator comes after the farthest Timepiece', () => {
    const state = loading(1, {
      merchants: ['cap', 'bla', 'alc'],
      hours: [10, 8, 9],
      berths: [0, 1, 3],
      boats: [{}, {}, null, {}, { red: 3 }, { blue: 2 }],
      bag: { red: 1 },
    })
    goOn(state)
    const events = act(state, { type: 'load.boat', boat: 4 })
    expect(types(events)).toEqual(['boarded', 'docked', 'left', 'announced', 'handed'])
    expect([state.indicator, state.indicatorMoved]).toEqual([11, true])
    expect(events[4]).toMatchObject({ seat: 1 })
  })

  test('COV-R10 never beyond 12', () => {
    const late = loading(1, {
      hours: [14, 11],
      berths: [0, 1, 3],
      boats: [{}, {}, null, {}, { red: 3 }, {}],
      bag: { red: 1 },
    })
    goOn(late)
    act(late, { type: 'load.boat', boat: 4 })
    expect(late.indicator).toBe(12)
  })

  test('COV-R43, COV-R51 a Timepiece on a hand: the next numbered hour', () => {
    const state = loading(1, {
      round: 2,
      hours: [6.5, 4],
      berths: [0, 1, 3],
      boats: [{}, {}, null, {}, { red: 3 }, {}],
      bag: { red: 1 },
    })
    goOn(state)
    act(state, { type: 'load.boat', boat: 4 })
    expect(state.indicator).toBe(7)
  })

  test('COV-44, COV-R12 what cannot be placed any more goes back, further loads are cancelled', () => {
    const state = position({
      merchants: MERCHANTS,
      hours: [12, 3],
      berths: [0, 1, 3],
      boats: [{}, {}, null, {}, { red: 3 }, {}],
      bag: { red: 1, blue: 1 },
      agenda: [
        { at: 'nextTurn' },
        { at: 'load', seat: 0, draws: 1 },
        { at: 'load', seat: 0, draws: 2 },
      ],
    })
    goOn(state)
    const events = act(state, { type: 'load.pick', adventurer: 1 }, { type: 'load.boat', boat: 4 })
    expect(events.filter(({ type }) => type === 'returned')).toMatchObject([{ adventurers: [3] }])
    expect(types(events)).not.toContain('drew')
    expect(state.bag).toEqual(crowd({ blue: 1 }))
  })
})

describe('Robbers', () => {
  const robbed = (setting: Partial<Setting>) =>
    loading(1, {
      rogue: 'robbers',
      boats: [{}, {}, {}, {}, { red: 1, blue: 1, green: 1 }, { red: 2 }],
      bag: { grey: 1 },
      ...setting,
    })

  test('TV-12, COV-105, COV-R17, COV-R35 a Customer moves away before the boat docks, for a card', () => {
    const state = robbed({})
    goOn(state)
    act(state, { type: 'load.boat', boat: 4 })
    expect(asked(state)).toBe('robbers.use')
    expect(answers(state)).toHaveLength(3 * 5 + 1)
    act(state, { type: 'robbers.use', colour: 3, boat: 5 })
    expect(state.boats[5].aboard).toEqual(crowd({ red: 2, blue: 1 }))
    expect(state.boats[4].aboard).toEqual(crowd({ red: 1, green: 1, grey: 1 }))
    expect(total(state.players[0].corruption)).toBe(1)
    expect(state.berths).toEqual([null, null, null, null])
  })

  test('COV-105 to another boat, also where the same one has room', () => {
    const state = robbed({ boats: [{}, {}, {}, {}, { red: 1 }, { red: 2 }] })
    goOn(state)
    act(state, { type: 'load.boat', boat: 4 })
    const to = [0, 1, 2, 3, 5].map(boat => ({ type: 'robbers.use', colour: 1, boat }))
    expect(answers(state)).toEqual([...to, { type: 'stop' }])
  })

  test('COV-105 or the player declines, and the boat docks', () => {
    const state = robbed({})
    goOn(state)
    act(state, { type: 'load.boat', boat: 4 }, { type: 'stop' })
    expect(asked(state)).toBe('dock.berth')
  })

  test('COV-R15, COV-R17 the boat that is filled so docks', () => {
    const state = robbed({ boats: [{}, {}, {}, {}, { red: 1, blue: 1, green: 1 }, { red: 3 }] })
    goOn(state)
    act(state, { type: 'load.boat', boat: 4 }, { type: 'robbers.use', colour: 1, boat: 5 })
    expect(asked(state)).toBe('dock.berth')
    act(state, { type: 'dock.berth', berth: 2 })
    expect(state.piers[1]).toEqual(crowd({ red: 4 }))
    expect(total(state.boats[4].aboard)).toBe(3)
    sound(state)
  })

  test('COV-R16, COV-103 only Rogues, and only with this card', () => {
    const customer = robbed({ bag: { red: 1 } })
    goOn(customer)
    act(customer, { type: 'load.boat', boat: 0 })
    expect(asked(customer)).not.toBe('robbers.use')
    const quiet = robbed({ rogue: 'criminals' })
    goOn(quiet)
    act(quiet, { type: 'load.boat', boat: 0 })
    expect(asked(quiet)).not.toBe('robbers.use')
    expect(tables.rogues.robbers.lair).toBe(2)
  })
})
