import type { Seat } from '../../kernel/game.ts'
import type { Invitation } from '../../protocol/programs.ts'
import { invitationsOf } from '../store/bots.ts'
import { type Hub, openRoom } from './hub.ts'
import { tableInfo } from './info.ts'
import { invite } from './invites.ts'
import { presentIn, type Room } from './room.ts'

/** What somebody is told who is asked to a seat. */
export function invitationTo(hub: Hub, room: Room, seat: Seat): Invitation {
  const { record } = room
  return { table: tableInfo(record, presentIn(room), room), seat, invite: invite(hub.store.secret, record, seat) }
}

/** Where this user is asked to sit, as far as the seats are free. */
export async function myInvitations(hub: Hub, user: string, limit: number): Promise<Invitation[]> {
  const mine: Invitation[] = []
  for (const { table, seat, round } of await invitationsOf(hub.store.db, user, limit)) {
    const room = await openRoom(hub, table)
    const chair = room.record.chairs[seat]
    if (chair?.kind === 'open' && chair.round === round) mine.push(invitationTo(hub, room, seat))
  }
  return mine
}
