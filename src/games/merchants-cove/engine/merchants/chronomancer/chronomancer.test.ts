import { describe, expect, test } from 'vitest'
import { noCounts, total } from '../../../../../kit/counts.ts'
import { COLOURS } from '../../names.ts'
import { act, answers, asked, rigged, shelfOf, shopWith, why } from '../turns.fixture.ts'
import {
  ASSISTANT,
  BLUE,
  BOTTLE,
  COLUMNS,
  frayedIn,
  GREEN,
  hours,
  keep,
  MEND,
  mend,
  MIXED,
  open,
  PORTAL,
  pour,
  RED,
  riftOf,
  ROWS,
  shop,
  shove,
  STAFF,
  staff,
  STOP,
  swap,
  YELLOW,
} from './rift.fixture.ts'

describe('the Rift', () => {
  test('COV-CHR-1 nine tiles in the grid, one on the Gate, ten in the pile, two Hourglasses', () => {
    const { rift, frayed, pile, discard, hourglasses } = shop(shopWith('chr', {}))
    expect([rift.length, frayed.includes(true), total(pile), total(discard), hourglasses]).toEqual([
      9,
      false,
      10,
      0,
      2,
    ])
  })

  test('COV-CHR-5 one push, or two; rows at the one Wheel, columns at the other', () => {
    const state = riftOf({ rift: MIXED })
    act(state, [ROWS, swap(false)])
    expect([asked(state), answers(state).length]).toEqual(['chr.push', 6])
    expect(why(state, shove(3, 'start'))).toBe('COV-CHR-5 chr-only-rows')
    expect(why(state, STOP)).toBe('COV-CHR-5 must-choose')
    act(state, [shove(0, 'start')])
    expect(answers(state)).toHaveLength(7)
    act(state, [shove(0, 'end')])
    expect([asked(state), hours(state)]).toEqual(['chooseSpace', 1])
    expect([shop(state).rift, shop(state).gate]).toEqual([MIXED, YELLOW])

    const columns = riftOf({ rift: MIXED })
    act(columns, [COLUMNS, swap(false)])
    expect(why(columns, shove(2, 'start'))).toBe('COV-CHR-5 chr-only-columns')
    act(columns, [shove(3, 'end'), STOP])
    expect([shop(columns).rift, shop(columns).gate]).toEqual([
      [GREEN, GREEN, BLUE, BLUE, BLUE, RED, YELLOW, RED, GREEN],
      RED,
    ])
  })

  test('COV-CHR-4 a frayed tile that leaves goes to the discard, the pile gives a bright Gate tile', () => {
    const state = riftOf({ rift: MIXED, frayed: [2] })
    const events = act(state, [ROWS, swap(false), shove(0, 'start')], rigged(0))
    expect(events).toContainEqual({
      type: 'chr.gateDrawn',
      seat: 0,
      out: BLUE,
      into: RED,
      reveals: true,
    })
    expect([shop(state).discard, shop(state).gate]).toEqual([[0, 0, 0, 1, 0], RED])
  })

  test('COV-CHR-6 the Wizard may discard the Gate tile before the first push, the Assistant may not', () => {
    const state = riftOf({ rift: MIXED })
    act(state, [ROWS])
    expect(asked(state)).toBe('chr.gateSwap')
    act(state, [swap(true)], rigged(0))
    expect([shop(state).discard, shop(state).gate, asked(state)]).toEqual([
      [0, 0, 0, 0, 1],
      RED,
      'chr.push',
    ])
    const assistant = riftOf({ rift: MIXED }, ASSISTANT)
    act(assistant, [ROWS])
    expect(asked(assistant)).toBe('chr.push')
  })

  test('COV-CHR-2 an empty pile: the discard is shuffled, with the tile discarded just before', () => {
    const state = riftOf({ rift: MIXED, pile: noCounts(COLOURS) })
    const events = act(state, [ROWS, swap(true)])
    expect(events).toContainEqual({ type: 'chr.reshuffled', seat: 0, count: 11 })
    expect([total(shop(state).pile), total(shop(state).discard)]).toEqual([10, 0])
  })

  test('COV-CHR-2 a pile with one tile gives it; the next one comes from the discard', () => {
    const state = riftOf({ rift: MIXED, frayed: [0, 4], pile: [0, 0, 0, 0, 1] })
    act(state, [MEND, mend(0)])
    expect([shop(state).rift[0], total(shop(state).pile)]).toEqual([YELLOW, 0])
    act(state, [mend(4)])
    expect([total(shop(state).pile), total(shop(state).discard)]).toEqual([10, 0])
  })

  test('COV-CHR-7 the Assistant may mend one frayed tile after the pushes', () => {
    const state = riftOf({ rift: MIXED, frayed: [3, 4] }, ASSISTANT)
    act(state, [ROWS, shove(0, 'start'), STOP])
    expect([asked(state), answers(state)]).toEqual(['chr.mendCell', [{ cell: 3 }, { cell: 4 }, {}]])
    act(state, [mend(3)])
    expect([frayedIn(state), asked(state)]).toEqual([[4], 'chooseSpace'])
    const wizard = riftOf({ rift: MIXED, frayed: [3, 4] })
    act(wizard, [ROWS, swap(false), shove(0, 'start'), STOP])
    expect(asked(wizard)).toBe('chooseSpace')
  })

  test('COV-CHR-10 Mend: one tile, then another or none; only frayed ones', () => {
    const state = riftOf({ rift: MIXED, frayed: [0, 4] })
    act(state, [MEND])
    expect([why(state, STOP), why(state, mend(1))]).toEqual([
      'COV-CHR-10 must-choose',
      'COV-CHR-10 chr-not-frayed',
    ])
    act(state, [mend(0)], rigged(0))
    expect([shop(state).rift[0], shop(state).discard, frayedIn(state)]).toEqual([
      RED,
      [0, 1, 0, 0, 0],
      [4],
    ])
    expect(answers(state)).toEqual([{ cell: 4 }, {}])
    act(state, [STOP])
    expect(asked(state)).toBe('chooseSpace')
  })

  test('COV-CHR-10, COV-R21 nothing to mend, nothing to open, no room for an Hourglass: no such action', () => {
    const state = riftOf({ rift: MIXED, hourglasses: 3 })
    const legal = [ROWS, COLUMNS, PORTAL, MEND, BOTTLE].map(space => why(state, space))
    expect(legal).toEqual(['', '', 'COV-R21 no-effect', 'COV-R21 no-effect', 'COV-R21 no-effect'])
  })
})

