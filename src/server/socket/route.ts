import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { problem } from '../errors.ts'
import { anybody } from '../http/route/access.ts'
import { passOf } from '../http/route/who.ts'
import { BY_ID, chapter, route } from '../http/route/route.ts'
import { networkOf } from '../networks.ts'
import { openRoom } from '../tables/room/hub.ts'
import { attend } from './attend.ts'
import { forgetRequest, heartbeat } from './lifetime.ts'

/**
 * The socket of a table. It opens for an existing table only, and never for a page of another site.
 */
export const socketRoutes = chapter('Play', [
  route.get('/api/tables/:id/socket', {
    operationId: 'openSocket',
    summary:
      'The socket of a table, for watching and playing (WebSocket): `ClientMessage` and `ServerMessage`.',
    access: anybody('play'),
    params: BY_ID,
    answer: Type.Null({ description: 'A WebSocket.' }),
    handle() {
      throw problem(426, 'socket-only', 'This address is for WebSockets.')
    },
    async upgrade(hub, { me, params, request, reply }) {
      const room = await openRoom(hub, params.id)
      const sits = { ...passOf(request), address: networkOf(request.ip) }
      const leave = hub.budgets.hold(
        { budget: 'sockets' },
        { budget: 'socketsPerAddress', who: sits.address },
        ...(me === null ? [] : [{ budget: 'socketsPerPerson', who: me.id } as const]),
      )
      // It may be gone before it is a socket at all.
      if (request.raw.socket.destroyed) leave()
      request.raw.socket.once('close', leave)
      return (socket, wire) => {
        forgetRequest(socket, reply, hub.log)
        attend(hub, room, socket, wire, sits)
      }
    },
  }),
])

/** Keeps sockets alive as long as the app runs. */
export function keepSockets(app: FastifyInstance): void {
  const stop = heartbeat(app.websocketServer)
  app.addHook('onClose', () => stop())
}
