import { addTo, countsOf } from '../../../kit/counts.ts'
import { COAL, DICE, dieOf } from '../engine/merchants/blacksmith/dice.ts'
import { COLOURS, MERCHANT_IDS, type MerchantId, type RogueName } from '../engine/names.ts'
import type { State, Task } from '../engine/state.ts'
import { type Crowd, goOn, position, sound, STAFF as STAFF_SPACE } from '../engine/table.fixture.ts'

/** Two aboard each boat. */
const BOATS: readonly Crowd[] = [
  { red: 2 },
  { green: 1, grey: 1 },
  { blue: 2 },
  { yellow: 1, red: 1 },
  { green: 2 },
  { blue: 1, grey: 1 },
]

const STAFF = [
  ['town-loc-01', 'town-loc-02', 'town-loc-03', 'town-loc-04'],
  ['town-mer-01', 'town-mer-02', 'town-mer-03', 'town-mer-04'],
  ['town-loc-05', 'town-loc-06', 'town-loc-07', 'town-loc-08'],
  ['town-mer-05', 'town-mer-06', 'town-mer-07', 'town-mer-08'],
]

/**
 * All four merchants with all their Staff, a fleet at its Fishing Grounds, furnaces that are ready,
 * and an action that has just begun.
 */
function begun(merchant: MerchantId, rogue: RogueName, ...tasks: readonly Task[]): State {
  const state = position({ merchants: MERCHANT_IDS, rogue, round: 2, boats: BOATS, staff: STAFF })
  for (const { shop } of state.players) {
    if (shop?.merchant === 'cap') shop.ships = [0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0]
    if (shop?.merchant === 'bla') {
      shop.tray = countsOf(DICE, [dieOf(COAL, 1), dieOf(COAL, 2), dieOf(COAL, 3), dieOf(COAL, 4)])
      shop.furnaces = [[dieOf(1, 5), dieOf(COAL, 4)], [dieOf(2, 6), dieOf(COAL, 5)], [], []]
      shop.cart = [0, 2, 2, 2, 2]
    }
  }
  const seat = MERCHANT_IDS.indexOf(merchant)
  const { figures } = state.players[seat]
  figures[0] = STAFF_SPACE(merchant)
  state.players[seat].turns = 1
  state.agenda = [{ at: 'nextTurn' }, ...tasks]
  return sound(state)
}

const pay = (seat: number): Task => ({ at: 'pay', seat, hours: 2, corruption: 1 })
const [ALCHEMIST, BLACKSMITH, CAPTAIN] = [0, 1, 2]

/**
 * All red and green Goods are on the Sale Shelves already, all Corruption cards are in hands or
 * discarded.
 */
function exhausted(state: State): State {
  for (const { shelf } of state.players)
    for (const good of [1, 2, 5, 6]) shelf[good] = good > COLOURS ? 3 : 4
  addTo(state.players[0].corruption, state.corruptionDeck)
  state.corruptionDeck.fill(0)
  state.players[0].corruption[1]--
  state.players[3].tossed[1]++
  return sound(state)
}

/** A market with Cultists, and Rogues on every pier. */
function market(): State {
  const state = position({
    merchants: MERCHANT_IDS,
    rogue: 'cultists',
    berths: [0, 1, 3, 4],
    boats: [null, null, null, null, null, null],
    indicator: 11,
    hours: [11, 11, 11, 11],
    piers: [{ grey: 2, red: 2 }, { grey: 2, blue: 1 }, { grey: 1 }],
    shelves: [
      [1, 2, 5],
      [2, 3, 6],
      [4, 7, 8],
      [1, 4, 5],
    ],
    agenda: [{ at: 'market' }],
  })
  goOn(state)
  return state
}

/** The Blacksmith's tray is empty, so that at the bellows nothing can be done but turn a die. */
function busy(state: State): State {
  for (const { shop } of state.players) {
    if (shop?.merchant !== 'bla') continue
    shop.furnaces = [
      [dieOf(1, 5), dieOf(COAL, 1), dieOf(COAL, 4)],
      [dieOf(2, 4), dieOf(COAL, 2), dieOf(COAL, 3)],
      [dieOf(COAL, 1), dieOf(COAL, 2)],
      [],
    ]
    shop.tray.fill(0)
  }
  return sound(state)
}

/** Only two ships are at Fishing Grounds. */
function atSea(state: State): State {
  for (const { shop } of state.players) {
    if (shop?.merchant === 'cap') shop.ships = [1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
  }
  return sound(state)
}

/** The red shields of all are active. */
function sponsored(state: State): State {
  for (const { shields } of state.players) shields[1] = true
  return sound(state)
}

const staffed = (rogue: RogueName) =>
  MERCHANT_IDS.map((id, seat) => begun(id, rogue, pay(seat), { at: 'staff.next', seat, used: [] }))
/**
 * Each merchant may use all Staff; and some actions that are seldom met with as much to choose
 * from.
 */
export const positions: readonly State[] = [
  ...staffed('robbers'),
  ...staffed('cultists').map(exhausted),
  market(),
  begun('cap', 'robbers', pay(CAPTAIN), {
    at: 'cap.recall.next',
    seat: CAPTAIN,
    first: true,
    landed: [],
  }),
  atSea(begun('cap', 'cultists', pay(CAPTAIN), { at: 'cap.net', seat: CAPTAIN })),
  sponsored(
    begun('cap', 'criminals', pay(CAPTAIN), { at: 'cap.shield', seat: CAPTAIN, landed: [1, 2, 3] }),
  ),
  busy(
    begun('bla', 'criminals', pay(BLACKSMITH), {
      at: 'bla.adjust',
      seat: BLACKSMITH,
      left: 2,
      begun: false,
    }),
  ),
  begun(
    'alc',
    'criminals',
    { at: 'refill' },
    pay(ALCHEMIST),
    { at: 'recruit.slot', seat: ALCHEMIST, place: 0 },
    { at: 'recruit.take', seat: ALCHEMIST, to: 'hall' },
  ),
]
