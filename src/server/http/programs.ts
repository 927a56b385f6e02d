import type { FastifyPluginAsync } from 'fastify'
import type { Hub } from '../tables/hub.ts'
import { botRoutes } from './bots.ts'
import { invitationRoutes } from './invitations.ts'
import { playRoutes } from './play.ts'
import { streamRoutes } from './streams.ts'
import { tokenRoutes } from './tokens.ts'

/** What programs need besides what pages use. */
export function programRoutes(hub: Hub, few: object): FastifyPluginAsync {
  return async app => {
    await app.register(tokenRoutes(hub, few))
    await app.register(botRoutes(hub, few))
    await app.register(invitationRoutes(hub))
    await app.register(playRoutes(hub))
    await app.register(streamRoutes(hub))
  }
}
