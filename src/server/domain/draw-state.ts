import type { ShuffleNow } from '../../protocol/fairness.ts'

/** What one chair has given so far. `expected`: who sits there has said that they will contribute. */
export interface DrawChair {
  readonly expected: boolean
  readonly hash: string | null
  readonly bytes: string | null
  /** Came over a socket: who is not connected any more is away. */
  readonly bySocket: boolean
}

/**
 * How the shuffle of a table is made: first a secret is promised; people announce what they
 * contribute (`hashes`) and, once all seats are taken, show it (`bytes`); then it is `made`.
 */
export interface Draw {
  /** From 1; more if starts of this table were called off. */
  readonly start: number
  /** The rules version that was promised. */
  readonly version: number
  readonly commitment: string
  /** Secret until the match is over. */
  readonly secret: string
  readonly stage: ShuffleNow['stage']
  /** Index = seat. */
  readonly chairs: readonly DrawChair[]
  /** When the round that is under way ends, in Unix milliseconds; null while none is. */
  readonly until: number | null
}
