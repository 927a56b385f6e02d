import type { Seat } from '../../../kernel/game.ts'
import type { Card } from '../content/index.ts'

/** What a player chose: a card, or null = passed. */
export type Choice = { readonly seat: Seat; readonly card: Card | null }
/** What a contestant declared; `to` only with the Juice. */
export type Declaration = {
  readonly seat: Seat
  readonly said: 'hold' | 'cede' | 'leave' | 'juice'
  readonly to: Seat | null
}

export type Event =
  /** Somebody has answered in secret: it is final. @rule MTO-10 */
  | { readonly type: 'committed'; readonly seat: Seat; readonly reveals: true }
  /** All have chosen. */
  | {
      readonly type: 'chose'
      readonly wave: number
      readonly choices: readonly Choice[]
      readonly reveals: true
    }
  | { readonly type: 'took'; readonly seat: Seat; readonly card: Card }
  /** These players want the same card. */
  | { readonly type: 'clashed'; readonly card: Card; readonly seats: readonly Seat[] }
  /** All contestants have declared. */
  | {
      readonly type: 'called'
      readonly card: Card
      readonly call: number
      readonly declarations: readonly Declaration[]
      readonly reveals: true
    }
  /** The Juice changed hands. */
  | { readonly type: 'juiced'; readonly from: Seat; readonly to: Seat }
  /**
   * Nobody took the card: it was discarded, or removed from the game. `seats` are done for this
   * round.
   */
  | { readonly type: 'left'; readonly card: Card; readonly seats: readonly Seat[] }
  | { readonly type: 'destroyed'; readonly card: Card; readonly seats: readonly Seat[] }
  /** These players choose again. */
  | { readonly type: 'again'; readonly wave: number; readonly seats: readonly Seat[] }
  /** The round is over; what still lay in the market was discarded, in this order. */
  | { readonly type: 'closed'; readonly round: number; readonly cards: readonly Card[] }
  /** The discard pile became the deck. */
  | { readonly type: 'reshuffled'; readonly count: number }
  | {
      readonly type: 'dealt'
      readonly round: number
      readonly cards: readonly Card[]
      readonly reveals: true
    }
  | { readonly type: 'finalPhase'; readonly reveals: true }
  /**
   * `give` and `want` are null for all but the two. `answers`, `replaces`: the offer it closed, or
   * 0.
   */
  | {
      readonly type: 'offered'
      readonly offer: number
      readonly from: Seat
      readonly to: Seat
      readonly gives: number
      readonly wants: number
      readonly give: readonly Card[] | null
      readonly want: readonly Card[] | null
      readonly answers: number
      readonly replaces: number
      readonly reveals: true
    }
  | {
      readonly type: 'declined'
      readonly offer: number
      readonly from: Seat
      readonly to: Seat
      readonly reveals: true
    }
  | {
      readonly type: 'cancelled'
      readonly offer: number
      readonly from: Seat
      readonly to: Seat
      readonly reveals: true
    }
  /**
   * An offer was accepted. `give` and `want` are null for all but the two. All votes are withdrawn.
   */
  | {
      readonly type: 'traded'
      readonly offer: number
      readonly from: Seat
      readonly to: Seat
      readonly gives: number
      readonly wants: number
      readonly give: readonly Card[] | null
      readonly want: readonly Card[] | null
      readonly reveals: true
    }
  /** A card was revealed; which one, only to those who saw it. */
  | {
      readonly type: 'revealed'
      readonly seat: Seat
      readonly to: Seat | 'all'
      readonly card: Card | null
      readonly reveals: true
    }
  | { readonly type: 'voted'; readonly seat: Seat; readonly reveals: true }
  /** A vote was withdrawn: for the price of an offer, or (`paid` false) by making one. */
  | {
      readonly type: 'unvoted'
      readonly seat: Seat
      readonly paid: boolean
      readonly reveals: true
    }
  /** Each seat's hand, points and coins spent, and who has won. */
  | {
      readonly type: 'ended'
      readonly hands: readonly (readonly Card[])[]
      readonly points: readonly number[]
      readonly spent: readonly number[]
      readonly winners: readonly Seat[]
      readonly reveals: true
    }
