import { Type } from 'typebox'
import { ServerMessage } from '../../../protocol/messages.ts'
import { MyEvent } from '../../../protocol/programs.ts'
import { openRoom } from '../../tables/room/hub.ts'
import { anybody, needs } from '../route/access.ts'
import { followMine, followTable } from './follow.ts'
import { BY_ID, chapter, LINES, route, SINCE } from '../route/route.ts'

/** Sent line by line, so as text. */
const MyEvents = Type.Unsafe<string>(MyEvent)
const TableEvents = Type.Unsafe<string>(ServerMessage)
const produces = LINES

/** News as lines of JSON, for programs: what concerns me, and what happens at a table. */
export const streamRoutes = chapter('Streams', [
  route.get('/api/me/events', {
    operationId: 'streamMyEvents',
    summary: 'My news, line by line: invitations, and tables that begin, wait for me, or end.',
    access: needs('read'),
    limit: 'few',
    produces,
    answer: MyEvents,
    handle: (hub, { me, request, reply }) => followMine(hub, request, reply, me.id),
  }),
  route.get('/api/tables/:id/events', {
    operationId: 'streamTableEvents',
    summary:
      'The news of a table, line by line, as I may see it: the messages of its socket, to the end of the match.',
    access: anybody('read'),
    produces,
    params: BY_ID,
    query: SINCE,
    answer: TableEvents,
    async handle(hub, { me, params, query, request, reply }) {
      const room = await openRoom(hub, params.id)
      return followTable(hub, request, reply, { room, user: me?.id ?? null, since: query.since })
    },
  }),
])
