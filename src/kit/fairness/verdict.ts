import type { GameTypes } from '../../kernel/game.ts'
import type { Ply } from '../../kernel/match.ts'
import type { Tally, ToldEntry } from './retell.ts'
import type { OpenShuffle } from './shuffle.ts'

/** How the shuffle of a match was made, as its file carries it. */
export interface Proof extends OpenShuffle {
  /** The running hashes at the end: of onlookers, then of each seat. */
  readonly steps: readonly Tally[]
  /** The log with what was undone; left out where nothing was. */
  readonly entries?: readonly ToldEntry[]
}

/** A finished match, as far as it is verified. */
export interface ProvenMatch {
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly options: GameTypes['options']
  readonly seed: string
  readonly log: readonly Ply<GameTypes['move']>[]
  readonly final?: string
  readonly fairness?: Proof
}

/**
 * What does not fit. Of the file itself: `protocol` is an unknown one; the secret is not the
 * promised `commitment`; a `contribution` is not what its hash announced; the `seed` does not come
 * of secret and contributions; a `move` is refused; the moves do not lead to the `final` position;
 * the running hashes of the `steps` are others. Beside a receipt: another `promise` than the one
 * kept from before the first card, `my-contribution` is not in it, `contributions` are not those
 * shown before the first card, or the `past` was rewritten.
 */
export type Fault =
  | 'protocol'
  | 'commitment'
  | 'contribution'
  | 'seed'
  | 'move'
  | 'final'
  | 'steps'
  | 'promise'
  | 'my-contribution'
  | 'contributions'
  | 'past'

/**
 * What a check has found out. `none`: a match from before there were proofs. `other-rules`: played
 * by rules that this program does not have, so its moves cannot be checked. `broken`: see `faults`.
 * `record`: the file agrees with itself, and nothing is known from before the first card. `watched`:
 * it also agrees with what was noted then, but nothing of one's own is in the shuffle, or it was not
 * noted what all had announced before. `one-round`: one's own bytes are in it, but somebody was away
 * or did not show theirs. `proved`: everybody's are.
 */
export type Finding =
  | 'none'
  | 'other-rules'
  | 'broken'
  | 'record'
  | 'watched'
  | 'one-round'
  | 'proved'

export interface Verdict {
  readonly finding: Finding
  readonly faults: readonly Fault[]
  /** How many starts of this match were called off before this one. */
  readonly calledOff: number
  /** The chairs of people who contributed, who were away, and who did not show their bytes. */
  readonly given: readonly number[]
  readonly away: readonly number[]
  readonly withheld: readonly number[]
  /**
   * Whether the game was not over at the last move: its people ended the match there, or the file
   * leaves the rest out, which nothing in it shows.
   */
  readonly early: boolean
}

/** Of a match without a proof nothing is found out. */
export const NO_PROOF: Verdict = {
  finding: 'none',
  faults: [],
  calledOff: 0,
  given: [],
  away: [],
  withheld: [],
  early: false,
}
