import { goodOf } from '../../market/goods.ts'
import { faceOf, isCoal, metalOf } from './dice.ts'
import type { BlacksmithNumbers } from './numbers.ts'
import type { Die } from './words.ts'

/** How many furnaces there are, and how many alloy dice each holds. @rule COV-BLA-2 */
export const FURNACES = 4
export const ALLOYS = 1

export function heatOf(furnace: readonly Die[]): number {
  let heat = 0
  for (const die of furnace) heat += faceOf(die)
  return heat
}

/** The alloy die of a furnace, or null. */
export const alloyOf = (furnace: readonly Die[]): Die | null =>
  furnace.length > 0 && !isCoal(furnace[0]) ? furnace[0] : null

/** How much more a furnace can take: alloy dice, coal dice, heat. @rule COV-BLA-2 */
export function roomIn({ coalPerFurnace, maxHeat }: BlacksmithNumbers, furnace: readonly Die[]) {
  const alloys = alloyOf(furnace) === null ? 0 : 1
  return {
    alloy: ALLOYS - alloys,
    coal: coalPerFurnace - (furnace.length - alloys),
    heat: maxHeat - heatOf(furnace),
  }
}
export type Room = ReturnType<typeof roomIn>

export const fits = (room: Room, die: Die): boolean =>
  (isCoal(die) ? room.coal : room.alloy) > 0 && faceOf(die) <= room.heat

/**
 * Whether a die that lies in a furnace with this room may show this face instead. @rule COV-BLA-2
 */
export const turnable = (room: Room, die: Die, face: number): boolean =>
  face !== faceOf(die) && face - faceOf(die) <= room.heat

const within = (heat: number, [least, most]: readonly [number, number]) =>
  heat >= least && heat <= most

/** The Good that a furnace is ready for, or null. @rule COV-BLA-3 */
export function wareOf(
  { weapon, armour }: BlacksmithNumbers,
  furnace: readonly Die[],
): number | null {
  const alloy = alloyOf(furnace)
  if (alloy === null) return null
  const heat = heatOf(furnace)
  if (within(heat, armour)) return goodOf('large', metalOf(alloy))
  return within(heat, weapon) ? goodOf('small', metalOf(alloy)) : null
}

/** @rule COV-BLA-11 */
export const isMasterwork = ({ masterwork }: BlacksmithNumbers, furnace: readonly Die[]): boolean =>
  within(heatOf(furnace), masterwork)

/** Puts a die into a furnace, where dice lie in order. */
export function insert(furnace: Die[], die: Die): void {
  let at = furnace.length
  while (at > 0 && furnace[at - 1] > die) at--
  furnace.splice(at, 0, die)
}

/** Takes one of these dice out of a furnace. */
export function remove(furnace: Die[], die: Die): void {
  furnace.splice(furnace.indexOf(die), 1)
}
