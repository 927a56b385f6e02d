import type { Seat } from '../../../kernel/game.ts'
import type { Invitation } from '../../../protocol/programs.ts'
import { invitationsOf, saveInvitation } from '../../store/people/bots.ts'
import { problem } from '../../errors.ts'
import { type Hub, openRoom, unlessGone } from '../room/hub.ts'
import { tableInfo } from '../../domain/info.ts'
import { invite } from '../../domain/invites.ts'
import { presentIn, type Room } from '../room/room.ts'

/** Invites a bot to an open seat. */
export async function askBot(hub: Hub, room: Room, seat: Seat, bot: string): Promise<void> {
  const { id, chairs } = room.record
  const round = chairs[seat]?.round
  if (round === undefined) throw problem(400, 'no-seat', `This table has no seat ${seat}.`)
  await hub.store.write(db => saveInvitation(db, { table: id, seat, round }, bot))
  const asked = { table: id, seat, user: bot }
  hub.events.emit('invited', asked)
  hub.store.peers.say({ type: 'invited', ...asked })
}

/** The invitation as its bot receives it. */
export function invitationTo(hub: Hub, room: Room, seat: Seat): Invitation {
  const { record } = room
  return {
    table: tableInfo(record, presentIn(room), room),
    seat,
    invite: invite(hub.store.secret, record, seat),
  }
}

/** The invitations of this user to seats that are still free. */
export async function myInvitations(hub: Hub, user: string, limit: number): Promise<Invitation[]> {
  const mine: Invitation[] = []
  for (const { table, seat, round } of await invitationsOf(hub.store.db, user, limit)) {
    const room = await unlessGone(openRoom(hub, table))
    const chair = room?.record.chairs[seat]
    if (room !== null && chair?.kind === 'open' && chair.round === round)
      mine.push(invitationTo(hub, room, seat))
  }
  return mine
}