describe('figures and Hourglasses', () => {
  test('COV-CHR-3 the Wizard first, then in turn; a space where neither figure stands', () => {
    const state = riftOf({ rift: MIXED })
    expect(act(state, [ROWS, swap(false), shove(0, 'start'), STOP])).toContainEqual(
      expect.objectContaining({ type: 'went', figure: 0, space: 0 }),
    )
    expect(why(state, ROWS)).toBe('COV-CHR-3 occupied')
    expect(act(state, [COLUMNS, shove(3, 'start'), STOP])).toContainEqual(
      expect.objectContaining({ type: 'went', figure: 1, space: 1 }),
    )
    expect([why(state, ROWS), why(state, COLUMNS), state.players[0].figures]).toEqual([
      'COV-CHR-3 occupied',
      'COV-CHR-3 occupied',
      [0, 1],
    ])
    act(state, [STAFF])
    expect([state.players[0].figures, why(state, ROWS), why(state, COLUMNS)]).toEqual([
      [6, 1],
      '',
      'COV-CHR-3 occupied',
    ])
  })

  test('COV-CHR-11 Bottle time: two Hourglasses, at most three, and a Corruption card', () => {
    const state = riftOf({ rift: MIXED, hourglasses: 2 })
    expect(act(state, [BOTTLE])).toContainEqual({ type: 'chr.bottled', seat: 0, count: 1 })
    expect([shop(state).hourglasses, hours(state), total(state.players[0].corruption)]).toEqual([
      3, 1, 1,
    ])
  })

  test('COV-CHR-12 Hourglasses lower the Hours of any action, but not below one', () => {
    const state = riftOf({ rift: MIXED, hourglasses: 3 }, { staffed: [2] })
    act(state, [STAFF, STOP])
    expect(answers(state)).toEqual([{ count: 0 }, { count: 1 }])
    expect(why(state, pour(2))).toBe('COV-CHR-12 chr-hours-minimum')
    act(state, [pour(1)])
    expect([hours(state), shop(state).hourglasses]).toEqual([1, 2])
  })

  test('COV-CHR-12 one cannot return more than one has; a cost of one Hour asks nothing', () => {
    const state = riftOf({ rift: MIXED, hourglasses: 1 }, { staffed: [1] })
    act(state, [STAFF, STOP])
    expect(why(state, pour(2))).toBe('COV-CHR-12 chr-hourglasses-missing')
    const cheap = riftOf({ rift: MIXED, frayed: [0], hourglasses: 3 })
    act(cheap, [MEND])
    expect([asked(cheap), hours(cheap)]).toEqual(['chooseSpace', 1])
  })
})

