import { describe, expect, test } from 'vitest'
import type { Move, State } from '../../state.ts'
import {
  act,
  answers,
  asked,
  rigged,
  type Setting,
  shelfOf,
  shopIn,
  shopWith,
  why,
} from '../turns.fixture.ts'
import { HARBOUR, ZONES, zoneOf } from './chart.ts'
import type { Zone } from './words.ts'

const [RED, GREEN, BLUE, YELLOW] = [1, 2, 3, 4]
const shallows = (colour: number) => zoneOf('shallows', colour)
const fishing = (colour: number) => zoneOf('fishing', colour)
const isle = (colour: number) => zoneOf('isle', colour)

const go = (space: number): Move => ({ type: 'chooseSpace', space })
const [ROW, SAIL, RECALL, SMUGGLE, STAFF] = [0, 1, 2, 3, 5].map(go)
const STOP: Move = { type: 'stop' }
const move = (from: Zone, to: Zone): Move => ({ type: 'cap.move', from, to })
const recall = (zone: Zone): Move => ({ type: 'cap.recall.next', zone })
const smuggle = (zone: Zone): Move => ({ type: 'cap.smuggle', zone })
const storm = (zone: Zone | null): Move => ({ type: 'cap.storm', zone })
const net = (zone: Zone): Move => ({ type: 'cap.net', zone })
const again = (yes: boolean): Move => ({ type: 'cap.spinAgain', again: yes })
const staff = (slot: number): Move => ({ type: 'staff.next', slot })

/** Where on the compass these numbers lie; 0 = Storm. */
const SECTOR = [7, 0, 1, 3, 6]
const compass = (...spins: readonly number[]) => rigged(...spins.map(spin => SECTOR[spin]))

/** Seat 0 with its ships in these zones, those not told in the Harbour. */
function fleetAt(
  zones: readonly Zone[],
  gone: readonly number[] = [],
  setting: Setting = {},
): State {
  const ships = new Array<number>(ZONES).fill(0)
  ships[HARBOUR] = 4 - zones.length
  for (const zone of zones) ships[zone]++
  const treasures = [false, ...[RED, GREEN, BLUE, YELLOW].map(colour => !gone.includes(colour))]
  return shopWith('cap', { ships, treasures }, setting)
}
/** The zones outside the Harbour, one for each ship. */
const outAt = (state: State) =>
  shopIn(state, 'cap').ships.flatMap((count, zone) =>
    zone === HARBOUR ? [] : new Array<Zone>(count).fill(zone),
  )
const cardsOf = (state: State) => state.players[0].corruption.reduce((sum, count) => sum + count, 0)

describe('sailing', () => {
  test('COV-CAP-2 four ships in the Harbour, a treasure on each Isle', () => {
    const { ships, treasures } = shopIn(shopWith('cap', {}), 'cap')
    expect([ships[HARBOUR], ships.length, treasures]).toEqual([
      4,
      ZONES,
      [false, true, true, true, true],
    ])
  })

  test('COV-CAP-5 Row out: two steps, of one ship or of two', () => {
    const one = fleetAt([])
    act(one, [ROW, move(HARBOUR, fishing(BLUE))])
    expect([outAt(one), asked(one)]).toEqual([[fishing(BLUE)], 'chooseSpace'])
    const two = fleetAt([])
    act(two, [ROW, move(HARBOUR, shallows(RED)), move(HARBOUR, shallows(RED))])
    expect([outAt(two), asked(two)]).toEqual([[shallows(RED), shallows(RED)], 'chooseSpace'])
  })

  test('COV-CAP-4 the way is the shortest there is, along the ring or through the Harbour', () => {
    const state = fleetAt([shallows(RED)])
    act(state, [ROW])
    expect(why(state, move(shallows(RED), isle(RED)))).toBe('')
    expect(why(state, move(shallows(RED), shallows(GREEN)))).toBe('')
    expect(why(state, move(shallows(RED), isle(BLUE)))).toBe('COV-CAP-4 cap-too-far')
    expect(why(state, move(shallows(BLUE), shallows(RED)))).toBe('COV-CAP-4 cap-no-ship')
    expect(why(state, move(shallows(RED), shallows(RED)))).toBe('COV-26 no-such-move')
  })

  test('COV-CAP-4 one may stop before the steps are used', () => {
    const state = fleetAt([])
    act(state, [ROW, move(HARBOUR, shallows(RED)), STOP])
    expect([outAt(state), asked(state)]).toEqual([[shallows(RED)], 'chooseSpace'])
  })

  test('COV-CAP-3 nobody stops where a ship fishes, but one may sail through', () => {
    const state = fleetAt([shallows(RED), fishing(RED)])
    act(state, [ROW])
    expect(why(state, move(shallows(RED), fishing(RED)))).toBe('COV-CAP-3 cap-occupied')
    act(state, [move(shallows(RED), isle(RED))])
    expect(outAt(state)).toEqual([fishing(RED), isle(RED)])
  })

  test('COV-CAP-4 ships in one zone are one choice; never more than 49', () => {
    const state = fleetAt([])
    act(state, [ROW])
    expect(answers(state)).toHaveLength(9)
    const spread = fleetAt([shallows(RED), shallows(BLUE), shallows(GREEN), shallows(YELLOW)])
    act(spread, [SAIL, again(true)], compass(4, 4))
    expect(answers(spread)).toHaveLength(4 * 12 + 1)
  })
})

