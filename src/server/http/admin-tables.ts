import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { CallOff, FindTables, FoundTables, WholeTable } from '../../protocol/admin.ts'
import { Problem } from '../../protocol/http.ts'
import { Id } from '../../protocol/table.ts'
import { deleteTable, endTable, listTables, wholeTable } from '../admin/tables.ts'
import type { Hub } from '../tables/hub.ts'
import { tidyLine } from '../words/chat.ts'
import { adminOf, config, DONE, done, tags } from './admin-who.ts'

const params = Type.Object({ id: Id })

/** Tables: find, look at, end, delete. */
export function adminTableRoutes(hub: Hub): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/api/admin/tables',
      {
        config,
        schema: {
          summary: 'Tables of which all of this is true, the latest first.',
          tags,
          querystring: FindTables,
          response: { 200: FoundTables, '4xx': Problem },
        },
      },
      async request => {
        await adminOf(hub, request)
        return { tables: await listTables(hub, request.query) }
      },
    )

    app.get(
      '/api/admin/tables/:id',
      {
        config,
        schema: {
          summary: 'A table, and how much there is of it; nothing that only one seat may know.',
          tags,
          params,
          response: { 200: WholeTable, '4xx': Problem },
        },
      },
      async request => {
        await adminOf(hub, request)
        return wholeTable(hub, request.params.id)
      },
    )

    app.post(
      '/api/admin/tables/:id/end',
      {
        config,
        schema: {
          summary: 'Ends what waits or is being played, without a result; everybody there is told.',
          tags,
          params,
          body: CallOff,
          response: done,
        },
      },
      async request => {
        const by = await adminOf(hub, request)
        await endTable(hub, by, request.params.id, tidyLine(request.body.why ?? ''))
        return DONE
      },
    )

    app.delete(
      '/api/admin/tables/:id',
      {
        config,
        schema: {
          summary:
            'Deletes a table with everything of it; ratings are reckoned anew if they came of it.',
          tags,
          params,
          response: done,
        },
      },
      async request => {
        const by = await adminOf(hub, request)
        await deleteTable(hub, by, request.params.id)
        return DONE
      },
    )
  }
}
