import { describe, expect, test } from 'vitest'
import { travel } from './clock.ts'
import { game } from '../index.ts'
import { act, answers, asked, goOn, position, tables } from '../table.fixture.ts'
import type { Event } from '../state.ts'

/** The seat pays so many Hours: what may be answered, and what happens. */
const paying = (hours: number, setting: Partial<Parameters<typeof position>[0]>) =>
  position({
    merchants: ['cap', 'bla'],
    agenda: [{ at: 'nextTurn' }, { at: 'clock.route', seat: 0, hours }],
    ...setting,
  })
const FOUR = ['cap', 'bla', 'alc', 'chr'] as const
const drawn = (events: readonly Event[]) => events.filter(({ type }) => type === 'drew').length
const corrupted = (events: readonly Event[]) =>
  events.filter(({ type }) => type === 'corrupted').length

describe('routes', () => {
  test('TV-6, COV-38, COV-39, COV-46, COV-48 round 2: straight on with a load, or over the hand with a card', () => {
    const at = () =>
      paying(3, { merchants: FOUR, round: 2, hours: [6, 8, 8, 8], boats: [{}, {}, {}, {}, {}, {}] })
    const direct = at()
    goOn(direct)
    expect(answers(direct)).toEqual([
      { type: 'clock.route', hands: [] },
      { type: 'clock.route', hands: [0] },
    ])
    const straight = act(direct, { type: 'clock.route', hands: [] })
    expect([direct.timepieces[0], drawn(straight), corrupted(straight)]).toEqual([18, 1, 0])
    const over = at()
    goOn(over)
    const round = act(over, { type: 'clock.route', hands: [0] })
    expect([over.timepieces[0], drawn(round), corrupted(round)]).toEqual([16, 0, 1])
  })

  test('TV-6, COV-45, COV-R44 round 1 knows no hand, round 2 only the first, round 3 both', () => {
    const first = paying(3, {
      merchants: FOUR,
      hours: [6, 8, 8, 8],
      boats: [{}, {}, {}, {}, {}, {}],
    })
    expect(drawn(goOn(first))).toBe(1)
    expect(first.timepieces[0]).toBe(18)
    const second = paying(2, {
      merchants: FOUR,
      round: 2,
      hours: [9, 9, 9, 9],
      boats: [{}, {}, {}, {}, {}, {}],
    })
    goOn(second)
    expect(second.timepieces[0]).toBe(22)
    const third = paying(2, {
      merchants: FOUR,
      round: 3,
      hours: [9, 9, 9, 9],
      boats: [{}, {}, {}, {}, {}, {}],
    })
    goOn(third)
    expect(answers(third)).toHaveLength(2)
    const events = act(third, { type: 'clock.route', hands: [1] })
    expect([third.timepieces[0], drawn(events), corrupted(events)]).toEqual([20, 0, 1])
  })

  test('COV-47, COV-R42, COV-R51 a move may end on a hand; the way on costs neither card nor load', () => {
    const state = paying(1, { round: 2, hours: [6, 9] })
    goOn(state)
    expect(corrupted(act(state, { type: 'clock.route', hands: [0] }))).toBe(1)
    expect(state.timepieces[0]).toBe(13)
    expect(travel(tables, state.players.length, 13, 2, [])).toEqual({ to: 16, hands: 0, loads: [] })
  })

  test('COV-R7, COV-R45 a hand passes by its indicator, a Double too', () => {
    const state = paying(2, { round: 3, hours: [9, 9] })
    expect(tables.loads[2][9]).toBe(2)
    expect(travel(tables, state.players.length, 18, 2, [1])).toEqual({
      to: 20,
      hands: 1,
      loads: [],
    })
    expect(travel(tables, state.players.length, 12, 8, [0, 1])).toEqual({
      to: 24,
      hands: 2,
      loads: [2],
    })
  })

  test('TV-7, COV-42, COV-R9 two players, from 9 to 12: two Doubles are passed', () => {
    const state = paying(3, { hours: [9, 9], boats: [{}, {}, {}, {}, {}, {}] })
    expect(travel(tables, state.players.length, 18, 3, [])).toEqual({
      to: 24,
      hands: 0,
      loads: [2, 2],
    })
    const events = goOn(state)
    expect(events.find(({ type }) => type === 'drew')).toMatchObject({ adventurers: { length: 2 } })
  })

  test('COV-41, COV-R11 beyond 12 nothing is passed', () => {
    expect(travel(tables, 2, 24, 3, [])).toEqual({
      to: 30,
      hands: 0,
      loads: [],
    })
  })

  test('COV-R8 all of the move comes before its first load', () => {
    const events = goOn(paying(3, { hours: [9, 9], boats: [{}, {}, {}, {}, {}, {}] }))
    expect(events.map(({ type }) => type).slice(0, 2)).toEqual(['advanced', 'drew'])
  })
})

