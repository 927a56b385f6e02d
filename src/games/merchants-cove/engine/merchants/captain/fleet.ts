import type { Frozen, Seat, PlyContext } from '../../../../../kernel/game.ts'
import type { Tables } from '../../../content/compile.ts'
import { goodOf } from '../../market/goods.ts'
import type { Event, State } from '../../state.ts'
import { gain, inSupply } from '../../market/supply.ts'
import { shopOf } from '../merchant.ts'
import { colourOfZone, HARBOUR, kindOf, ZONES } from './chart.ts'
import type { CaptainShop, Zone } from './words.ts'

/** The zones outside the Harbour in which ships lie. */
export function outside({ ships }: Frozen<CaptainShop>): Zone[] {
  const zones: Zone[] = []
  for (let zone = HARBOUR + 1; zone < ZONES; zone++) if (ships[zone] > 0) zones.push(zone)
  return zones
}

/** A Fishing Ground or an Isle holds one ship. @rule COV-CAP-3 */
export const holdsOne = (zone: Zone): boolean =>
  kindOf(zone) === 'fishing' || kindOf(zone) === 'isle'
export const hasRoom = (ships: readonly number[], zone: Zone): boolean =>
  ships[zone] === 0 || !holdsOne(zone)

/** The Good of a Fishing Ground or Isle, 0 for other zones. */
export function goodOfZone(zone: Zone): number {
  if (kindOf(zone) === 'fishing') return goodOf('small', colourOfZone(zone))
  return kindOf(zone) === 'isle' ? goodOf('large', colourOfZone(zone)) : 0
}

/**
 * Why a ship that comes home from this zone would bring no Good, or null if it would. @rule
 * COV-CAP-8
 */
export function whyNoGood(
  tables: Tables,
  state: Frozen<State>,
  seat: Seat,
  zone: Zone,
): 'cap-no-yield' | 'cap-no-treasure' | 'cap-not-in-supply' | null {
  const good = goodOfZone(zone)
  if (good === 0) return 'cap-no-yield'
  if (kindOf(zone) === 'isle' && !shopOf(state, seat, 'cap').treasures[colourOfZone(zone)])
    return 'cap-no-treasure'
  return inSupply(tables, state, seat, good) ? null : 'cap-not-in-supply'
}

/** The zones from which a ship would come home with a Good. @rule COV-CAP-9 */
export const laden = (tables: Tables, state: Frozen<State>, seat: Seat): Zone[] =>
  outside(shopOf(state, seat, 'cap')).filter(zone => whyNoGood(tables, state, seat, zone) === null)

/** A ship comes home: the Good it brings, or null. @rule COV-CAP-8 */
export function land(
  tables: Tables,
  state: State,
  seat: Seat,
  zone: Zone,
  ply: PlyContext<Event>,
): number | null {
  const shop = shopOf(state, seat, 'cap')
  const good = whyNoGood(tables, state, seat, zone) === null ? goodOfZone(zone) : null
  shop.ships[zone]--
  shop.ships[HARBOUR]++
  if (good !== null) {
    gain(state, seat, good)
    if (kindOf(zone) === 'isle') shop.treasures[colourOfZone(zone)] = false
  }
  ply.emit({ type: 'cap.landed', seat, zone, good })
  return good
}