describe('the compass', () => {
  test('COV-CAP-6 the steps are the sum of both spins', () => {
    const state = fleetAt([])
    const events = act(state, [SAIL, again(true)], compass(1, 4))
    expect(events.filter(({ type }) => type === 'cap.spun')).toMatchObject([
      { sector: 1, steps: 1, reveals: true },
      { sector: 4, steps: 5, reveals: true },
    ])
    expect(state.agenda.at(-1)).toMatchObject({ at: 'cap.move', steps: 5 })
  })

  test('COV-CAP-6 who does not spin again sails what the first shows', () => {
    const state = fleetAt([])
    act(state, [SAIL, again(false)], compass(3))
    expect(state.agenda.at(-1)).toMatchObject({ at: 'cap.move', steps: 3 })
  })

  test('COV-CAP-7 a Storm without a ship outside has no effect, and no steps', () => {
    const state = fleetAt([])
    act(state, [SAIL], compass(0))
    expect(asked(state)).toBe('cap.spinAgain')
    act(state, [again(false)])
    expect([asked(state), cardsOf(state), outAt(state)]).toEqual(['chooseSpace', 0, []])
  })

  test('COV-CAP-7 a Storm is weathered before the second spin is offered: the ship comes home with nothing', () => {
    const state = fleetAt([fishing(RED), shallows(BLUE)])
    act(state, [SAIL], compass(0))
    expect(asked(state)).toBe('cap.storm')
    expect(answers(state)).toEqual([
      { zone: fishing(RED) },
      { zone: shallows(BLUE) },
      { zone: null },
    ])
    expect(why(state, storm(HARBOUR))).toBe('COV-26 no-such-move')
    expect(why(state, storm(isle(RED)))).toBe('COV-CAP-7 cap-no-ship')
    act(state, [storm(fishing(RED))])
    expect([asked(state), outAt(state), shelfOf(state), cardsOf(state)]).toEqual([
      'cap.spinAgain',
      [shallows(BLUE)],
      [],
      0,
    ])
  })

  test('COV-CAP-7 or all stay out for a Corruption card; a second Storm asks again', () => {
    const state = fleetAt([isle(RED)])
    act(state, [SAIL], compass(0))
    act(state, [storm(null)])
    act(state, [again(true)], compass(0))
    expect(asked(state)).toBe('cap.storm')
    act(state, [storm(null)])
    expect([asked(state), cardsOf(state), outAt(state)]).toEqual(['chooseSpace', 2, [isle(RED)]])
  })
})