describe('whose turn it is', () => {
  test('COV-23, COV-24, COV-25 the farthest back, of several the topmost, and again and again', () => {
    const state = position({
      merchants: ['alc', 'bla', 'cap', 'chr'],
      hours: [6, 4, 2, 4],
      stack: [3, 1, 2, 0],
    })
    expect(game.actors(state)).toEqual([2])
    const row = [{ type: 'chooseSpace', space: 0 }, { type: 'stop' }] as const
    expect(act(state, ...row).map(({ type }) => type)).not.toContain('handed')
    expect(game.actors(state)).toEqual([2])
    act(state, { type: 'chooseSpace', space: 1 })
    while (asked(state) !== 'chooseSpace') act(state, answers(state)[answers(state).length - 1])
    expect(state.timepieces).toEqual([12, 8, 10, 8])
    expect(game.actors(state)).toEqual([1])
  })

  test('COV-40 who comes to a space lies on top of those there', () => {
    const state = paying(1, { hours: [2, 3], stack: [0, 1] })
    goOn(state)
    expect(state.timepieces).toEqual([6, 6])
    expect(state.stack).toEqual([1, 0])
    expect(game.actors(state)).toEqual([0])
  })

  test('COV-57, COV-R28 on the indicator one is done; when all are, the market begins', () => {
    const setting = {
      merchants: ['cap', 'bla'],
      hours: [11, 12],
      bag: {},
      boats: [{}, {}, {}, {}, {}, {}],
    } as const
    const state = position(setting)
    expect(game.actors(state)).toEqual([0])
    const events = goOn(
      position({
        ...setting,
        agenda: [{ at: 'nextTurn' }, { at: 'clock.route', seat: 0, hours: 1 }],
      }),
    )
    expect(events.map(({ type }) => type)).toContain('market')
  })
})

test('COV-58, COV-R27, TV-10 those beyond the indicator go on top, the farthest back first', () => {
  const state = position({
    merchants: FOUR,
    hours: [10, 10, 11, 13],
    stack: [0, 1, 3, 2],
    berths: [0, 1, 3, 4],
    boats: [{}, {}, null, {}, {}, null],
    indicator: 10,
    agenda: [{ at: 'market' }],
  })
  const [event] = goOn(state).filter(({ type }) => type === 'market')
  expect(event).toMatchObject({ order: [2, 3, 1, 0] })
  // Nobody has anything to sell: the next round begins with the same stack.
  expect(state.stack).toEqual([0, 1, 3, 2])
  expect(state.round).toBe(2)
  expect(state.timepieces).toEqual([4, 4, 4, 4])
  expect(game.actors(state)).toEqual([2])
  expect(asked(state)).toBe('chooseSpace')
})

test('COV-58 of two beyond on one space the upper one stays the upper', () => {
  const state = position({
    merchants: FOUR,
    hours: [12, 11, 12, 10],
    stack: [3, 2, 1, 0],
    berths: [0, 1, 3, 4],
    boats: [{}, {}, null, {}, {}, null],
    indicator: 10,
    agenda: [{ at: 'market' }],
  })
  expect(goOn(state).find(({ type }) => type === 'market')).toMatchObject({ order: [1, 0, 2, 3] })
})
