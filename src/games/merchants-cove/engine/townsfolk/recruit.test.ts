import { describe, expect, test } from 'vitest'
import { total } from '../../../../kit/counts.ts'
import { type MerchantId, SLOTS, SQUARE } from '../names.ts'
import {
  act,
  answers,
  asked,
  crowd,
  goOn,
  position,
  RECRUIT,
  type Setting,
  STAFF,
  tables,
  townsperson,
} from '../table.fixture.ts'
import type { Event, State } from '../state.ts'

const FULL = ['town-loc-05', 'town-loc-06', 'town-loc-07', 'town-loc-08']
const OTHERS = ['town-mer-09', 'town-mer-10', 'town-mer-11']
const types = (events: readonly Event[]) => events.map(({ type }) => type)

/** The Captain is about to recruit this card, leftmost of the square. */
function recruiting(id: string, setting: Partial<Setting> = {}): State {
  const state = position({
    merchants: ['cap', 'bla'],
    square: [id, ...OTHERS],
    boats: [{ red: 2 }, { green: 1, grey: 1 }, { blue: 2 }, {}, {}, {}],
    ...setting,
  })
  act(state, { type: 'chooseSpace', space: RECRUIT('cap') })
  return state
}
const first = { type: 'recruit.card', place: 0 } as const
const slot = (n: number) => ({ type: 'recruit.slot', slot: n }) as const

describe('recruiting', () => {
  test('COV-81, COV-85, COV-R53 any of four cards; what it costs stands under its place and is paid afterwards', () => {
    expect(tables.square).toEqual([
      { hours: 3, corruption: 0 },
      { hours: 2, corruption: 1 },
      { hours: 2, corruption: 0 },
      { hours: 1, corruption: 0 },
    ])
    const state = recruiting('town-mer-01')
    expect(answers(state)).toHaveLength(4)
    const events = act(state, { type: 'recruit.card', place: 1 }, slot(0))
    const order = types(events).filter(type =>
      ['gained', 'hired', 'corrupted', 'advanced', 'refilled'].includes(type),
    )
    expect(order).toEqual(['gained', 'hired', 'corrupted', 'advanced', 'refilled'])
    expect(state.timepieces[0]).toBe(6)
  })

  test('COV-86, COV-R53 the others slide right, a new card comes from the left, after the loads', () => {
    const state = recruiting('town-mer-01', { hours: [3, 9], bag: { red: 1 } })
    act(state, { type: 'recruit.card', place: 2 }, slot(0))
    expect(state.square).toEqual([
      townsperson('town-mer-01'),
      townsperson('town-mer-09'),
      null,
      townsperson('town-mer-11'),
    ])
    expect(asked(state)).toBe('load.boat')
    act(state, { type: 'load.boat', boat: 3 })
    expect(state.square.slice(1)).toEqual(
      ['town-mer-01', 'town-mer-09', 'town-mer-11'].map(townsperson),
    )
    expect(state.square[0]).not.toBeNull()
  })

  test('COV-83, COV-84, COV-R22, COV-R23, COV-R24 any slot; who stood there goes beneath the deck', () => {
    const state = recruiting('town-mer-01', { staff: [['town-loc-05', null, null, null]] })
    act(state, first)
    expect(answers(state)).toHaveLength(4)
    act(state, slot(0))
    expect(state.players[0].staff).toEqual([townsperson('town-mer-01'), null, null, null])
    expect(state.under).toEqual([townsperson('town-loc-05')])
    const full = recruiting('town-mer-01', { staff: [FULL] })
    act(full, first, slot(3))
    expect(full.under).toEqual([townsperson('town-loc-08')])
  })

  test('COV-R38 of the fewest cards enough are left when all Staff boards are full', () => {
    const smallest = Math.min(
      ...['locals', 'mercenaries', 'sailors'].map(
        set => tables.townsfolk.filter(card => card.set !== set).length,
      ),
    )
    expect(smallest).toBe(24)
    expect(smallest - 4 * SLOTS).toBeGreaterThanOrEqual(SQUARE)
  })
})