describe('landing', () => {
  test('COV-CAP-8 a Catch from a Fishing Ground, a Treasure from an Isle, nothing from the Shallows', () => {
    const state = fleetAt([fishing(GREEN), isle(BLUE), shallows(RED)])
    act(state, [RECALL, recall(fishing(GREEN)), recall(isle(BLUE)), recall(shallows(RED))])
    expect([shelfOf(state), outAt(state)]).toEqual([[GREEN, BLUE + 4], []])
    expect(shopIn(state, 'cap').treasures).toEqual([false, true, true, false, true])
  })

  test('COV-CAP-8 at least one ship, then one may stop', () => {
    const state = fleetAt([fishing(GREEN), isle(BLUE)])
    act(state, [RECALL])
    expect(why(state, STOP)).toBe('COV-CAP-8 must-choose')
    expect(why(state, recall(HARBOUR))).toBe('COV-26 no-such-move')
    act(state, [recall(isle(BLUE)), STOP])
    expect([shelfOf(state), outAt(state)]).toEqual([[BLUE + 4], [fishing(GREEN)]])
  })

  test('COV-CAP-8 no token, no Good; a Good that is not in supply leaves the token', () => {
    const bare = fleetAt([isle(BLUE), shallows(RED)], [BLUE])
    expect(act(bare, [RECALL, recall(isle(BLUE))])).toContainEqual(
      expect.objectContaining({ type: 'cap.landed', good: null }),
    )
    const full = fleetAt([isle(BLUE), shallows(RED)], [], { shelf: [0, 0, 0, 0, 0, 0, 0, 3, 0] })
    act(full, [RECALL, recall(isle(BLUE))])
    expect([shelfOf(full), shopIn(full, 'cap').treasures[BLUE]]).toEqual([[7, 7, 7], true])
  })

  test('COV-CAP-10, COV-R21 Recall needs a ship outside, Smuggle one with a Good to gain', () => {
    const home = fleetAt([])
    expect([why(home, ROW), why(home, SAIL), why(home, RECALL)]).toEqual([
      '',
      '',
      'COV-R21 no-effect',
    ])
    const shallow = fleetAt([shallows(RED), isle(RED)], [RED])
    expect([why(shallow, RECALL), why(shallow, SMUGGLE)]).toEqual(['', 'COV-R21 no-effect'])
  })

  test('COV-CAP-9 Smuggle brings exactly one ship home, and costs a Corruption card', () => {
    const state = fleetAt([fishing(RED), isle(RED), isle(BLUE), shallows(GREEN)], [BLUE])
    act(state, [SMUGGLE])
    expect(answers(state)).toEqual([{ zone: fishing(RED) }, { zone: isle(RED) }])
    expect(why(state, smuggle(isle(BLUE)))).toBe('COV-CAP-9 cap-no-treasure')
    expect(why(state, smuggle(shallows(GREEN)))).toBe('COV-CAP-9 cap-no-yield')
    expect(why(state, smuggle(fishing(GREEN)))).toBe('COV-CAP-9 cap-no-ship')
    act(state, [smuggle(isle(RED))])
    expect([shelfOf(state), cardsOf(state), asked(state)]).toEqual([[RED + 4], 1, 'chooseSpace'])
  })

  test('COV-CAP-12 Goods of three colours in one Recall: one of their inactive shields', () => {
    const shields = [false, true, false, false, false]
    const state = fleetAt([fishing(RED), isle(GREEN), fishing(YELLOW)], [], { shields })
    act(state, [RECALL, recall(fishing(RED)), recall(isle(GREEN)), recall(fishing(YELLOW))])
    expect([asked(state), answers(state)]).toEqual([
      'cap.shield',
      [{ colour: GREEN }, { colour: YELLOW }],
    ])
    expect(why(state, { type: 'cap.shield', colour: RED })).toBe('COV-CAP-12 cap-shield-active')
    expect(why(state, { type: 'cap.shield', colour: BLUE })).toBe('COV-CAP-12 cap-not-landed')
    act(state, [{ type: 'cap.shield', colour: YELLOW }])
    expect(state.players[0].shields).toEqual([false, true, false, false, true])
  })

  test('COV-CAP-12 two colours are too few, however many Goods; nor does an empty ship count', () => {
    const state = fleetAt([fishing(RED), isle(RED), fishing(BLUE), shallows(GREEN)])
    act(state, [
      RECALL,
      recall(fishing(RED)),
      recall(isle(RED)),
      recall(fishing(BLUE)),
      recall(shallows(GREEN)),
    ])
    expect([asked(state), state.players[0].shields]).toEqual([
      'chooseSpace',
      new Array(5).fill(false),
    ])
  })

  test('COV-CAP-11 Cleanup brings the treasures back and leaves the ships where they are', () => {
    const state = fleetAt([isle(RED)], [RED, YELLOW])
    state.timepieces[0] = 2 * 11
    const events = act(state, [ROW, STOP])
    expect(events).toContainEqual({ type: 'cap.restocked', seat: 0, colours: [RED, YELLOW] })
    expect([state.round, outAt(state)]).toEqual([2, [isle(RED)]])
    expect(shopIn(state, 'cap').treasures).toEqual([false, true, true, true, true])
  })
})

