import { describe, expect, test } from 'vitest'
import { act, answers, asked, shelfOf, shopIn, shopWith, why } from '../turns.fixture.ts'
import {
  again,
  BLUE,
  cardsOf,
  compass,
  fishing,
  fleetAt,
  GREEN,
  isle,
  move,
  outAt,
  RECALL,
  recall,
  RED,
  ROW,
  SAIL,
  shallows,
  SMUGGLE,
  smuggle,
  STOP,
  storm,
  YELLOW,
} from './captain.fixture.ts'
import { HARBOUR, ZONES } from './chart.ts'

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

  test('COV-CAP-8, COV-CAP-12 who leaves a ship outside gets the shield of three colours too', () => {
    const state = fleetAt([fishing(RED), isle(GREEN), fishing(YELLOW), shallows(BLUE)])
    const zones = [fishing(RED), isle(GREEN), fishing(YELLOW)]
    act(state, [RECALL, ...zones.map(recall), STOP])
    expect(asked(state)).toBe('cap.shield')
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
