import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { VERSION } from '../paths.ts'
import type { Hub } from '../tables/hub.ts'

const Health = Type.Object({
  ok: Type.Boolean(),
  database: Type.Boolean(),
  version: Type.String(),
  uptimeSeconds: Type.Integer(),
})

/** For the people who run the server. */
export function statusRoutes(hub: Hub): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/health',
      { schema: { response: { 200: Health, 503: Health } } },
      async (_request, reply) => {
        const ok = await hub.store.healthy()
        const uptimeSeconds = Math.floor(process.uptime())
        return reply
          .code(ok ? 200 : 503)
          .send({ ok, database: ok, version: VERSION, uptimeSeconds })
      },
    )
  }
}
