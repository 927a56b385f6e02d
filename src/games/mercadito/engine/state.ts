import type { Seat, GameTypes } from '../../../kernel/game.ts'
import type { ByType } from '../../../kit/variants.ts'
import type { Card } from '../content/index.ts'
import type { Event } from './events.ts'

export type { Card } from '../content/index.ts'
export type { Choice, Declaration, Event } from './events.ts'

export type Options = {
  /**
   * Whether everybody is reminded of who took what in all rounds, not only in this one. @rule
   * MTO-R24
   */
  openMemory: boolean
}

/**
 * - `choose`: some players secretly pick a card of the market or pass, at once (MTO-9)
 * - `call`: the players in conflict secretly declare, at once in each conflict (MTO-17)
 * - `final`: anybody may offer, answer, reveal or vote at any time (MTO-33)
 * - `over`: nobody is asked anything
 */
export const PHASES = ['choose', 'call', 'final', 'over'] as const
export type PhaseName = (typeof PHASES)[number]

/** Two or more players who want the same card, as far as they are still in it. */
export type Conflict = {
  card: Card
  seats: Seat[]
  /** Which call is asked for, 1 to 3. @rule MTO-16 */
  call: number
}

/** An open offer. @rule MTO-34 */
export type Offer = {
  /** From 1, in the order in which they were made. */
  id: number
  from: Seat
  to: Seat
  give: Card[]
  /** [] = a gift. */
  want: Card[]
}

/** An offer being put together; only its player knows of it. */
export type Draft = {
  to: Seat
  give: Card[]
  want: Card[]
  /** The id of the offer that it will close when sent; 0 = it is no counter-offer. @rule MTO-41 */
  answers: number
}

/** A card that its holder has revealed. @rule MTO-43 */
export type Shown = {
  card: Card
  to: Seat[]
  /** Whether it was shown to all at once, onlookers too. */
  open: boolean
}

/** Everything about a match, hidden parts too. Lists named "each seat's" are indexed by seat. */
export type State = {
  phase: PhaseName
  /** From 1. */
  round: number
  /** Which simultaneous choice of this round, from 1. */
  wave: number
  openMemory: boolean
  /** Each seat's hand. */
  hands: Card[][]
  /**
   * Of each seat's hand, what everybody saw go in, in this round or (with `openMemory`) at all, and
   * not leave.
   */
  known: Card[][]
  /** The cards in the deck. Their order is not decided until they are drawn. */
  deck: Card[]
  /**
   * In positions made by hand: which cards the deck will deal next, first to last. [] = chance
   * decides.
   */
  stacked: Card[]
  /** The five slots; null = nothing there. */
  market: (Card | null)[]
  /** Oldest first. */
  discard: Card[]
  /** Out of the game, oldest first. @rule MTO-24 */
  removed: Card[]
  /** Who chooses in this wave; [] in other phases. */
  choosers: Seat[]
  /** Each seat's secret answer while others still owe theirs; null = not given or not asked. */
  committed: (Commitment | null)[]
  /** The conflicts of this wave that are not settled; their cards still lie in the market. */
  conflicts: Conflict[]
  /**
   * Who got out of a conflict of this wave by ceding and so chooses again in the next. @rule MTO-25
   */
  ceders: Seat[]
  /** Each seat's vote to end the game. */
  votes: boolean[]
  /** Offers each seat may still make. @rule MTO-42 */
  offersLeft: number[]
  /** The open offers, oldest first. */
  offers: Offer[]
  /** The id of the next offer. */
  nextOffer: number
  /** Each seat's draft; null = none. */
  drafts: (Draft | null)[]
  /** Revealed cards that have not changed hands since, lowest first; only in `final`. */
  shown: Shown[]
}

/** An offer as others than its two players see it has `give` and `want` null. */
export type SeenOffer = {
  id: number
  from: Seat
  to: Seat
  /** How many cards are given and wanted. */
  gives: number
  wants: number
  give: Card[] | null
  want: Card[] | null
}

/** What one viewer knows: the state without what is hidden from that viewer. */
export type View = Omit<State, 'hands' | 'deck' | 'stacked' | 'committed' | 'offers' | 'drafts'> & {
  viewer: Seat | null
  /**
   * Of each seat's hand, the cards this viewer is shown: all of their own and in an open view, else
   * what was revealed to them.
   */
  hands: Card[][]
  /** Number of cards in each seat's hand, and in the deck. */
  sizes: number[]
  deckSize: number
  /** Whether each seat has given its secret answer. */
  committed: boolean[]
  /** The viewer's own secret answer. */
  mine: Commitment | null
  offers: SeenOffer[]
  /** The viewer's own draft. */
  draft: Draft | null
  /** Of an open view alone: each seat's secret answer and draft. */
  answers?: (Commitment | null)[]
  drafts?: (Draft | null)[]
}

/** Answers that stay secret until the last one is in. */
export type Commitment = ByType<{
  /** Picks a card of the market. @rule MTO-9 */
  pick: { card: Card }
  /** Takes nothing in this round. @rule MTO-11 */
  pass: {}
  /**
   * In a conflict: I want it; I withdraw and pick another; I agree that it is discarded. @rule
   * MTO-17
   */
  hold: {}
  cede: {}
  leave: {}
  /** Gives the Juice to another contestant, who must cede. @rule MTO-18 */
  juice: { to: Seat }
}>

/** The steps of a draft, once it is begun. */
export type DraftMove = ByType<{
  /**
   * Puts the next card into the draft: first those to give, then those wanted, each lowest first.
   */
  give: { card: Card }
  want: { card: Card }
  /** Makes the offer, or forgets the draft. */
  send: {}
  drop: {}
}>

/** What can be said in the final phase outside of a draft. */
export type OpenMove = ByType<{
  /**
   * Begins an offer, or an answer to one: a draft that nobody else knows of. @rule MTO-34, MTO-41
   */
  address: { to: Seat }
  counter: { offer: number }
  /** @rule MTO-37, MTO-40 */
  accept: { offer: number }
  decline: { offer: number }
  cancel: { offer: number }
  /** @rule MTO-43 */
  reveal: { card: Card; to: Seat | 'all' }
  /** @rule MTO-44, MTO-45 */
  vote: {}
  unvote: {}
}>

export type Move = Commitment | DraftMove | OpenMove

export interface Mercadito extends GameTypes {
  options: Options
  state: State
  view: View
  move: Move
  event: Event
}
