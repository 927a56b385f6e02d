import type { Icons, Tables } from '../engine/index.ts'
import { colourOf } from '../engine/market/goods.ts'
import type { MerchantTask } from '../engine/merchants/words.ts'
import { COLOURS, GOODS, GREY, type MerchantId } from '../engine/names.ts'
import type { Move, Player, State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import { foresee, type Harbour, hallAfter, newHarbour, observe } from './harbour.ts'

/*
 * What things are worth to one seat, in Gold.
 */

/**
 * What a Good that is not sold in this round fetches in a later one, beside what one may expect of
 * that round.
 */
const PATIENCE = 0.85
/**
 * Customers that a Good finds in a round about which nothing is known: so many per meeple of its
 * colour in the bag.
 */
const TYPICAL = { small: 0.205, large: 0.15 }
/** An hour is worth so much of what small Goods are worth on average. */
const PACE = 0.75

const MOST_SEATS = 4

/** What the Gold is made of that a seat is likely to end with. */
export const PARTS = [
  'gold',
  'townsfolk',
  'corruption',
  'shelf',
  'shields',
  'staff',
  'stock',
  'time',
] as const

/** Scratch space: `look` and `appraise` fill it. */
export interface Appraisal {
  readonly harbour: Harbour
  readonly keepers: Keepers
  /** By seat: the Gold it is likely to end with. */
  readonly guesses: Float64Array
  /** The same of one seat, part by part; Corruption cards as what they cost. */
  readonly expected: { [part in (typeof PARTS)[number]]: number }
  /** By Good: what it fetches in this round or later; what it fetches in a later round. */
  readonly goods: Float64Array
  readonly later: Float64Array
  /** The same for Goods to be made: 0 where the supply has none. */
  readonly make: Float64Array
  /** What activating each shield gains; 0 if it is active. */
  readonly shields: Float64Array
  /** What a faction icon is worth at the end by colour; at GREY what a Corruption icon costs. */
  readonly icons: Float64Array
  /** What a Corruption card costs that nobody has seen. */
  card: number
  /** What an hour is worth. */
  hour: number
  /** Hours until the seat has to stop for this round, and in all later ones. */
  left: number
  after: number
}

export const newAppraisal = (tables: Tables, keepers: Keepers): Appraisal => ({
  harbour: newHarbour(tables),
  keepers,
  guesses: new Float64Array(MOST_SEATS),
  expected: {
    gold: 0,
    townsfolk: 0,
    corruption: 0,
    shelf: 0,
    shields: 0,
    staff: 0,
    stock: 0,
    time: 0,
  },
  goods: new Float64Array(GOODS + 1),
  later: new Float64Array(GOODS + 1),
  make: new Float64Array(GOODS + 1),
  shields: new Float64Array(COLOURS + 1),
  icons: new Float64Array(GREY + 1),
  card: 0,
  hour: 0,
  left: 0,
  after: 0,
})

/**
 * How to keep the shop of one merchant. All sums are Gold, and count what is not finished by what
 * it promises beyond the hours that finishing takes; `left` = hours of this round that remain for
 * that.
 */
export interface Keeper {
  /** What lies in the shop unfinished. */
  stock(state: Frozen<State>, seat: Seat, appraisal: Appraisal, left: number): number
  /**
   * What there is when the action of this space, one of its own, is done: Goods made and what is
   * unfinished then.
   */
  space(state: Frozen<State>, seat: Seat, space: number, appraisal: Appraisal, left: number): number
  /** What the Staff ability of this slot gains now. */
  staff(state: Frozen<State>, seat: Seat, slot: number, appraisal: Appraisal): number
  /** What an answer to one of its own questions gains, compared with the others. */
  gain(
    state: Frozen<State>,
    seat: Seat,
    task: Frozen<MerchantTask>,
    move: Move,
    appraisal: Appraisal,
  ): number
}

/** All shops. */
export type Keepers = { readonly [merchant in MerchantId]: Keeper }

/** Hours of a round that begins later. */
export const LATER_HOURS = 9

/** Looks at everything as this seat sees it. */
export function look(state: Frozen<State>, seat: Seat, appraisal: Appraisal): void {
  const { harbour } = appraisal
  observe(state, harbour)
  foresee(harbour)
  appraise(state.players[seat], appraisal)
  appraisal.left = hoursLeft(state, seat)
  appraisal.after = harbour.rounds * LATER_HOURS
}

/** Hours until the seat has to stop; the last action may take longer. */
export function hoursLeft(state: Frozen<State>, seat: Seat): number {
  return state.phase === 'production'
    ? Math.max(0, state.indicator - state.timepieces[seat] / 2)
    : 0
}

/** Fills in what things are worth if the harbour is as expected. */
export function appraise({ merchant, shelf, shields }: Frozen<Player>, appraisal: Appraisal): void {
  const { harbour, goods, later, make } = appraisal
  const { tables, rounds, buyers } = harbour
  const supply = merchant === null ? null : tables.boards[merchant].supply
  let small = 0
  for (let good = 1; good <= GOODS; good++) {
    const typical =
      (good > COLOURS ? TYPICAL.large : TYPICAL.small) * tables.startBag[colourOf(good)]
    later[good] = rounds === 0 ? 0 : PATIENCE * tables.prices[good] * typical
    goods[good] = Math.max(later[good], tables.prices[good] * buyers[good])
    make[good] = supply !== null && shelf[good] < supply[good] ? goods[good] : 0
    if (good <= COLOURS) small += goods[good]
  }
  appraisal.hour = (PACE * small) / COLOURS
  appraiseIcons(shields, appraisal)
}

function appraiseIcons(active: readonly boolean[], appraisal: Appraisal): void {
  const { harbour, shields, icons } = appraisal
  const { rounds } = harbour
  for (let colour = 1; colour <= COLOURS; colour++) {
    shields[colour] = 0
    for (let round = 0; round <= rounds && !active[colour]; round++)
      shields[colour] += hallAfter(harbour, colour, round)
  }
  for (let colour = 1; colour <= GREY; colour++) icons[colour] = hallAfter(harbour, colour, rounds)
  let [sum, cards] = [0, 0]
  for (const kind of harbour.tables.corruption) {
    if (kind === null) continue
    cards += kind.copies
    sum -= kind.copies * iconsWorth(kind, appraisal)
  }
  appraisal.card = sum / cards
}

/** What a card's icons bring at the end. */
export function iconsWorth({ factions, corruption }: Icons, { icons }: Appraisal): number {
  let sum = -corruption * icons[GREY]
  for (let colour = 1; colour <= COLOURS; colour++) sum += factions[colour] * icons[colour]
  return sum
}

/** What a Good is worth that can be made only when so many hours are left. */
export function madeWith({ make, later }: Appraisal, good: number, left: number): number {
  return left > 0 ? make[good] : later[good]
}

/** Hours of the action that finishes Goods, in every shop. */
const FINISHING = 2

/**
 * What finishing one Good costs if so many are finished together. Hours beyond the end of the round
 * cost nothing.
 */
export function finishing({ hour }: Appraisal, left: number, together: number): number {
  return (hour * (left > 0 ? Math.min(FINISHING, left) : FINISHING)) / together
}
