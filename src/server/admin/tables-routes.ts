import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { CallOff, FindTables, FoundTables, WholeTable } from '../../protocol/admin.ts'
import { Problem } from '../../protocol/http.ts'
import { Id } from '../../protocol/table.ts'
import { deleteTable, endTable, listTables, wholeTable } from './tables.ts'
import type { Hub } from '../tables/hub.ts'
import { tidyLine } from '../chat/chat.ts'
import { adminOf, config, DONE, done, tags } from './who.ts'

const params = Type.Object({ id: Id })

/** Tables: find them, look at them, end them, delete them. */
export function adminTableRoutes(hub: Hub): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/api/admin/tables',
      {
        config,
        schema: {
          summary: 'Finds tables that match all of this, the latest first.',
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
          summary: 'A table and how much data it has; nothing that only one seat may know.',
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
          summary: 'Ends a waiting or running match without a result; everybody there is told.',
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
            'Deletes a table and everything of it; ratings are computed again if they depend on it.',
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
