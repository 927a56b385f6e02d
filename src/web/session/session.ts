import type { Refusal } from '../../kernel/game.ts'
import type { Moment, Step } from '../../protocol/messages.ts'
import type { TableInfo } from '../../protocol/table.ts'
import type { Talk } from './remote/talk.ts'

/**
 * A table as a page sees it, wherever the match is played: in this page (`local`), on a server
 * (`remote`) or in the past (`replay`). Pages cannot tell them apart and need not.
 */
export interface Session {
  /** Set where a hint would give away what is asked, or the table was made without hints. */
  readonly noHints?: true
  /**
   * Tells the listener how things stand now and at every change, until the returned function is
   * called.
   */
  watch(listener: (state: SessionState, fresh: readonly Step[]) => void): () => void
  /** Moves of my seat, all or none. Resolves when they are safely kept: null, or why not. */
  choose(moves: readonly { readonly type: string }[]): Promise<ChoiceRefused | null>
  undo(): Promise<ChoiceRefused | null>
  /** Why a move is not possible; null if it is. */
  explain(move: { readonly type: string }): Promise<Refusal | null>
  /** Lets the others act without a pause until I am asked; left out where that cannot be. */
  hurry?(): void
  close(): void
  /** What is said at the table; left out where nobody can be spoken to. */
  readonly talk?: Talk
  /**
   * The way from that step of mine to where the match stands, to be walked through; null if it
   * cannot be had. Left out where the past is not kept.
   */
  past?(since: number): Promise<Session | null>
  /**
   * Where several people play on one device: gives it to the person of this seat. If anybody could
   * see what they may not know, the curtain comes down until that person says that it is they.
   */
  handOver?(seat: number): void
  /** The person for whom the curtain is down has the device: it rises. */
  arrive?(): void
  /** Only in a replay: shows the frame of this number, from 0. */
  seek?(frame: number): void
  /** Only in a replay: shows the moment after this step; false if it is not kept. */
  goTo?(seq: number): boolean
}

export interface SessionState {
  readonly table: TableInfo
  readonly seat: number | null
  readonly host: boolean
  /** Every step so far, for the log; `fresh` in `watch` are those that came with this change. */
  readonly steps: readonly Step[]
  /** null while seats are being filled. */
  readonly moment: Moment | null
  /**
   * `live` · `lost`: trying to come back, moves are kept and sent again · `gone`: given up, reload.
   */
  readonly link: 'live' | 'lost' | 'gone'
  /** Number of my choices not yet acknowledged. */
  readonly pending: number
  /**
   * In a replay: the frame shown, of how many; null elsewhere. `everybodys`: it goes from seat to
   * seat, always seen by the one that acts.
   */
  readonly frame: { readonly at: number; readonly of: number; readonly everybodys: boolean } | null
  /** Left out where nobody else plays on this device. */
  readonly shared?: Shared
}

/** Who has the device, where several people play on one. */
export interface Shared {
  /** The curtain is down, and nothing of the table is told, until this seat's person is here. */
  readonly curtain: number | null
  /** The people whom the game waits for, the next one first; [] while it waits for the one here. */
  readonly next: readonly number[]
}

export interface ChoiceRefused {
  readonly why: string
  readonly refusal: Refusal | null
}
