import type { Seat } from '../../../kernel/game.ts'
import type { Spot } from '../../../kit/pick.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import type { Placed } from '../../../web/board-kit/follow.ts'
import type { Tables } from '../content/compile.ts'
import type { Asking, Cove, Move } from '../engine/state.ts'
import type { Messages, Speech } from '../text/index.ts'

/**
 * What all parts of the table share: the position, what I am asked, and what touching a spot means.
 */
export interface Desk {
  readonly table: BoardProps<Cove, Messages>
  readonly tables: Tables
  readonly say: Speech
  /** The question on top of the agenda, to any seat; null when all is over. */
  readonly asked: Asking | null
  /** Whose shop and staff its spots belong to; null for an onlooker. */
  readonly seat: Seat | null
  /** Whether I am the one who is asked. */
  readonly mine: boolean
  readonly placed: Placed
  /** Whether a spot can be touched for something, or is touched already. */
  readonly mark: (spot: Spot) => 'can' | 'sel' | null
  /** `does`: what the spot is for; said with why it is shut where a touch means nothing now. */
  readonly touch: (spot: Spot, touched: Element | null, does: string) => void
  /** What is looked at before it is done; null if nothing. */
  readonly weighed: Move | null
  /** What is left to be decided by buttons. */
  readonly buttons: readonly Move[]
  readonly send: (move: Move) => void
  readonly letGo: () => void
}

/** The same table, where nothing can be touched for oneself: somebody else's shop. */
export const elsewhere = (desk: Desk, seat: Seat): Desk => ({
  ...desk,
  seat,
  mark: () => null,
  touch: (_, touched, does) => desk.table.say(does, touched),
})
