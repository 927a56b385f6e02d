import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { MyTableAnswer, Problem } from '../../protocol/http.ts'
import { InvitationList, Invite } from '../../protocol/programs.ts'
import { Id, SeatNumber } from '../../protocol/table.ts'
import { problem } from '../errors.ts'
import { deleteInvitation, isBot } from '../store/bots.ts'
import { type Hub, openRoom } from '../tables/hub.ts'
import { myTable } from '../domain/info.ts'
import { askBot, myInvitations } from '../tables/invited.ts'
import { presentIn } from '../tables/room.ts'
import { needs } from './access.ts'
import { someone } from './guests.ts'

const tags = ['Bots']
/** The most invitations my list shows. */
const LONGEST_LIST = 50

/**
 * Bots are invited to a seat and accept or decline. They get the invitation that a person would get
 * as a link.
 */
export function invitationRoutes(hub: Hub): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/api/tables/:id/invitations',
      {
        config: { access: needs('tables') },
        schema: {
          summary: 'Invites a bot to an open seat of my table.',
          tags,
          params: Type.Object({ id: Id }),
          body: Invite,
          response: { 200: MyTableAnswer, '4xx': Problem },
        },
      },
      async request => {
        const me = await someone(hub, request)
        const { seat, bot } = request.body
        const room = await openRoom(hub, request.params.id)
        const { record } = room
        if (record.host !== me.id)
          throw problem(403, 'host-only', 'Only the host of the table may do this.')
        if (record.status !== 'open')
          throw problem(409, 'begun', 'The match has begun: seats no longer change.')
        const chair = record.chairs[seat]
        if (chair === undefined) throw problem(400, 'no-seat', `This table has no seat ${seat}.`)
        if (chair.kind !== 'open') throw problem(409, 'taken', 'Somebody sits there already.')
        if (!(await isBot(hub.store.db, bot))) throw problem(404, 'no-bot', 'There is no such bot.')
        await askBot(hub, room, seat, bot)
        return myTable(room, presentIn(room), me.id, hub.store.secret)
      },
    )

    app.get(
      '/api/me/invitations',
      {
        config: { access: needs('read') },
        schema: {
          summary: 'My invitations.',
          tags,
          response: { 200: InvitationList, '4xx': Problem },
        },
      },
      async request => {
        const me = await someone(hub, request)
        return { invitations: await myInvitations(hub, me.id, LONGEST_LIST) }
      },
    )

    app.delete(
      '/api/me/invitations/:id/:seat',
      {
        config: { access: needs('play') },
        schema: {
          summary: 'Declines an invitation.',
          tags,
          params: Type.Object({ id: Id, seat: SeatNumber }),
          response: { 200: InvitationList, '4xx': Problem },
        },
      },
      async request => {
        const me = await someone(hub, request)
        const { id, seat } = request.params
        const done = await hub.store.write(db => deleteInvitation(db, me.id, id, seat))
        if (!done) throw problem(404, 'no-invitation', 'There is no such invitation.')
        return { invitations: await myInvitations(hub, me.id, LONGEST_LIST) }
      },
    )
  }
}
