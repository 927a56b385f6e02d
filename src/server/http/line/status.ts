import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { VERSION } from '../../paths.ts'
import type { Hub } from '../../tables/room/hub.ts'
import { makeLook } from './health.ts'

const Health = Type.Object({
  ok: Type.Boolean(),
  database: Type.Boolean(),
  version: Type.String(),
  uptimeSeconds: Type.Integer(),
  /** What is wrong, in one sentence. */
  message: Type.Optional(Type.String()),
})

/** For the people who run the server, and for the proxy before it. */
export function statusRoutes(hub: Hub): FastifyPluginAsyncTypebox {
  const look = makeLook(hub)
  return async app => {
    app.get(
      '/health',
      { schema: { response: { 200: Health, 503: Health } } },
      async (_request, reply) => {
        const message = await look()
        const ok = message === null
        const uptimeSeconds = Math.floor(process.uptime())
        return reply.code(ok ? 200 : 503).send({
          ok,
          database: ok,
          version: VERSION,
          uptimeSeconds,
          ...(message !== null && { message }),
        })
      },
    )
  }
}
