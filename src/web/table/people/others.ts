import type { Seat } from '../../../kernel/game.ts'
import type { Step } from '../../../protocol/messages.ts'
import type { SeatInfo, TableInfo } from '../../../protocol/table.ts'
import type { OpenHand, SeatLine } from '../../board-kit/board.ts'

/** Somebody else at the table, as their line shows them. */
export interface Person {
  readonly seat: Seat
  readonly info: SeatInfo
  readonly line: SeatLine
  /** Where all hands lie open. */
  readonly hand: OpenHand | null
  readonly toMove: boolean
}

/** Everybody but me, in the order they move after me; for an onlooker everybody. */
export function othersAt(
  table: TableInfo,
  me: Seat | null,
  about: (seat: Seat) => Pick<Person, 'line' | 'hand'>,
): Person[] {
  const count = table.seats.length
  const first = me === null ? 0 : me + 1
  const order = Array.from(
    { length: me === null ? count : count - 1 },
    (_, index) => (first + index) % count,
  )
  return order.flatMap(seat => {
    const info = table.seats[seat]
    return info ? { seat, info, ...about(seat), toMove: table.actors.includes(seat) } : []
  })
}

/**
 * What a seat did last without anybody else between, among these steps: the events of its last step
 * that shows come first, then those of the step before.
 */
export function recentOf(steps: readonly Step[], seat: Seat): { readonly type: string }[] {
  const last = steps.findLastIndex(step => step.seat === seat && step.events.length > 0)
  const before = steps.findLastIndex(
    (step, at) => at < last && step.seat !== seat && step.events.length > 0,
  )
  return steps
    .slice(before + 1, last + 1)
    .toReversed()
    .flatMap(step => step.events)
}
