import type { Seat } from '../../../kernel/game.ts'
import type { ByType } from '../../../kit/variants.ts'
import type { Card } from '../content/index.ts'

/** What a player chose: a card, or null = passed. */
export type Choice = { readonly seat: Seat; readonly card: Card | null }
/** What a contestant declared; `to` only with the Juice. */
export type Declaration = {
  readonly seat: Seat
  readonly said: 'hold' | 'cede' | 'leave' | 'juice'
  readonly to: Seat | null
}

/** An exchange that is offered or made. `give` and `want` are null for all but the two. */
interface Exchange {
  offer: number
  from: Seat
  to: Seat
  gives: number
  wants: number
  give: readonly Card[] | null
  want: readonly Card[] | null
  reveals: true
}

export type Event = ByType<{
  /** Somebody has answered in secret: it is final. @rule MTO-10 */
  committed: { seat: Seat; reveals: true }
  /** All have chosen. */
  chose: { wave: number; choices: readonly Choice[]; reveals: true }
  took: { seat: Seat; card: Card }
  /** These players want the same card. */
  clashed: { card: Card; seats: readonly Seat[] }
  /** All contestants have declared. */
  called: { card: Card; call: number; declarations: readonly Declaration[]; reveals: true }
  /** The Juice changed hands. */
  juiced: { from: Seat; to: Seat }
  /**
   * Nobody took the card: it was discarded, or removed from the game. `seats` are done for this
   * round.
   */
  left: { card: Card; seats: readonly Seat[] }
  destroyed: { card: Card; seats: readonly Seat[] }
  /** These players choose again. */
  again: { wave: number; seats: readonly Seat[] }
  /** The round is over; what still lay in the market was discarded, in this order. */
  closed: { round: number; cards: readonly Card[] }
  /** The discard pile became the deck. */
  reshuffled: { count: number }
  dealt: { round: number; cards: readonly Card[]; reveals: true }
  finalPhase: { reveals: true }
  /** `answers`, `replaces`: the offer it closed, or 0. */
  offered: Exchange & { answers: number; replaces: number }
  declined: { offer: number; from: Seat; to: Seat; reveals: true }
  cancelled: { offer: number; from: Seat; to: Seat; reveals: true }
  /** An offer was accepted. All votes are withdrawn. */
  traded: Exchange
  /** A card was revealed; which one, only to those who saw it. */
  revealed: { seat: Seat; to: Seat | 'all'; card: Card | null; reveals: true }
  voted: { seat: Seat; reveals: true }
  /** A vote was withdrawn: for the price of an offer, or (`paid` false) by making one. */
  unvoted: { seat: Seat; paid: boolean; reveals: true }
  /** Each seat's hand, points and coins spent, and who has won. */
  ended: {
    hands: readonly (readonly Card[])[]
    points: readonly number[]
    spent: readonly number[]
    winners: readonly Seat[]
    reveals: true
  }
}>
