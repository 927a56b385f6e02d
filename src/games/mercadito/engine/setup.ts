import type { Frozen, Seat, PlyContext } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { insert, isBelowLimit, remove } from './cards.ts'
import { CARDS, OFFERS, SLOTS } from '../content/index.ts'
import type { Card, Event, Options, State } from './state.ts'

/** The next card of the deck: drawn by chance, unless the deck of this position is stacked. */
function draw(state: State, rng: Rng): Card {
  let card = state.stacked.shift()
  // A card that is not in the deck when its turn comes is passed over.
  while (card !== undefined && !state.deck.includes(card)) card = state.stacked.shift()
  card ??= rng.pick(state.deck)
  remove(state.deck, card)
  return card
}

/** @rule MTO-6, MTO-R21 */
function reshuffle(state: State, ply: PlyContext<Event>): void {
  for (const card of state.discard) insert(state.deck, card)
  state.discard = []
  ply.emit({ type: 'reshuffled', count: state.deck.length })
}

/** Whether not a single card could be dealt. @rule MTO-30 */
export function nothingToDeal(state: Frozen<State>): boolean {
  return state.deck.length === 0 && state.discard.length === 0
}

/**
 * Deals up to five cards; all below the limit choose. @rule MTO-5, MTO-6, MTO-7, MTO-8, MTO-R20,
 * MTO-R22, MTO-R23
 */
export function startRound(state: State, ply: PlyContext<Event>): void {
  const cards: Card[] = []
  for (let slot = 0; slot < SLOTS && !nothingToDeal(state); slot++) {
    if (state.deck.length === 0) reshuffle(state, ply)
    const card = draw(state, ply.rng)
    state.market[slot] = card
    cards.push(card)
  }
  state.phase = 'choose'
  state.wave = 1
  state.choosers = seatsOf(state).filter(seat => isBelowLimit(state, seat))
  ply.emit({ type: 'dealt', round: state.round, cards, reveals: true })
}

export function seatsOf(state: Frozen<State>): Seat[] {
  return state.hands.map((_, seat) => seat)
}

/** @rule MTO-1, MTO-4 */
export function setup(seats: number, options: Options, rng: Rng): State {
  const each = <A>(make: () => A) => Array.from({ length: seats }, make)
  const state: State = {
    phase: 'choose',
    round: 1,
    wave: 1,
    openMemory: options.openMemory,
    hands: each(() => []),
    known: each(() => []),
    deck: CARDS.map((_, card) => card),
    stacked: [],
    market: new Array<null>(SLOTS).fill(null),
    discard: [],
    removed: [],
    choosers: [],
    committed: each(() => null),
    conflicts: [],
    ceders: [],
    votes: each(() => false),
    offersLeft: each(() => OFFERS),
    offers: [],
    nextOffer: 1,
    drafts: each(() => null),
    shown: [],
  }
  startRound(state, { rng, emit: () => undefined })
  return state
}