describe('Locals', () => {
  test('COV-95 discard one: of several kinds the player chooses, and all else is face down', () => {
    const state = recruiting('town-loc-01', { corruption: [[1, 6]] })
    act(state, first)
    expect(answers(state)).toEqual([
      { type: 'recruit.discard', card: 1 },
      { type: 'recruit.discard', card: 6 },
    ])
    act(state, { type: 'recruit.discard', card: 6 })
    expect(state.players[0].corruption[6]).toBe(0)
    expect(state.players[0].tossed[6]).toBe(1)
    expect(asked(state)).toBe('recruit.slot')
  })

  test('TV-13, COV-85, COV-96 up to three, but not the card drawn for this very cost', () => {
    const state = recruiting('town-mer-01', {
      square: ['town-mer-01', 'town-loc-09', 'town-mer-02', 'town-mer-03'],
      corruption: [[1, 6]],
    })
    act(
      state,
      { type: 'recruit.card', place: 1 },
      { type: 'recruit.discard', card: 1 },
      { type: 'recruit.discard', card: 6 },
    )
    expect(asked(state)).toBe('recruit.slot')
    act(state, slot(0))
    expect(total(state.players[0].corruption)).toBe(1)
  })

  test('COV-96, COV-R19 up to three may be none; COV-95 one must be one', () => {
    const some = recruiting('town-loc-09', { corruption: [[1]] })
    act(some, first)
    expect(answers(some)).toContainEqual({ type: 'stop' })
    const one = recruiting('town-loc-01', { corruption: [[1]] })
    act(one, first)
    expect(answers(one)).toEqual([{ type: 'recruit.discard', card: 1 }])
  })

  test('COV-82 without a card the ability is lost', () => {
    const state = recruiting('town-loc-01')
    act(state, first)
    expect(asked(state)).toBe('recruit.slot')
  })
})

describe('Mercenaries', () => {
  test('COV-97, COV-33 a Good from the supply', () => {
    const state = recruiting('town-mer-12')
    act(state, first)
    expect(state.players[0].shelf[8]).toBe(1)
  })

  test('COV-32, COV-82, COV-97 none if the supply has none', () => {
    const state = recruiting('town-mer-01', { shelves: [[1, 1, 1, 1]] })
    expect(types(act(state, first))).not.toContain('gained')
    expect(state.players[0].shelf[1]).toBe(4)
  })
})

