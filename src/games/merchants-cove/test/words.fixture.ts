import { addTo, countsOf } from '../../../kit/counts.ts'
import { COAL, DICE, dieOf } from '../engine/merchants/blacksmith/dice.ts'
import { game } from '../engine/index.ts'
import { COLOURS, MERCHANT_IDS, type MerchantId, type RogueName } from '../engine/names.ts'
import type { Event, State, Task } from '../engine/state.ts'
import { type Crowd, goOn, position, sound, STAFF as STAFF_SPACE } from '../engine/table.fixture.ts'

/** All the words of the game, so that it can be seen that random play has used each of them. */
const events: { readonly [type in Event['type']]: true } = {
  merchant: true,
  handed: true,
  arrived: true,
  went: true,
  called: true,
  hired: true,
  refilled: true,
  staffed: true,
  gained: true,
  corrupted: true,
  reshuffled: true,
  discarded: true,
  advanced: true,
  drew: true,
  returned: true,
  boarded: true,
  carried: true,
  robbed: true,
  docked: true,
  left: true,
  announced: true,
  market: true,
  pier: true,
  conjured: true,
  sold: true,
  shield: true,
  sponsored: true,
  cleaned: true,
  unmasked: true,
  favoured: true,
  accused: true,
  ended: true,
  'alc.tapped': true,
  'alc.took': true,
  'alc.returned': true,
  'alc.refilled': true,
  'alc.brewed': true,
  'alc.flushed': true,
  'alc.transmuted': true,
  'bla.smelted': true,
  'bla.raked': true,
  'bla.rolled': true,
  'bla.placed': true,
  'bla.turned': true,
  'bla.forged': true,
  'bla.cleared': true,
  'cap.spun': true,
  'cap.weathered': true,
  'cap.sailed': true,
  'cap.landed': true,
  'cap.netted': true,
  'cap.restocked': true,
  'chr.gateDrawn': true,
  'chr.pushed': true,
  'chr.mended': true,
  'chr.opened': true,
  'chr.exchanged': true,
  'chr.reshuffled': true,
  'chr.bottled': true,
  'chr.poured': true,
}

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
const positions: readonly State[] = [
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

export const words = {
  moves: game.vocabulary.moves,
  events: Object.keys(events),
  refusals: [
    'COV-100 no-hall',
    'COV-102 must-choose',
    'COV-102 same-boat',
    'COV-104 must-choose',
    'COV-104 too-few-rogues',
    'COV-105 not-aboard',
    'COV-105 same-boat',
    'COV-15 must-choose',
    'COV-15 no-such-move',
    'COV-15 not-your-turn',
    'COV-15 other-question',
    'COV-17 over',
    'COV-26 no-such-move',
    'COV-26 not-your-turn',
    'COV-26 other-question',
    'COV-27 must-choose',
    'COV-27 no-such-space',
    'COV-28 occupied',
    'COV-32 cap-not-in-supply',
    'COV-32 chr-not-in-supply',
    'COV-33 not-on-shelf',
    'COV-42 must-choose',
    'COV-42 not-drawn',
    'COV-44 not-sailing',
    'COV-45 mouse',
    'COV-46 hand-away',
    'COV-46 must-choose',
    'COV-49 must-choose',
    'COV-52 must-choose',
    'COV-52 other-side',
    'COV-61 wrong-size',
    'COV-62 wrong-size',
    'COV-65 no-such-move',
    'COV-65 not-your-turn',
    'COV-65 other-question',
    'COV-66 must-choose',
    'COV-67 no-customer',
    'COV-81 must-choose',
    'COV-83 must-choose',
    'COV-88 no-card',
    'COV-88 used',
    'COV-95 must-choose',
    'COV-95 not-your-card',
    'COV-99 must-choose',
    'COV-99 not-aboard',
    'COV-99 not-sailing',
    'COV-ALC-13 must-choose',
    'COV-ALC-15 alc-not-in-bag',
    'COV-ALC-15 alc-not-in-rack',
    'COV-ALC-16 alc-not-on-shelf',
    'COV-ALC-16 must-choose',
    'COV-ALC-4 must-choose',
    'COV-ALC-5 alc-none-flow',
    'COV-ALC-6 alc-not-in-rack',
    'COV-ALC-6 must-choose',
    'COV-ALC-7 must-choose',
    'COV-ALC-8 alc-ichor-missing',
    'COV-ALC-8 alc-marbles-missing',
    'COV-ALC-8 must-choose',
    'COV-BLA-12 bla-not-in-furnace',
    'COV-BLA-12 bla-not-in-tray',
    'COV-BLA-12 bla-same-face',
    'COV-BLA-12 must-choose',
    'COV-BLA-14 bla-not-in-cart',
    'COV-BLA-14 must-choose',
    'COV-BLA-15 must-choose',
    'COV-BLA-2 bla-full-alloy',
    'COV-BLA-2 bla-full-coal',
    'COV-BLA-2 bla-no-furnace',
    'COV-BLA-2 bla-too-hot',
    'COV-BLA-2 must-choose',
    'COV-BLA-3 bla-no-alloy',
    'COV-BLA-3 bla-not-ready',
    'COV-BLA-4 bla-not-in-cart',
    'COV-BLA-4 must-choose',
    'COV-BLA-5 bla-furnace-empty',
    'COV-BLA-5 bla-not-in-tray',
    'COV-BLA-5 must-choose',
    'COV-BLA-6 bla-not-in-furnace',
    'COV-BLA-6 must-choose',
    'COV-BLA-7 bla-not-in-cart',
    'COV-BLA-7 must-choose',
    'COV-BLA-8 must-choose',
    'COV-CAP-12 cap-not-landed',
    'COV-CAP-12 cap-shield-active',
    'COV-CAP-12 must-choose',
    'COV-CAP-14 cap-no-ship',
    'COV-CAP-14 must-choose',
    'COV-CAP-15 cap-moved',
    'COV-CAP-3 cap-occupied',
    'COV-CAP-4 cap-no-ship',
    'COV-CAP-4 cap-too-far',
    'COV-CAP-6 must-choose',
    'COV-CAP-7 cap-no-ship',
    'COV-CAP-7 must-choose',
    'COV-CAP-8 cap-no-ship',
    'COV-CAP-8 must-choose',
    'COV-CAP-9 cap-no-ship',
    'COV-CAP-9 must-choose',
    'COV-CHR-10 chr-not-frayed',
    'COV-CHR-10 must-choose',
    'COV-CHR-12 chr-hourglasses-missing',
    'COV-CHR-12 chr-hours-minimum',
    'COV-CHR-12 must-choose',
    'COV-CHR-3 occupied',
    'COV-CHR-5 chr-only-columns',
    'COV-CHR-5 chr-only-rows',
    'COV-CHR-5 must-choose',
    'COV-CHR-6 must-choose',
    'COV-CHR-8 chr-line-frayed',
    'COV-CHR-8 chr-line-mixed',
    'COV-CHR-8 must-choose',
    'COV-R2 taken',
    'COV-R21 no-effect',
  ],
  /** Nothing is hidden but Corruption cards, which are shown only when the game is over. */
  discloses: false,
  positions,
}
