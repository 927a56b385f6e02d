import { describe, expect, test } from 'vitest'
import { total } from '../../../../kit/counts.ts'
import { goodOf } from './goods.ts'
import type { Event, State } from '../state.ts'
import {
  act,
  answers,
  asked,
  crowd,
  goOn,
  onShelves,
  position,
  type Setting,
} from '../table.fixture.ts'

const sold = (good: number) => ({ type: 'sell', good }) as const
const STOP = { type: 'stop' } as const
const types = (events: readonly Event[]) => events.map(({ type }) => type)

/** All boats have docked, the Market Phase begins now. */
function market(setting: Partial<Setting>): { state: State; events: Event[] } {
  const state = position({
    merchants: ['alc', 'bla'],
    berths: [0, 1, 3, 4],
    boats: [null, null, null, null, null, null],
    indicator: 11,
    hours: [11, 11],
    stack: [1, 0],
    agenda: [{ at: 'market' }],
    ...setting,
  })
  return { state, events: goOn(state) }
}
const [SMALL_RED, SMALL_GREEN, SMALL_BLUE, SMALL_YELLOW] = [1, 2, 3, 4]
const LARGE_BLUE = 7

describe('selling', () => {
  test('TV-1, COV-34, COV-60, COV-66, COV-68, COV-69, COV-71: the example of the rulebook', () => {
    const { state } = market({
      piers: [{ blue: 2 }, { red: 4, yellow: 1 }, { yellow: 2 }],
      shelves: [[LARGE_BLUE, SMALL_RED, SMALL_RED, SMALL_YELLOW, SMALL_YELLOW]],
    })
    expect(goodOf('large', 3)).toBe(LARGE_BLUE)
    expect(answers(state)).toEqual([sold(LARGE_BLUE), STOP])
    const events = act(state, sold(LARGE_BLUE))
    expect(state.players[0].gold).toBe(16)
    expect(answers(state)).toEqual([sold(SMALL_RED), sold(SMALL_YELLOW), STOP])
    events.push(...act(state, sold(SMALL_RED), sold(SMALL_RED), STOP))
    expect(state.piers).toEqual([
      crowd({ blue: 2 }),
      crowd({ red: 4, yellow: 1 }),
      crowd({ yellow: 2 }),
    ])
    events.push(...act(state, sold(SMALL_YELLOW), sold(SMALL_YELLOW)))
    expect(state.players[0].gold).toBe(56)
    expect(onShelves(state)).toBe(0)
    expect(total(state.players[0].corruption)).toBe(1)
    expect(events.flatMap(event => (event.type === 'sold' ? [event.gold] : []))).toEqual([
      16, 12, 12, 8, 8,
    ])
  })

  test('COV-61, COV-62, COV-63, COV-67 which pier takes what, and only for Customers of its colour', () => {
    const { state } = market({
      piers: [
        { red: 1, blue: 1 },
        { red: 1, blue: 1 },
        { red: 1, blue: 1 },
      ],
      shelves: [[SMALL_RED, SMALL_GREEN, LARGE_BLUE]],
    })
    expect(answers(state)).toEqual([sold(LARGE_BLUE), STOP])
    act(state, STOP)
    expect(answers(state)).toEqual([sold(SMALL_RED), STOP])
    act(state, STOP)
    expect(answers(state)).toEqual([sold(SMALL_RED), sold(LARGE_BLUE), STOP])
  })

  test('COV-65, COV-72, COV-R41 top of the stack first, each until done, pier by pier', () => {
    const piers = [{}, { red: 1 }, { red: 1 }]
    const { state } = market({
      merchants: ['alc', 'bla', 'cap'],
      hours: [11, 11, 11],
      stack: [2, 0, 1],
      piers,
      shelves: [[SMALL_RED], [SMALL_RED, SMALL_RED], [SMALL_RED]],
    })
    const order = []
    while (asked(state) === 'sell') {
      const task = state.agenda[state.agenda.length - 1]
      if ('pier' in task && 'seat' in task) order.push([task.pier, task.seat])
      act(state, STOP)
    }
    expect(order).toEqual([
      [1, 1],
      [1, 0],
      [1, 2],
      [2, 1],
      [2, 0],
      [2, 2],
    ])
  })

  test('COV-64, COV-R29 who sold at the Black Market draws one card, after all have sold', () => {
    const { state } = market({
      piers: [{}, {}, { red: 1 }],
      shelves: [[SMALL_RED, SMALL_RED], [SMALL_RED]],
    })
    const events = act(state, sold(SMALL_RED), sold(SMALL_RED), sold(SMALL_RED))
    expect(types(events).filter(type => type === 'sold' || type === 'corrupted')).toEqual([
      'sold',
      'sold',
      'sold',
      'corrupted',
      'corrupted',
    ])
    expect(state.players.map(({ corruption }) => total(corruption))).toEqual([1, 1])
    const { state: plaza } = market({ piers: [{}, { red: 1 }, {}], shelves: [[SMALL_RED]] })
    act(plaza, sold(SMALL_RED))
    expect(total(plaza.players[0].corruption)).toBe(0)
  })

  test('COV-66, COV-R5 the Plaza counts what came from both its berths', () => {
    const { state } = market({
      berths: [null, 0, 3],
      boats: [null, {}, {}, null, {}, {}],
      indicator: 12,
      hours: [12, 12],
      piers: [{}, { red: 5 }, {}],
      shelves: [[SMALL_RED]],
    })
    act(state, sold(SMALL_RED))
    expect(state.players[0].gold).toBe(15)
  })

  test('COV-70 selling is optional, the Goods stay', () => {
    const { state } = market({ piers: [{}, { red: 1 }, {}], shelves: [[SMALL_RED]] })
    act(state, STOP)
    expect(onShelves(state)).toBe(1)
    expect(state.round).toBe(2)
  })

  test('COV-68, COV-R31 what was sold can be made again', () => {
    const { state } = market({ piers: [{}, { red: 1 }, {}], shelves: [[1, 1, 1, 1]] })
    act(state, sold(SMALL_RED))
    expect(state.players[0].shelf[SMALL_RED]).toBe(3)
  })

  test('COV-R46 at an empty pier nobody is asked', () => {
    const { state, events } = market({ shelves: [[SMALL_RED, LARGE_BLUE]] })
    expect(events.filter(({ type }) => type === 'pier')).toHaveLength(3)
    expect(state.round).toBe(2)
  })
})