describe('Sailors', () => {
  const take = (boat: number, adventurer: number) =>
    ({ type: 'recruit.take', boat, adventurer }) as const

  test('COV-98 from the bag onto a boat', () => {
    const state = recruiting('town-sai-01', { bag: { blue: 1 } })
    act(state, first)
    expect(asked(state)).toBe('load.boat')
    act(state, { type: 'load.boat', boat: 3 })
    expect(state.boats[3].aboard).toEqual(crowd({ blue: 1 }))
  })

  test('COV-99, COV-R18 from a boat onto any pier, Rogues too; no berth is occupied', () => {
    const state = recruiting('town-sai-03')
    act(state, first, take(1, 5))
    expect(answers(state)).toHaveLength(3)
    act(state, { type: 'recruit.pier', pier: 2 })
    expect(state.piers[2]).toEqual(crowd({ grey: 1 }))
    expect(state.berths).toEqual([null, null, null, null])
  })

  test('COV-100, COV-R33 a Customer into its Hall, no Rogue', () => {
    const state = recruiting('town-sai-05')
    act(state, first)
    expect(answers(state)).toEqual([take(0, 1), take(1, 2), take(2, 3)])
    act(state, take(0, 1))
    expect(state.halls[1]).toBe(2)
  })

  test('COV-101 into the bag', () => {
    const state = recruiting('town-sai-08', { bag: {} })
    act(state, first, take(1, 5))
    expect(state.bag).toEqual(crowd({ grey: 1 }))
  })

  test('COV-102, COV-R15 to another Sailing boat, which docks if that fills it', () => {
    const state = recruiting('town-sai-10', { boats: [{ red: 3 }, { green: 1 }, {}, {}, {}, {}] })
    act(state, first, take(1, 2))
    expect(answers(state)).not.toContainEqual({ type: 'recruit.boat', boat: 1 })
    act(state, { type: 'recruit.boat', boat: 0 })
    expect(asked(state)).toBe('dock.berth')
    act(state, { type: 'dock.berth', berth: 0 })
    expect(state.piers[0]).toEqual(crowd({ red: 3, green: 1 }))
    expect(asked(state)).toBe('recruit.slot')
  })

  test('COV-R16 a Rogue moved so calls the Robbers', () => {
    const state = recruiting('town-sai-10', { rogue: 'robbers' })
    act(state, first, take(1, 5), { type: 'recruit.boat', boat: 0 })
    expect(asked(state)).toBe('robbers.use')
  })

  test('COV-R40 a Sailor fills the fourth berth: the cost is not paid yet', () => {
    const state = recruiting('town-sai-01', {
      hours: [9, 9],
      stack: [1, 0],
      berths: [0, 1, 3],
      boats: [{}, {}, null, {}, { red: 3 }, { blue: 1 }],
      bag: { red: 1 },
    })
    act(state, first, { type: 'load.boat', boat: 4 })
    expect(state.indicator).toBe(10)
    act(state, slot(0))
    expect(state.timepieces[0]).toBe(24)
  })

  test('COV-82 nobody aboard any Sailing boat: the ability is lost', () => {
    const state = recruiting('town-sai-08', { boats: [{}, {}, {}, {}, {}, {}] })
    act(state, first)
    expect(asked(state)).toBe('recruit.slot')
  })
})

describe('Activate Staff', () => {
  const go = (
    merchant: MerchantId,
    staff: readonly (string | null)[],
    setting: Partial<Setting> = {},
  ) => {
    const state = position({
      merchants: [merchant, 'bla'],
      staff: [staff],
      boats: [{}, {}, {}, {}, {}, {}],
      ...setting,
    })
    return { state, events: act(state, { type: 'chooseSpace', space: STAFF(merchant) }) }
  }

  test('COV-88 each ability with a card once, any of them, in any order; then 2 Hours', () => {
    const { state } = go('chr', ['town-loc-05', null, 'town-loc-07', null])
    expect(answers(state)).toEqual([
      { type: 'staff.next', slot: 0 },
      { type: 'staff.next', slot: 2 },
      { type: 'stop' },
    ])
    const hourglasses = () =>
      state.players[0].shop?.merchant === 'chr' ? state.players[0].shop.hourglasses : 0
    act(state, { type: 'staff.next', slot: 2 })
    expect(hourglasses()).toBe(3)
    expect(answers(state)).toEqual([{ type: 'staff.next', slot: 0 }, { type: 'stop' }])
    act(state, { type: 'stop' }, { type: 'pay.hourglass', count: 0 })
    expect(state.timepieces[0]).toBe(6)
  })

  test('COV-88 an ability without effect may be chosen and does nothing', () => {
    const { state } = go('cap', [null, 'town-loc-05', null, null])
    act(state, { type: 'staff.next', slot: 1 })
    expect(state.timepieces[0]).toBe(6)
  })

  test('COV-R21 it is open without any Staff', () => {
    const { state, events } = go('cap', [])
    expect(types(events)).toContain('advanced')
    expect(state.timepieces[0]).toBe(6)
  })
})

test('COV-77, COV-84 cards put beneath the deck come in their order when all others have', () => {
  const state = position({ merchants: ['cap', 'bla'], boats: [{}, {}, {}, {}, {}, {}] })
  const gone = state.square[3] ?? 0
  state.under = [...state.deck.toReversed(), gone]
  state.deck = []
  state.square[3] = null
  state.agenda = [{ at: 'nextTurn' }, { at: 'refill' }]
  const [next] = state.under
  goOn(state)
  expect(state.square[0]).toBe(next)
  expect(state.under.at(-1)).toBe(gone)
})
