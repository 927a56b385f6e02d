import { createHmac } from 'node:crypto'
import type { Seat } from '../../kernel/game.ts'
import type { TableRecord } from './record.ts'
import { sameSecret } from './same-secret.ts'

/*
 * An invitation is `<seat>.<signature>`: its bearer may take that seat until it is cleared once
 * more. It is signed with the server's secret and stored nowhere, so nobody can read invitations
 * out of the database.
 */

/** The invitation to this seat, as it stands after the # of a link. */
export function invite(secret: string, record: TableRecord, seat: Seat): string {
  const round = record.chairs[seat]?.round ?? 0
  const signature = createHmac('sha256', secret)
    .update(`invite ${record.id} ${seat} ${round}`)
    .digest('base64url')
  return `${seat}.${signature}`
}

/** The seat an invitation is for, or null if it is not ours or no longer valid. */
export function invitedSeat(secret: string, record: TableRecord, given: string): Seat | null {
  const seat = Number(given.split('.')[0])
  if (record.chairs[seat] === undefined) return null
  return sameSecret(invite(secret, record, seat), given) ? seat : null
}
