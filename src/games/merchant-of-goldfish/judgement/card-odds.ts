import type { Frozen, Seat } from '../../../kernel/game.ts'
import { DECK, HIGHEST, MOST_COPIES } from '../content/index.ts'
import type { State } from '../engine/state.ts'

/** Sets of more copies are counted as sets of so many. */
export const MOST = 4
const MOST_SEATS = 6
/** A row has a place for 0 to `MOST` + 1 copies. */
const ROW = MOST + 2
const HAND = (HIGHEST + 1) * ROW

/**
 * What one viewer can tell of all hands, if the cards that it cannot place lie evenly among the
 * places that it cannot see. `lookAround` fills it.
 */
export interface CardOdds {
  readonly holding: Float64Array
  readonly standing: Float64Array
}

export const newCardOdds = (): CardOdds => ({
  holding: new Float64Array(MOST_SEATS * HAND),
  standing: new Float64Array((HIGHEST + 1) * ROW),
})

/** Scratch of `lookAround`: copies of each value; the chance that none of so many is in a hand. */
const unplaced = new Int32Array(HIGHEST + 1)
const none = new Float64Array(MOST_COPIES + 1)

/** The chance that this seat holds so many copies of this value or more. */
export function holds({ holding }: CardOdds, seat: Seat, value: number, copies: number): number {
  return holding[seat * HAND + value * ROW + copies]
}

/** The chance that nobody but the viewer can beat a set of so many copies of this value. */
export function stands({ standing }: CardOdds, value: number, copies: number): number {
  return standing[value * ROW + (copies > MOST ? MOST : copies)]
}

/** The chance that this seat can beat a set of so many copies of this value. */
export function beats(cardOdds: CardOdds, seat: Seat, value: number, copies: number): number {
  const count = copies > MOST ? MOST : copies
  let chance = 1 - holds(cardOdds, seat, value, count + 1)
  for (let higher = value + 1; higher <= HIGHEST; higher++)
    chance *= 1 - holds(cardOdds, seat, higher, count)
  return 1 - chance
}

/**
 * Looks at all hands as this seat does, or as they are if they lie open; at those of an onlooker,
 * only cards seen to go into a hand are looked at.
 */
export function lookAround(
  cardOdds: CardOdds,
  state: Frozen<State>,
  viewer: Seat,
  sees: boolean,
  open: boolean,
): void {
  if (!sees) return placeHand(cardOdds, state.known[viewer], viewer)
  const seats = state.sizes.length
  const cards = open ? 0 : countUnplaced(state, viewer)
  placeHand(cardOdds, state.hands[viewer], viewer)
  cardOdds.standing.fill(1)
  for (let seat = 0; seat < seats; seat++) {
    if (seat === viewer || state.sizes[seat] === 0) continue
    if (open) placeHand(cardOdds, state.hands[seat], seat)
    else guessHand(cardOdds, state, seat, cards)
    standAgainst(cardOdds, seat)
  }
}

/** Fills `unplaced` with the copies of each value that may be in any hidden place; returns the sum. */
function countUnplaced(state: Frozen<State>, viewer: Seat): number {
  const { known, removed, market, discard } = state
  const hand = state.hands[viewer]
  let sum = 0
  for (let value = 1; value <= HIGHEST; value++) {
    let left = DECK[value] - removed[value] - market[value] - discard[value] - hand[value]
    if (value === state.value) left -= state.count
    for (let seat = 0; seat < known.length; seat++) if (seat !== viewer) left -= known[seat][value]
    unplaced[value] = left
    sum += left
  }
  return sum
}

function placeHand({ holding }: CardOdds, hand: readonly number[], seat: Seat): void {
  for (let value = 1; value <= HIGHEST; value++) {
    const at = seat * HAND + value * ROW
    for (let copies = 1; copies < ROW; copies++)
      holding[at + copies] = copies <= hand[value] ? 1 : 0
  }
}

/** Each card that cannot be placed is in this hand with the chance of its share of hidden places. */
function guessHand({ holding }: CardOdds, state: Frozen<State>, seat: Seat, cards: number): void {
  const known = state.known[seat]
  let hidden = state.sizes[seat]
  for (let value = 1; value <= HIGHEST; value++) hidden -= known[value]
  const share = cards === 0 ? 0 : hidden / cards
  const odds = share < 1 ? share / (1 - share) : 0
  none[0] = 1
  for (let more = 1; more < none.length; more++) none[more] = none[more - 1] * (1 - share)
  for (let value = 1; value <= HIGHEST; value++) {
    const at = seat * HAND + value * ROW
    const certain = known[value]
    const more = unplaced[value]
    let exactly = none[more]
    let atLeast = 1
    for (let copies = 1; copies < ROW; copies++) {
      const found = copies - certain
      if (found > more) atLeast = 0
      else if (found > 0 && share < 1) {
        atLeast -= exactly
        exactly *= ((more - found + 1) / found) * odds
      }
      holding[at + copies] = atLeast
    }
  }
}

/** Counts in that this seat may beat a set. */
function standAgainst({ holding, standing }: CardOdds, seat: Seat): void {
  for (let copies = 1; copies <= MOST; copies++) {
    let higher = 1
    for (let at = HAND - ROW + copies; at > ROW; at -= ROW) {
      standing[at] *= higher * (1 - holding[seat * HAND + at + 1])
      higher *= 1 - holding[seat * HAND + at]
    }
  }
}
