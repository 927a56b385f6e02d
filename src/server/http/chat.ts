import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { Chat, ChatSince, Heard, Mute, Report, SaidLine, SayLine } from '../../protocol/chat.ts'
import { Problem } from '../../protocol/http.ts'
import { Id } from '../../protocol/table.ts'
import { type Hub, openRoom } from '../tables/hub.ts'
import { channelOf } from '../chat/audible.ts'
import { chatFor, mute, report, sayLine } from '../chat/chat.ts'
import { anybody, needs } from './access.ts'
import { someone, whoIs } from './guests.ts'

const params = Type.Object({ id: Id })
const tags = ['Chat']

/** The chat at tables, for clients without a socket there. */
export function chatRoutes(hub: Hub): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/api/tables/:id/chat',
      {
        config: { access: anybody('read') },
        schema: {
          summary: 'The chat at a table after the given lines, as far as you may read it.',
          tags,
          params,
          querystring: ChatSince,
          response: { 200: Chat, '4xx': Problem },
        },
      },
      async request => {
        const user = (await whoIs(hub, request))?.id ?? null
        const room = await openRoom(hub, request.params.id)
        return { mine: channelOf(room, user), lines: await chatFor(hub, room, user, request.query) }
      },
    )

    app.post(
      '/api/tables/:id/chat',
      {
        config: { access: needs('play') },
        schema: {
          summary: 'Says a line: to the players if you sit there, else to the onlookers.',
          tags,
          params,
          body: SayLine,
          response: { 200: SaidLine, '4xx': Problem },
        },
      },
      async request => {
        const { id } = await someone(hub, request)
        const room = await openRoom(hub, request.params.id)
        return sayLine(hub, room, id, request.body.key, request.body.text)
      },
    )

    app.post(
      '/api/tables/:id/chat/mute',
      {
        config: { access: needs('play') },
        schema: {
          summary: 'Mutes the person who wrote this line at all tables, or lifts that.',
          tags,
          params,
          body: Mute,
          response: { 200: Heard, '4xx': Problem },
        },
      },
      async request => {
        const { id } = await someone(hub, request)
        await mute(
          hub,
          await openRoom(hub, request.params.id),
          id,
          request.body,
          request.body.muted,
        )
        return { ok: true as const }
      },
    )

    app.post(
      '/api/tables/:id/chat/report',
      {
        config: { access: needs('play') },
        schema: {
          summary: 'Reports this line to the people who run the server.',
          tags,
          params,
          body: Report,
          response: { 200: Heard, '4xx': Problem },
        },
      },
      async request => {
        const { id } = await someone(hub, request)
        await report(hub, await openRoom(hub, request.params.id), id, request.body)
        return { ok: true as const }
      },
    )
  }
}
