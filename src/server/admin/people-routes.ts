import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { BanPerson, FindPeople, FoundPeople } from '../../protocol/admin.ts'
import { Problem } from '../../protocol/http.ts'
import { Id } from '../../protocol/table.ts'
import { banPerson, setAdmin, unbanPerson } from './people.ts'
import { LONGEST_LIST } from './tables.ts'
import { findPeople } from '../store/admin-find.ts'
import type { Hub } from '../tables/hub.ts'
import { tidyLine } from '../chat/chat.ts'
import { adminOf, config, DONE, done, operatorOnly, tags } from './who.ts'

const params = Type.Object({ id: Id })

/** People and bots: find them, ban them, lift a ban, and make admins. */
export function adminPeopleRoutes(hub: Hub): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/api/admin/people',
      {
        config,
        schema: {
          summary:
            'Finds people and bots by a part of their name or by id, or lists those who are banned.',
          tags,
          querystring: FindPeople,
          response: { 200: FoundPeople, '4xx': Problem },
        },
      },
      async request => {
        await adminOf(hub, request)
        return {
          people: await findPeople(hub.store.db, request.query, hub.clock.now(), LONGEST_LIST),
        }
      },
    )

    app.post(
      '/api/admin/people/:id/ban',
      {
        config,
        schema: {
          summary: 'Bans a person and their bots, until a time or until the ban is lifted.',
          tags,
          params,
          body: BanPerson,
          response: done,
        },
      },
      async request => {
        const by = await adminOf(hub, request)
        const { until = null, why = '' } = request.body
        await banPerson(hub, by, request.params.id, { until, why: tidyLine(why) })
        return DONE
      },
    )

    app.post(
      '/api/admin/people/:id/unban',
      { config, schema: { summary: 'Lifts a ban.', tags, params, response: done } },
      async request => {
        const by = await adminOf(hub, request)
        await unbanPerson(hub, by, request.params.id)
        return DONE
      },
    )

    for (const [act, admin, summary] of [
      ['grant', true, 'Makes a person an admin; only from the command line.'],
      ['revoke', false, 'Takes a person’s admin rights away; only from the command line.'],
    ] as const)
      app.post(
        `/api/admin/people/:id/${act}`,
        { config, schema: { summary, tags, params, response: done } },
        async request => {
          const by = await operatorOnly(hub, request)
          await setAdmin(hub, by, request.params.id, admin)
          return DONE
        },
      )
  }
}