describe('staff', () => {
  test('COV-CAP-13 Helmsman: one ship, up to two steps, once', () => {
    const state = fleetAt([], [], { staffed: [0, 1] })
    act(state, [STAFF, staff(0)])
    expect(why(state, move(HARBOUR, isle(RED)))).toBe('COV-CAP-4 cap-too-far')
    act(state, [move(HARBOUR, shallows(RED))])
    expect([asked(state), outAt(state)]).toEqual(['staff.next', [shallows(RED)]])
    expect(why(state, staff(0))).toBe('COV-88 used')
  })

  test('COV-CAP-14 Netmaker: the Catch comes home, the ship falls back to the Shallows', () => {
    const state = fleetAt([fishing(RED), fishing(BLUE), isle(GREEN)], [], { staffed: [1, 2] })
    act(state, [STAFF, staff(1)])
    expect(why(state, net(isle(GREEN)))).toBe('COV-CAP-14 cap-not-fishing')
    expect(why(state, net(fishing(GREEN)))).toBe('COV-CAP-14 cap-no-ship')
    act(state, [net(fishing(BLUE))])
    expect([shelfOf(state), outAt(state)]).toEqual([
      [BLUE],
      [fishing(RED), isle(GREEN), shallows(BLUE)].toSorted(rising),
    ])
  })

  test('COV-CAP-14, COV-32 no Catch that is not in supply', () => {
    const shelf = [0, 4, 0, 0, 0, 0, 0, 0, 0]
    const state = fleetAt([fishing(RED), fishing(BLUE), fishing(GREEN)], [], {
      staffed: [1, 2],
      shelf,
    })
    act(state, [STAFF, staff(1)])
    expect(why(state, net(fishing(RED)))).toBe('COV-32 cap-not-in-supply')
    expect(answers(state)).toEqual([{ zone: fishing(GREEN) }, { zone: fishing(BLUE) }])
  })

  test('COV-CAP-15 Deckhands: two different ships, one step each', () => {
    const state = fleetAt([shallows(RED)], [], { staffed: [2, 3] })
    act(state, [STAFF, staff(2), move(shallows(RED), fishing(RED))])
    expect(why(state, move(fishing(RED), isle(RED)))).toBe('COV-CAP-15 cap-moved')
    act(state, [move(HARBOUR, shallows(RED))])
    expect([asked(state), outAt(state)]).toEqual(['staff.next', [shallows(RED), fishing(RED)]])
  })

  test('COV-CAP-15 where the moved ship joined others, one of the others may still move', () => {
    const state = fleetAt([shallows(RED)], [], { staffed: [2, 3] })
    act(state, [STAFF, staff(2), move(HARBOUR, shallows(RED)), move(shallows(RED), fishing(RED))])
    expect(outAt(state)).toEqual([shallows(RED), fishing(RED)])
  })

  test('COV-CAP-16 Quartermaster: as Smuggle, without Corruption', () => {
    const state = fleetAt([fishing(RED), isle(RED)], [], { staffed: [0, 3] })
    act(state, [STAFF, staff(3), smuggle(fishing(RED))])
    expect([asked(state), shelfOf(state), cardsOf(state)]).toEqual(['staff.next', [RED], 0])
  })

  test('COV-88 an ability that can have no effect does nothing', () => {
    const state = fleetAt([], [], { staffed: [1, 3] })
    act(state, [STAFF, staff(1), staff(3)])
    expect([asked(state), shelfOf(state)]).toEqual(['chooseSpace', []])
  })
})

function rising(a: number, b: number): number {
  return a - b
}
