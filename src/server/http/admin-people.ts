import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { BanPerson, FindPeople, FoundPeople } from '../../protocol/admin.ts'
import { Problem } from '../../protocol/http.ts'
import { Id } from '../../protocol/table.ts'
import { banPerson, setAdmin, unbanPerson } from '../admin/people.ts'
import { LONGEST_LIST } from '../admin/tables.ts'
import { findPeople } from '../store/admin-find.ts'
import type { Hub } from '../tables/hub.ts'
import { tidyLine } from '../words/chat.ts'
import { adminOf, config, DONE, done, operatorOnly, tags } from './admin-who.ts'

const params = Type.Object({ id: Id })

/** People and bots: find, keep out, let in again; and who may do so. */
export function adminPeopleRoutes(hub: Hub): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/api/admin/people',
      {
        config,
        schema: {
          summary: 'People and bots, by a part of their name or by id, or those who are banned.',
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
          summary: 'Keeps a person and his bots out, until a time or until it is taken back.',
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
      { config, schema: { summary: 'Lets somebody in again.', tags, params, response: done } },
      async request => {
        const by = await adminOf(hub, request)
        await unbanPerson(hub, by, request.params.id)
        return DONE
      },
    )

    for (const [act, admin, summary] of [
      ['grant', true, 'Makes a person an admin; on the command line alone.'],
      ['revoke', false, 'A person is an admin no longer; on the command line alone.'],
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
