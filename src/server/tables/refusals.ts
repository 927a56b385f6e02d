import type { Seat } from '../../kernel/game.ts'
import { seatOf, type TableRecord } from '../domain/record.ts'
import { problem } from '../errors.ts'

/* Why something is refused that is wished at a table, in the words of whoever refuses it. */

export const noTable = () => problem(404, 'no-table', 'There is no such table.')
export const notHost = () => problem(403, 'host-only', 'Only the host of the table may do this.')
export const notBegun = () => problem(409, 'not-begun', 'The match has not begun.')
export const begun = () => problem(409, 'begun', 'The match has begun: seats no longer change.')
export const over = () => problem(409, 'over', 'The match is over.')
export const taken = () => problem(409, 'taken', 'Somebody sits there already.')

/** The seat of this person; throws a problem if they have none. */
export function seatAt(record: TableRecord, user: string | null): Seat {
  const seat = seatOf(record, user)
  if (seat === null) throw problem(409, 'not-seated', 'You do not sit at this table.')
  return seat
}
