import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Problem } from '../../protocol/http.ts'
import { MyTime, SetTime } from '../../protocol/time.ts'
import { myTime, setMyTime } from '../tables/away.ts'
import type { Hub } from '../tables/hub.ts'
import { needs } from './access.ts'
import { someone } from './guests.ts'

/** When a person's clocks stand still: their quiet hours and their vacation. */
export function timeRoutes(hub: Hub): FastifyPluginAsyncTypebox {
  return async app => {
    const schema = { tags: ['Me'], response: { 200: MyTime, '4xx': Problem } }

    app.get(
      '/api/me/time',
      {
        config: { access: needs('read') },
        schema: {
          summary: 'When my clocks that count days stand still: my quiet hours and vacation.',
          ...schema,
        },
      },
      async request => myTime(hub, await someone(hub, request)),
    )

    app.patch(
      '/api/me/time',
      {
        config: { access: needs('tables') },
        schema: {
          summary: 'Sets my quiet hours, begins or ends my vacation.',
          body: SetTime,
          ...schema,
        },
      },
      async request => setMyTime(hub, await someone(hub, request), request.body),
    )
  }
}
