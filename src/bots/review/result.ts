import type { GameTypes, PerSeat, Seat } from '../../kernel/game.ts'
import type { Reason } from '../../kit/words/reasons.ts'
import type { Fortune } from './ledger.ts'

/** Everybody's chances to win at one moment of a match; partners win together. */
export interface Chances {
  /** The plies made so far. */
  readonly ply: number
  /** As each seat could know its own. */
  readonly known: PerSeat<number>
  /** As things really were, with all that is hidden. */
  readonly real: PerSeat<number>
}

/** What a finished match looks like afterwards. Plain JSON. */
export interface Review<Move = GameTypes['move']> {
  readonly format: 1
  readonly game: string
  readonly version: number
  /** Whether something learned has judged; else games were played on by rules of thumb. */
  readonly learned: boolean
  readonly plies: number
  readonly course: readonly Chances[]
  /** The five of each seat that cost most, the costliest of all first. */
  readonly decisions: readonly CostlyDecision<Move>[]
  readonly fortunes: PerSeat<Fortune>
  /** When the winner took the lead for good; null where nothing turned. */
  readonly turned: Turned | null
}

/** A decision that cost something, judged by what its seat could know. */
export interface CostlyDecision<Move = GameTypes['move']> {
  /** The plies made before it: the moment at which it was open. */
  readonly ply: number
  readonly seat: Seat
  readonly move: Move
  readonly better: Move
  /** How much less the seat could expect, in payoff. */
  readonly cost: number
  /** The standard error of the cost. */
  readonly doubt: number
  /** How likely it is that the other move was better, 0.5 to 1. */
  readonly sure: number
  /** What the better move would have had more of. */
  readonly reasons: readonly Reason[]
}

/** The moment a match turned to its winner. */
export interface Turned {
  /** The plies made when it had turned. */
  readonly ply: number
  /** Who moved last before it. */
  readonly seat: Seat
  readonly winner: Seat
  /** The winner's chances before and after, as things really were. */
  readonly from: number
  readonly to: number
  /**
   * What did most of it: a decision that gave something away, chance drawn, what nobody could know,
   * or, where nothing was hidden, moves to which nothing better was found.
   */
  readonly by: 'decision' | 'chance' | 'hidden' | 'play'
  /** Whether the winner kept the lead from here on; else it is the greatest leap. */
  readonly forGood: boolean
}

/** How much work a review is. */
export interface Effort {
  /** Moves tried in determinizations, all in all, for a first look at all decisions. */
  readonly trials: number
  /** The determinizations in which the costliest are looked at again. */
  readonly worlds: number
}