describe('between rounds', () => {
  test('COV-CHR-14 Rift, Gate, Hourglasses and figures stay as they are, and so whose turn it is', () => {
    const state = riftOf({ rift: MIXED, frayed: [4], hourglasses: 2 })
    state.timepieces[0] = 2 * 11
    act(state, [BOTTLE])
    expect(state.round).toBe(2)
    expect(shop(state)).toMatchObject({ rift: MIXED, gate: YELLOW, hourglasses: 3 })
    expect([frayedIn(state), state.players[0].figures, state.players[0].turns]).toEqual([
      [4],
      [4, null],
      1,
    ])
  })
})

describe('staff', () => {
  test('COV-CHR-15 Mender: up to two frayed tiles, or none', () => {
    const state = riftOf({ rift: MIXED, frayed: [0, 1, 2] }, { staffed: [0, 1] })
    act(state, [STAFF, staff(0)])
    expect(answers(state)).toHaveLength(4)
    act(state, [mend(0), mend(1)])
    expect([frayedIn(state), asked(state)]).toEqual([[2], 'staff.next'])
  })

  test('COV-CHR-16 Gatekeeper: a bright tile changes places with the Gate tile', () => {
    const state = riftOf({ rift: MIXED }, { staffed: [1, 2] })
    act(state, [STAFF, staff(1)])
    expect(answers(state)).toHaveLength(10)
    act(state, [keep(4)])
    expect([shop(state).rift[4], shop(state).gate, total(shop(state).discard)]).toEqual([
      YELLOW,
      BLUE,
      0,
    ])
  })

  test('COV-CHR-16 a frayed tile that comes out goes to the discard', () => {
    const state = riftOf({ rift: MIXED, frayed: [4] }, { staffed: [1, 2] })
    act(state, [STAFF, staff(1)])
    act(state, [keep(4)], rigged(0))
    expect([shop(state).rift[4], frayedIn(state)]).toEqual([YELLOW, []])
    expect([shop(state).gate, shop(state).discard]).toEqual([RED, [0, 0, 0, 1, 0]])
  })

  test('COV-CHR-17 Sandkeeper: one Hourglass, and none above three', () => {
    const state = riftOf({ rift: MIXED }, { staffed: [2, 3] })
    act(state, [STAFF, staff(2)])
    expect(shop(state).hourglasses).toBe(1)
    const full = riftOf({ rift: MIXED, hourglasses: 3 }, { staffed: [2, 3] })
    act(full, [STAFF, staff(2)])
    expect(shop(full).hourglasses).toBe(3)
  })

  test('COV-CHR-18 Portal Warden: one line, with its shield, without an Hourglass', () => {
    const rift = [RED, RED, RED, GREEN, BLUE, GREEN, YELLOW, YELLOW, BLUE]
    const state = riftOf({ rift, gate: GREEN }, { ...ASSISTANT, staffed: [2, 3] })
    act(state, [STAFF, staff(3), open(0, null)])
    expect([asked(state), shelfOf(state), shop(state).hourglasses]).toEqual([
      'staff.next',
      [RED + 4],
      0,
    ])
    expect(state.players[0].shields[RED]).toBe(true)
  })
})
