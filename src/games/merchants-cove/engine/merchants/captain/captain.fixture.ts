import type { Move, State } from '../../state.ts'
import { rigged, type Setting, shopIn, shopWith } from '../turns.fixture.ts'
import { HARBOUR, ZONES, zoneOf } from './chart.ts'
import type { Zone } from './words.ts'

export const [RED, GREEN, BLUE, YELLOW] = [1, 2, 3, 4]
export const shallows = (colour: number) => zoneOf('shallows', colour)
export const fishing = (colour: number) => zoneOf('fishing', colour)
export const isle = (colour: number) => zoneOf('isle', colour)

export const go = (space: number): Move => ({ type: 'chooseSpace', space })
export const [ROW, SAIL, RECALL, SMUGGLE, STAFF] = [0, 1, 2, 3, 5].map(go)
export const STOP: Move = { type: 'stop' }
export const move = (from: Zone, to: Zone): Move => ({ type: 'cap.move', from, to })
export const recall = (zone: Zone): Move => ({ type: 'cap.recall.next', zone })
export const smuggle = (zone: Zone): Move => ({ type: 'cap.smuggle', zone })
export const storm = (zone: Zone | null): Move => ({ type: 'cap.storm', zone })
export const net = (zone: Zone): Move => ({ type: 'cap.net', zone })
export const again = (yes: boolean): Move => ({ type: 'cap.spinAgain', again: yes })
export const staff = (slot: number): Move => ({ type: 'staff.next', slot })

/** Where on the compass these numbers lie; 0 = Storm. */
export const SECTOR = [7, 0, 1, 3, 6]
export const compass = (...spins: readonly number[]) => rigged(...spins.map(spin => SECTOR[spin]))

/** Seat 0 with its ships in these zones, those not told in the Harbour. */
export function fleetAt(
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
export const outAt = (state: State) =>
  shopIn(state, 'cap').ships.flatMap((count, zone) =>
    zone === HARBOUR ? [] : new Array<Zone>(count).fill(zone),
  )
export const cardsOf = (state: State) =>
  state.players[0].corruption.reduce((sum, count) => sum + count, 0)
