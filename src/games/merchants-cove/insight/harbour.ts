import type { Tables } from '../engine/index.ts'
import {
  BERTHS,
  BOATS,
  COLOURS,
  GOODS,
  GREY,
  PIER_OF_BERTH,
  PIERS,
  ROUNDS,
  sideOfBerth,
  sideOfBoat,
} from '../engine/names.ts'
import type { State } from '../engine/state.ts'
import type { Frozen } from '../../../kernel/game.ts'

/*
 * Who will stand where when the market opens: boats as they are, and as they may be when a decision
 * has been made.
 */

/** A row of Adventurers by colour, index 0 unused. */
export const ROW = GREY + 1
/** How much likelier a boat is to dock than its neighbours, by how many are aboard. */
const PULL = [0.6, 1, 1.6, 3, 6, 6]
/** How likely a boat docks at most and at least, if its turn comes. */
const [SURE, HARDLY] = [0.97, 0.03]
/**
 * Two piers are better than one as long as it is open what comes there: what that adds, and when no
 * more.
 */
const CHOICE = 0.5
const CLEAR = 2.5
/** Customers whom a later round brings to the Halls. */
const LEFT_BEHIND = 4.6

/** The harbour at one moment, and what may be expected of it. Scratch space. */
export interface Harbour {
  readonly tables: Tables
  /** By boat and colour; and how many in all, −1 = no longer at sea. */
  readonly aboard: Float64Array
  readonly full: Int8Array
  readonly free: Uint8Array
  readonly piers: Float64Array
  readonly halls: Float64Array
  /** The share of each colour in the bag. */
  readonly share: Float64Array
  /** Adventurers that passing Timepieces will still load in this round. */
  loads: number
  /** Rounds to come after this one. */
  rounds: number
  /**
   * Expected: by pier and colour; in Halls at this market; by Good, how many Customers it will find
   * at best.
   */
  readonly crowd: Float64Array
  readonly hall: Float64Array
  readonly buyers: Float64Array
}

export const newHarbour = (tables: Tables): Harbour => ({
  tables,
  aboard: new Float64Array(BOATS * ROW),
  full: new Int8Array(BOATS),
  free: new Uint8Array(BERTHS),
  piers: new Float64Array(PIERS * ROW),
  halls: new Float64Array(ROW),
  share: new Float64Array(ROW),
  loads: 0,
  rounds: 0,
  crowd: new Float64Array(PIERS * ROW),
  hall: new Float64Array(ROW),
  buyers: new Float64Array(GOODS + 1),
})

/** Takes the harbour in as it is. */
export function observe(state: Frozen<State>, harbour: Harbour): void {
  const { aboard, full, free, piers, halls, share } = harbour
  harbour.rounds = ROUNDS - state.round
  for (let boat = 0; boat < BOATS; boat++) {
    const { aboard: crew, at } = state.boats[boat]
    full[boat] = at === 'sea' ? 0 : -1
    for (let colour = 1; colour <= GREY; colour++) {
      aboard[boat * ROW + colour] = crew[colour]
      full[boat] += crew[colour]
    }
  }
  for (let berth = 0; berth < BERTHS; berth++) free[berth] = state.berths[berth] === null ? 1 : 0
  let bag = 0
  for (let colour = 1; colour <= GREY; colour++) bag += state.bag[colour]
  for (let colour = 1; colour <= GREY; colour++) {
    for (let pier = 0; pier < PIERS; pier++) piers[pier * ROW + colour] = state.piers[pier][colour]
    share[colour] = bag === 0 ? 0 : state.bag[colour] / bag
    halls[colour] = colour === GREY ? state.lair : state.halls[colour]
  }
  harbour.loads = state.phase === 'production' ? loadsToCome(state, harbour.tables) : 0
}

function loadsToCome(state: Frozen<State>, tables: Tables): number {
  const row = tables.loads[state.players.length]
  let sum = state.drawn.length
  for (const position of state.timepieces) {
    for (let hour = (position + 1) >> 1; hour < state.indicator; hour++) sum += row[hour]
  }
  return sum
}

/** Fills in what may be expected. */
export function foresee(harbour: Harbour): void {
  const { full, aboard, free, share, tables, crowd, hall } = harbour
  crowd.set(harbour.piers)
  hall.set(harbour.halls)
  const hope = dockingHope(harbour)
  for (let side = 0; side < 2; side++) {
    let berths = 0
    for (let berth = 0; berth < BERTHS; berth++)
      if (sideOfBerth(berth) === side) berths += free[berth]
    let pull = 0
    for (let boat = 0; boat < BOATS; boat++)
      if (sideOfBoat(boat) === side && full[boat] >= 0) pull += PULL[full[boat]]
    if (pull === 0) continue
    for (let boat = 0; boat < BOATS; boat++) {
      if (sideOfBoat(boat) !== side || full[boat] < 0) continue
      const docks =
        full[boat] >= tables.capacity ? 1 : Math.min(1, (berths * PULL[full[boat]]) / pull) * hope
      const empty = Math.max(0, tables.capacity - full[boat])
      for (let colour = 1; colour <= GREY; colour++) {
        const there = aboard[boat * ROW + colour]
        hall[colour] += (1 - docks) * there
        if (berths === 0) continue
        const each = (docks * (there + empty * share[colour])) / berths
        for (let berth = 0; berth < BERTHS; berth++) {
          if (free[berth] === 1 && sideOfBerth(berth) === side)
            crowd[PIER_OF_BERTH[berth] * ROW + colour] += each
        }
      }
    }
  }
  findBuyers(harbour)
}

/** How likely the fullest boats are to be filled by the loads to come. */
function dockingHope({ full, free, loads, tables }: Harbour): number {
  let missing = 0
  for (let side = 0; side < 2; side++) {
    let berths = free[2 * side] + free[2 * side + 1]
    for (let size = tables.capacity; size >= 0 && berths > 0; size--) {
      for (let boat = 3 * side; boat < 3 * side + 3 && berths > 0; boat++) {
        if (full[boat] !== size) continue
        berths--
        missing += tables.capacity - size
      }
    }
  }
  return Math.max(HARDLY, Math.min(SURE, (loads + 0.3) / (missing + 0.5)))
}

function findBuyers({ crowd, free, buyers, tables }: Harbour): void {
  const open = (free[0] + free[1] + free[2] + free[3]) / BERTHS
  for (let good = 1; good <= GOODS; good++) {
    const colour = good > COLOURS ? good - COLOURS : good
    let best = 0
    let second = 0
    for (let pier = 0; pier < PIERS; pier++) {
      if (!tables.piers[pier].takes[good]) continue
      const here = crowd[pier * ROW + colour]
      if (here > best) {
        second = best
        best = here
      } else if (here > second) second = here
    }
    buyers[good] = best + open * CHOICE * Math.max(0, 1 - (best - second) / CLEAR)
  }
}

/** How many will be in a Hall, or the Lair, when so many more rounds are over. */
export function hallAfter({ hall, tables }: Harbour, colour: number, rounds: number): number {
  const meeples = colour === GREY ? 4 : tables.startBag[colour]
  return hall[colour] + (rounds * LEFT_BEHIND * meeples) / MEEPLES
}
/** About so many Adventurers are in the game. */
const MEEPLES = 44
