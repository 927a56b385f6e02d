import type { Seat, GameTypes } from '../../../kernel/game.ts'
import type { Counts } from '../../../kit/counts.ts'
import type { ByType } from '../../../kit/variants.ts'

export type Options = {
  /** 1, or the longer variant of 3 games. @rule GOL-37 */
  games: number
  /** Who starts the first game: chance, or the seat the host names. @rule GOL-10, GOL-R3 */
  start: 'random' | number
  /** Plays and passes after which a game is stopped and ranked; 0 = never. @rule GOL-R18 */
  maxTurns: number
}

/**
 * - `turn`: play, or pass (GOL-12)
 * - `give`: a pass has begun: swap nothing, or choose the cards to give, highest first (GOL-21)
 * - `take`: choose the cards to take for them, highest first, until the sums are equal (GOL-22)
 * - `collect`: everybody passed on your play: take one market card, or none (GOL-28)
 * - `over`: nobody is asked anything
 */
export const PHASES = ['turn', 'give', 'take', 'collect', 'over'] as const
type PhaseName = (typeof PHASES)[number]

/**
 * Everything about a match, hidden parts too. Cards are counted by value (index 1 to 14; index 0 is
 * always 0).
 */
export type State = {
  phase: PhaseName
  /** Who is to act; in `over` the last to have acted. */
  turn: Seat
  /** Each seat's hand. */
  hands: Counts[]
  /**
   * Cards everybody knows to be in that hand: taken openly from the market, not yet seen to leave.
   * At most `hands`.
   */
  known: Counts[]
  /** Number of cards in each hand; 0 = out. */
  sizes: number[]
  market: Counts
  discard: Counts
  /**
   * Cards that take no part (GOL-6): hands + market + discard + in play + removed are always the 66
   * cards.
   */
  removed: Counts
  /** The set in play: its value and how many; 0 and 0 if the play area is empty. */
  value: number
  count: number
  /**
   * Whom the set in play stands for: who played it, or the seat that is out where it was seeded
   * (GOL-R10).
   */
  owner: Seat
  /** Whether the card in play came from the market by GOL-32. */
  seeded: boolean
  /** Passes since the set in play was played or seeded (GOL-R7). */
  passes: number
  /** Whether one of these passes came with an exchange (GOL-R11). */
  traded: boolean
  /**
   * The exchange being chosen, in `give` and `take`; else empty. Only its player knows it until it
   * is complete.
   */
  given: Counts
  taken: Counts
  /** Worth of `given` less worth of `taken`: what is still to be taken, in `take`. */
  owed: number
  /** The value chosen last in this step; the next may not be higher. */
  last: number
  /** Seats that are out, first to last: the ranking as far as it is known (GOL-35). */
  out: Seat[]
  /** Plays and passes so far in this game. */
  turns: number
  maxTurns: number
  /** Which game of the match is being played, from 1, and of how many. */
  game: number
  games: number
  /** The seat that started this game. */
  start: Seat
  /** Points from finished games (GOL-37). */
  points: number[]
  /** The full ranking of the game finished last, best first; [] before that. */
  ranking: Seat[]
  /** Whether the game finished last was stopped by `maxTurns`. */
  limit: boolean
}

/** What one viewer knows: the state, with what is hidden from that viewer left out. */
export type View = Omit<State, 'hands' | 'given' | 'taken' | 'owed' | 'last'> & {
  viewer: Seat | null
  /**
   * A hand this viewer may see, or null: their own, and every hand in an open view or once the match
   * is over.
   */
  hands: (Counts | null)[]
  /** The exchange this viewer is choosing; null for everybody else, but in an open view. */
  exchange: { given: Counts; taken: Counts; owed: number; last: number } | null
}

export type Move = ByType<{
  /** Plays `count` cards of `value` from the hand. @rule GOL-14 */
  play: { value: number; count: number }
  /** Passes. Where an exchange is possible, the next question is which. @rule GOL-20 */
  pass: {}
  /** Passes without an exchange. @rule GOL-21 */
  keep: {}
  /** Gives a card in the exchange. @rule GOL-22 */
  give: { value: number }
  /** Has given enough: now take. */
  enough: {}
  /** Takes a market card in the exchange. @rule GOL-22 */
  take: { value: number }
  /** Takes one market card after winning a trick. @rule GOL-28 */
  collect: { value: number }
  /** Takes none. @rule GOL-28 */
  decline: {}
}>

/**
 * Card lists run from low to high. Nothing here is hidden from anybody: what is, makes no event.
 */
export type Event = ByType<{
  played: { seat: Seat; value: number; count: number; lead: boolean; reveals: true }
  passed: { seat: Seat; gave: readonly number[]; took: readonly number[]; reveals: true }
  /** The seat's last card is gone; `place` counts from 1. */
  wentOut: { seat: Seat; place: number }
  /** Everybody passed on the set this seat owns: a Market Reset begins. */
  allPassed: { seat: Seat }
  /** The winner of the trick took a market card, or none (0). */
  collected: { seat: Seat; value: number }
  /** The trick's cards went to the market. */
  swept: { cards: readonly number[] }
  /** A market card was put into play for a seat that is out. */
  seeded: { value: number; seat: Seat }
  /** Nobody swapped over a seeded card: the play area is empty and `seat` leads. */
  cleared: { seat: Seat }
  gameOver: {
    game: number
    ranking: readonly Seat[]
    points: readonly number[]
    limit: boolean
    reveals: true
  }
  dealt: { game: number; start: Seat; reveals: true }
}>

export interface Goldfish extends GameTypes {
  options: Options
  state: State
  view: View
  move: Move
  event: Event
}
