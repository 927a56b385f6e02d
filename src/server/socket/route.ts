import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { Id } from '../../protocol/table.ts'
import { whoIs } from '../http/guests.ts'
import { type Hub, openRoom } from '../tables/hub.ts'
import type { Room } from '../tables/room.ts'
import { attend } from './attend.ts'
import { heartbeat } from './lifetime.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a socket: where it leads and who opens it, known before it opens. */
    visit: { readonly room: Room; readonly user: string | null } | null
  }
}

/** The socket of a table. Whoever has no table to go to, or comes from another site's page, gets no socket. */
export function socketRoutes(hub: Hub): FastifyPluginAsyncTypebox {
  return async app => {
    app.decorateRequest('visit', null)
    const stop = heartbeat(app.websocketServer)
    app.addHook('onClose', () => stop())

    app.get(
      '/api/tables/:id/socket',
      {
        websocket: true,
        schema: { params: Type.Object({ id: Id }) },
        async preHandler(request) {
          const { id } = request.params
          const me = await whoIs(hub, request)
          request.visit = { room: await openRoom(hub, id), user: me?.id ?? null }
        },
      },
      (socket, { visit }) => {
        if (visit !== null) attend(hub, visit.room, socket, visit.user)
      },
    )
  }
}
