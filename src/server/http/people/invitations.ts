import { type Static, Type } from 'typebox'
import { type Me, MyTableAnswer } from '../../../protocol/http.ts'
import { InvitationList, Invite } from '../../../protocol/programs.ts'
import { Id, type MyTable, SeatNumber } from '../../../protocol/table.ts'
import { problem } from '../../errors.ts'
import { holderOf, networkOf } from '../../networks.ts'
import { deleteInvitation, isBot } from '../../store/people/bots.ts'
import { type Hub, openRoom } from '../../tables/room/hub.ts'
import { askBot, myInvitations } from '../../tables/begin/invited.ts'
import { needs } from '../route/access.ts'
import { tableFor } from '../route/my-table.ts'
import { BY_ID, chapter, route } from '../route/route.ts'
import { begun, notHost, taken } from '../../tables/refusals.ts'

/** The most invitations my list shows. */
const LONGEST_LIST = 50

/**
 * Bots are invited to a seat and accept or decline. They get the invitation that a person would get
 * as a link.
 */
export const invitationRoutes = chapter('Bots', [
  route.post('/api/tables/:id/invitations', {
    operationId: 'inviteBot',
    summary: 'Invites a bot to an open seat of my table.',
    access: needs('tables'),
    params: BY_ID,
    body: Invite,
    answer: MyTableAnswer,
    handle: (hub, { me, params, body, request: { ip } }) =>
      inviteBot(hub, { me, ip }, params.id, body),
  }),
  route.get('/api/me/invitations', {
    operationId: 'listMyInvitations',
    summary: 'My invitations.',
    access: needs('read'),
    answer: InvitationList,
    handle: (hub, { me }) => listMine(hub, me),
  }),
  route.delete('/api/me/invitations/:id/:seat', {
    operationId: 'declineInvitation',
    summary: 'Declines an invitation.',
    access: needs('play'),
    params: Type.Object({ id: Id, seat: SeatNumber }),
    answer: InvitationList,
    async handle(hub, { me, params: { id, seat } }) {
      const done = await hub.store.write(db => deleteInvitation(db, me.id, id, seat))
      if (!done) throw problem(404, 'no-invitation', 'There is no such invitation.')
      return listMine(hub, me)
    },
  }),
])

/** Who invites, and from where. */
interface Host {
  readonly me: Me
  readonly ip: string
}

async function inviteBot(
  hub: Hub,
  { me, ip }: Host,
  id: string,
  { seat, bot }: Invite,
): Promise<MyTable> {
  const room = await openRoom(hub, id)
  const { record } = room
  if (record.host !== me.id) throw notHost()
  if (record.status !== 'open') throw begun()
  const chair = record.chairs[seat]
  if (chair === undefined) throw problem(400, 'no-seat', `This table has no seat ${seat}.`)
  if (chair.kind !== 'open') throw taken()
  if (!(await isBot(hub.store.db, bot))) throw problem(404, 'no-bot', 'There is no such bot.')
  hub.budgets.spend({ budget: 'invitationsPerBot', who: `${holderOf(networkOf(ip))} ${bot}` })
  await askBot(hub, room, seat, bot)
  return tableFor(hub, room, me)
}

async function listMine(hub: Hub, me: Me): Promise<Static<typeof InvitationList>> {
  return { invitations: await myInvitations(hub, me.id, LONGEST_LIST) }
}
