import { describe, expect, test } from 'vitest'
import { act, answers, asked, shelfOf, why } from '../turns.fixture.ts'
import {
  BLUE,
  cardsOf,
  fishing,
  fleetAt,
  GREEN,
  isle,
  move,
  net,
  outAt,
  RED,
  shallows,
  smuggle,
  STAFF,
  staff,
} from './captain.fixture.ts'
import { HARBOUR } from './chart.ts'

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
