import type { Townsperson } from '../engine/index.ts'
import { SLOTS } from '../engine/names.ts'
import type { State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import { iconsWorth, type Appraisal } from './appraisal.ts'

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
export function slotWorth(staffed: number, { left, after }: Appraisal): number {
  return (HIRED[staffed] * (left + after)) / GAME
}

/** What being rid of a Corruption card of this kind is worth. */
export function ridWorth(kind: number, appraisal: Appraisal): number {
  const card = appraisal.harbour.tables.corruption[kind]
  return card ? -iconsWorth(card, appraisal) : 0
}

/** What a card of the Town Square is worth to whom recruits it, its cost apart. */
export function cardWorth(
  state: Frozen<State>,
  seat: Seat,
  card: number,
  appraisal: Appraisal,
): number {
  const person = appraisal.harbour.tables.townsfolk[card]
  return (
    iconsWorth(person, appraisal) +
    abilityWorth(state, seat, person, appraisal) +
    roomWorth(state, seat, appraisal)
  )
}

/** What it brings to fill a slot: a new one, or the worst that is filled. */
function roomWorth(state: Frozen<State>, seat: Seat, appraisal: Appraisal): number {
  const { staff } = state.players[seat]
  let staffed = 0
  let least = Infinity
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = staff[slot]
    if (card === null) continue
    staffed++
    least = Math.min(least, iconsWorth(appraisal.harbour.tables.townsfolk[card], appraisal))
  }
  const replaced = staffed > 0 ? -least : -Infinity
  return staffed < SLOTS ? Math.max(slotWorth(staffed, appraisal), replaced) : replaced
}

function abilityWorth(
  state: Frozen<State>,
  seat: Seat,
  { ability }: Townsperson,
  appraisal: Appraisal,
): number {
  if (ability.type === 'gain') return appraisal.make[ability.good]
  if (ability.type !== 'discard') return SAILOR * appraisal.hour
  const { corruption } = state.players[seat]
  let left = ability.count
  let sum = 0
  // The worst kinds have the highest numbers but for their faction icons: near enough.
  for (let kind = corruption.length - 1; kind > 0 && left > 0; kind--) {
    const many = Math.min(left, corruption[kind])
    left -= many
    sum += many * Math.max(0, ridWorth(kind, appraisal))
  }
  return sum
}

/** What the best card of the square gains beyond its cost. */
export function recruitWorth(state: Frozen<State>, seat: Seat, appraisal: Appraisal): number {
  let best = -Infinity
  for (let place = 0; place < state.square.length; place++)
    best = Math.max(best, placeWorth(state, seat, place, appraisal))
  return best
}

/** What recruiting from this place gains beyond its cost. */
export function placeWorth(
  state: Frozen<State>,
  seat: Seat,
  place: number,
  appraisal: Appraisal,
): number {
  const card = state.square[place]
  if (card === null) return -Infinity
  const { hours, corruption } = appraisal.harbour.tables.square[place]
  return (
    cardWorth(state, seat, card, appraisal) -
    appraisal.hour * Math.min(hours, appraisal.left) -
    corruption * appraisal.card
  )
}

/** What all staff together gains now. */
export function staffWorth(state: Frozen<State>, seat: Seat, appraisal: Appraisal): number {
  const { merchant, staff } = state.players[seat]
  if (merchant === null) return 0
  let sum = 0
  for (let slot = 0; slot < SLOTS; slot++) {
    if (staff[slot] !== null)
      sum += Math.max(0, appraisal.keepers[merchant].staff(state, seat, slot, appraisal))
  }
  return sum
}

/** What a slot is good for, to choose which to fill. */
export function slotGain(
  state: Frozen<State>,
  seat: Seat,
  slot: number,
  appraisal: Appraisal,
): number {
  const { staff, merchant } = state.players[seat]
  const card = staff[slot]
  const use =
    merchant === null
      ? 0
      : Math.min(appraisal.hour, appraisal.keepers[merchant].staff(state, seat, slot, appraisal))
  if (card !== null) return -iconsWorth(appraisal.harbour.tables.townsfolk[card], appraisal)
  return slotWorth(staff.filter(each => each !== null).length, appraisal) + 0.2 * use
}
