import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { Id } from '../../protocol/table.ts'
import { problem } from '../errors.ts'
import { anybody } from '../http/access.ts'
import { whoIs } from '../http/guests.ts'
import { type Hub, openRoom } from '../tables/hub.ts'
import type { Room } from '../tables/room.ts'
import { attend } from './attend.ts'
import { heartbeat } from './lifetime.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The table and the user of a socket, known before it opens. */
    visit: { readonly room: Room; readonly user: string | null } | null
  }
}

/**
 * The socket of a table. It opens for an existing table only, and never for a page of another site.
 */
export function socketRoutes(hub: Hub): FastifyPluginAsyncTypebox {
  return async app => {
    app.decorateRequest('visit', null)
    const stop = heartbeat(app.websocketServer)
    app.addHook('onClose', () => stop())

    app.route({
      method: 'GET',
      url: '/api/tables/:id/socket',
      config: { access: anybody('play') },
      schema: {
        summary:
          'The socket of a table, for watching and playing (WebSocket): `ClientMessage` and `ServerMessage`.',
        tags: ['Play'],
        params: Type.Object({ id: Id }),
        response: { 101: Type.Null({ description: 'A WebSocket.' }) },
      },
      async preHandler(request) {
        if (!request.ws) throw problem(426, 'socket-only', 'This address is for WebSockets.')
        const me = await whoIs(hub, request)
        request.visit = { room: await openRoom(hub, request.params.id), user: me?.id ?? null }
      },
      handler: () => undefined,
      wsHandler(socket, { visit, socket: wire }) {
        if (visit !== null) attend(hub, visit.room, socket, wire, visit.user)
      },
    })
  }
}
