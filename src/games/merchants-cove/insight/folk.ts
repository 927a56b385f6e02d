import type { Townsperson } from '../engine/index.ts'
import { SLOTS } from '../engine/names.ts'
import type { State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import { iconsWorth, type Outlook } from './outlook.ts'

/*
 * What Townsfolk and Corruption cards are worth to a seat.
 */

/** What the first, second … member of staff adds to what staff is worth in a whole game. */
const HIRED = [5, 8, 10, 10]
/** Hours of a whole game. */
const GAME = 27
/** What a Sailor's errand is worth, in Hours. */
const SAILOR = 0.4

/** What filling one more slot is worth. */
export function slotWorth(staffed: number, { left, after }: Outlook): number {
  return (HIRED[staffed] * (left + after)) / GAME
}

/** What being rid of a Corruption card of this kind is worth. */
export function ridWorth(kind: number, outlook: Outlook): number {
  const card = outlook.harbour.tables.corruption[kind]
  return card ? -iconsWorth(card, outlook) : 0
}

/** What a card of the Town Square is worth to whom recruits it, its cost apart. */
export function cardWorth(
  state: Frozen<State>,
  seat: Seat,
  card: number,
  outlook: Outlook,
): number {
  const person = outlook.harbour.tables.townsfolk[card]
  return (
    iconsWorth(person, outlook) +
    abilityWorth(state, seat, person, outlook) +
    roomWorth(state, seat, outlook)
  )
}

/** What it brings to fill a slot: a new one, or the worst that is filled. */
function roomWorth(state: Frozen<State>, seat: Seat, outlook: Outlook): number {
  const { staff } = state.players[seat]
  let staffed = 0
  let least = Infinity
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = staff[slot]
    if (card === null) continue
    staffed++
    least = Math.min(least, iconsWorth(outlook.harbour.tables.townsfolk[card], outlook))
  }
  const replaced = staffed > 0 ? -least : -Infinity
  return staffed < SLOTS ? Math.max(slotWorth(staffed, outlook), replaced) : replaced
}

function abilityWorth(
  state: Frozen<State>,
  seat: Seat,
  { ability }: Townsperson,
  outlook: Outlook,
): number {
  if (ability.type === 'gain') return outlook.make[ability.good]
  if (ability.type !== 'discard') return SAILOR * outlook.hour
  const { corruption } = state.players[seat]
  let left = ability.count
  let sum = 0
  // The worst kinds have the highest numbers but for their faction icons: near enough.
  for (let kind = corruption.length - 1; kind > 0 && left > 0; kind--) {
    const many = Math.min(left, corruption[kind])
    left -= many
    sum += many * Math.max(0, ridWorth(kind, outlook))
  }
  return sum
}

/** What the best card of the square gains beyond its cost. */
export function recruitWorth(state: Frozen<State>, seat: Seat, outlook: Outlook): number {
  let best = -Infinity
  for (let place = 0; place < state.square.length; place++)
    best = Math.max(best, placeWorth(state, seat, place, outlook))
  return best
}

/** What recruiting from this place gains beyond its cost. */
export function placeWorth(
  state: Frozen<State>,
  seat: Seat,
  place: number,
  outlook: Outlook,
): number {
  const card = state.square[place]
  if (card === null) return -Infinity
  const { hours, corruption } = outlook.harbour.tables.square[place]
  return (
    cardWorth(state, seat, card, outlook) -
    outlook.hour * Math.min(hours, outlook.left) -
    corruption * outlook.card
  )
}

/** What all staff together gains now. */
export function staffWorth(state: Frozen<State>, seat: Seat, outlook: Outlook): number {
  const { merchant, staff } = state.players[seat]
  if (merchant === null) return 0
  let sum = 0
  for (let slot = 0; slot < SLOTS; slot++) {
    if (staff[slot] !== null)
      sum += Math.max(0, outlook.keepers[merchant].staff(state, seat, slot, outlook))
  }
  return sum
}

/** What a slot is good for, to choose which to fill. */
export function slotGain(state: Frozen<State>, seat: Seat, slot: number, outlook: Outlook): number {
  const { staff, merchant } = state.players[seat]
  const card = staff[slot]
  const use =
    merchant === null
      ? 0
      : Math.min(outlook.hour, outlook.keepers[merchant].staff(state, seat, slot, outlook))
  if (card !== null) return -iconsWorth(outlook.harbour.tables.townsfolk[card], outlook)
  return slotWorth(staff.filter(each => each !== null).length, outlook) + 0.2 * use
}
