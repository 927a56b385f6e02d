import { Chat, ChatSince, Heard, Mute, Report, SaidLine, SayLine } from '../../../protocol/chat.ts'
import { channelOf } from '../../chat/audible.ts'
import { chatFor, mute, report, sayLine } from '../../chat/chat.ts'
import { openRoom } from '../../tables/room/hub.ts'
import { anybody, needs } from '../route/access.ts'
import { BY_ID, chapter, route } from '../route/route.ts'
import { spend } from '../route/spend.ts'

/** The chat at tables, for clients without a socket there. */
export const chatRoutes = chapter('Chat', [
  route.get('/api/tables/:id/chat', {
    operationId: 'getChat',
    summary: 'The chat at a table after the given lines, as far as you may read it.',
    access: anybody('read'),
    params: BY_ID,
    query: ChatSince,
    answer: Chat,
    async handle(hub, { me, params, query }) {
      const user = me?.id ?? null
      const room = await openRoom(hub, params.id)
      return { mine: channelOf(room, user), lines: await chatFor(hub, room, user, query) }
    },
  }),
  route.post('/api/tables/:id/chat', {
    operationId: 'sayLine',
    summary: 'Says a line: to the players if you sit there, else to the onlookers.',
    access: needs('play'),
    params: BY_ID,
    body: SayLine,
    answer: SaidLine,
    async handle(hub, { me, params, body }) {
      return sayLine(hub, await openRoom(hub, params.id), me.id, body.key, body.text)
    },
  }),
  route.post('/api/tables/:id/chat/mute', {
    operationId: 'muteWriter',
    summary: 'Mutes the person who wrote this line at all tables, or lifts that.',
    access: needs('play'),
    params: BY_ID,
    body: Mute,
    answer: Heard,
    async handle(hub, { me, params, body }) {
      await mute(hub, await openRoom(hub, params.id), me.id, body, body.muted)
      return { ok: true as const }
    },
  }),
  route.post('/api/tables/:id/chat/report', {
    operationId: 'reportLine',
    summary: 'Reports this line to the people who run the server.',
    access: needs('play'),
    params: BY_ID,
    body: Report,
    answer: Heard,
    async handle(hub, { me, params, body, request }) {
      spend(hub, 'reports', me.id, request.ip)
      await report(hub, await openRoom(hub, params.id), me.id, body)
      return { ok: true as const }
    },
  }),
])
