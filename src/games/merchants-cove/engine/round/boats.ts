import type { Frozen, Seat, PlyContext } from '../../../../kernel/game.ts'
import { addTo, total } from '../../../../kit/counts.ts'
import { push } from '../../../../kit/tasks.ts'
import type { Tables } from '../../content/compile.ts'
import { BERTHS, BOATS, COLOURS, GREY, PIER_OF_BERTH, sideOfBerth, sideOfBoat } from '../names.ts'
import type { Boat, Event, State } from '../state.ts'

/** @rule COV-50 */
export function isSailing(state: Frozen<State>, boat: number): boolean {
  return state.boats[boat].at === 'sea'
}

/** Whether one more Adventurer fits: a Sailing boat with an empty slot. @rule COV-44, COV-49 */
export function hasRoom({ capacity }: Tables, state: Frozen<State>, boat: number): boolean {
  return isSailing(state, boat) && total(state.boats[boat].aboard) < capacity
}

/** Whether any boat can take an Adventurer. */
export function anyRoom(tables: Tables, state: Frozen<State>): boolean {
  for (let boat = 0; boat < BOATS; boat++) if (hasRoom(tables, state, boat)) return true
  return false
}

/**
 * An Adventurer comes aboard; Robbers may answer before the boat docks. @rule COV-52, COV-105,
 * COV-R15, COV-R16
 */
export function board(state: State, seat: Seat, boat: number, adventurer: number): void {
  state.boats[boat].aboard[adventurer]++
  push(state, { at: 'dock', seat, boat })
  if (state.rogue === 'robbers' && adventurer === GREY)
    push(state, { at: 'robbers.use', seat, boat })
}

/** The boat docks, and what follows from it. @rule COV-53, COV-54, COV-55, COV-R39 */
export function dock(
  tables: Tables,
  state: State,
  seat: Seat,
  boat: number,
  berth: number,
  ply: PlyContext<Event>,
): void {
  const ship = state.boats[boat]
  ply.emit({ type: 'docked', seat, boat, berth, aboard: [...ship.aboard] })
  addTo(state.piers[PIER_OF_BERTH[berth]], ship.aboard)
  ship.aboard.fill(0)
  ship.at = 'docked'
  state.berths[berth] = boat
  closeSide(state, sideOfBerth(berth), ply)
  announce(tables, state, ply)
}

export function isFree(state: Frozen<State>, berth: number): boolean {
  return state.berths[berth] === null
}

/** @rule COV-54 */
function closeSide(state: State, side: number, ply: PlyContext<Event>): void {
  for (let berth = 0; berth < BERTHS; berth++)
    if (sideOfBerth(berth) === side && isFree(state, berth)) return
  for (let boat = 0; boat < BOATS; boat++) {
    if (sideOfBoat(boat) === side && isSailing(state, boat)) leave(state, boat, 'closed', ply)
  }
}

/**
 * A boat leaves the board: its Customers go to their Halls, its Rogues to the Lair. @rule COV-54,
 * COV-59
 */
export function leave(
  state: State,
  boat: number,
  why: 'closed' | 'market',
  ply: PlyContext<Event>,
): void {
  const ship: Boat = state.boats[boat]
  ply.emit({ type: 'left', boat, aboard: [...ship.aboard], why })
  for (let colour = 1; colour <= COLOURS; colour++) state.halls[colour] += ship.aboard[colour]
  state.lair += ship.aboard[GREY]
  ship.aboard.fill(0)
  ship.at = 'gone'
}

/**
 * With four berths occupied the end of production is announced. @rule COV-55, COV-R10, COV-R43,
 * COV-R49
 */
function announce({ marketHour }: Tables, state: State, ply: PlyContext<Event>): void {
  if (state.indicatorMoved || state.berths.includes(null)) return
  const farthest = Math.floor(Math.max(...state.timepieces) / 2)
  state.indicatorMoved = true
  state.indicator = Math.min(marketHour, farthest + 1)
  ply.emit({ type: 'announced', hour: state.indicator })
}