describe('Cultists', () => {
  const cultists = (setting: Partial<Setting>) => market({ rogue: 'cultists', ...setting })
  const conjure = (rogues: number) => ({ type: 'cultists.k', rogues }) as const

  test('TV-11, COV-104, COV-R30 two Rogues count as Customers of every colour, for two cards', () => {
    const { state } = cultists({
      piers: [{}, { red: 1, grey: 2 }, {}],
      shelves: [[SMALL_BLUE, SMALL_BLUE], [SMALL_RED]],
    })
    expect(answers(state)).toEqual([conjure(0), conjure(1), conjure(2)])
    // One Good must be sold, and it can only be a blue one.
    act(state, conjure(2))
    expect(total(state.players[0].corruption)).toBe(2)
    expect(state.players[0].gold).toBe(8)
    expect(answers(state)).toEqual([sold(SMALL_BLUE), STOP])
    act(state, sold(SMALL_BLUE))
    expect(state.players[0].gold).toBe(16)
    // For the other player the pier is as it was.
    act(state, conjure(0), sold(SMALL_RED))
    expect(state.players[1].gold).toBe(3)
  })

  test('COV-R30 who has paid must sell something', () => {
    const { state } = cultists({ piers: [{}, { grey: 1 }, {}], shelves: [[SMALL_BLUE, SMALL_RED]] })
    act(state, conjure(1))
    expect(answers(state)).toEqual([sold(SMALL_RED), sold(SMALL_BLUE)])
  })

  test('COV-R30 it is offered only to who could sell something then', () => {
    const { state } = cultists({ piers: [{ grey: 2 }, { grey: 1 }, {}], shelves: [[SMALL_BLUE]] })
    expect(asked(state)).toBe('cultists.k')
    expect(answers(state)).toEqual([conjure(0), conjure(1)])
    act(state, conjure(0))
    expect(state.round).toBe(2)
  })

  test('COV-18, COV-103 without them Rogues buy nothing', () => {
    const { state } = market({
      piers: [{ grey: 1 }, { grey: 2 }, {}],
      shelves: [[SMALL_BLUE, LARGE_BLUE]],
    })
    expect(state.round).toBe(2)
  })
})

describe('sponsorships', () => {
  test('TV-2, COV-73, COV-R32, COV-R48 1 Gold for each Adventurer in the Hall of each active shield', () => {
    const { state, events } = market({ halls: { red: 4, green: 2 }, shields: [[1, 2], [2]] })
    expect(state.players.map(({ gold }) => gold)).toEqual([6, 2])
    expect(events.filter(({ type }) => type === 'sponsored')).toHaveLength(3)
  })

  test('COV-59, COV-R32 those who leave boats that still sail are in their Halls by then', () => {
    const { state } = market({
      berths: [],
      boats: [{ red: 2, grey: 1 }, {}, {}, {}, {}, {}],
      indicator: 12,
      hours: [12, 12],
      halls: { red: 1 },
      lair: 2,
      shields: [[1]],
      round: 3,
    })
    expect(state.halls[1]).toBe(3)
    expect(state.lair).toBe(3)
    expect(state.players[0].gold).toBe(3)
  })
})

describe('cleanup', () => {
  test('COV-76, COV-78, COV-79, COV-80, COV-19 piers into the bag, next day', () => {
    const { state, events } = market({
      piers: [{ blue: 2 }, { red: 4, grey: 1 }, {}],
      halls: { red: 3 },
      lair: 1,
      stack: [0, 1],
    })
    expect(state.piers).toEqual([crowd(), crowd(), crowd()])
    expect(state.halls).toEqual([0, 3, 1, 1, 1])
    expect(state.lair).toBe(1)
    expect([state.round, state.indicator, state.indicatorMoved]).toEqual([2, 12, false])
    expect(state.timepieces).toEqual([4, 4])
    expect(state.stack).toEqual([0, 1])
    expect(state.berths).toEqual([null, null, null, null])
    expect(state.boats.every(({ at, aboard }) => at === 'sea' && total(aboard) === 2)).toBe(true)
    expect(types(events)).toContain('arrived')
    const { state: third } = market({ round: 2 })
    expect(third.timepieces).toEqual([6, 6])
  })

  test('COV-77 the rightmost card goes beneath the deck, the others slide right', () => {
    const { state, events } = market({
      square: ['town-mer-01', 'town-mer-02', 'town-mer-03', 'town-mer-04'],
    })
    expect(state.under).toEqual([15])
    expect(state.square.slice(1)).toEqual([12, 13, 14])
    expect(events.find(({ type }) => type === 'cleaned')).toMatchObject({ card: 15 })
  })

  test('COV-16 Arrival, Production, Market and Cleanup follow each other', () => {
    const { events } = market({})
    expect(types(events)).toEqual([
      'market',
      'pier',
      'pier',
      'pier',
      'cleaned',
      'refilled',
      'arrived',
    ])
  })
})
