import { CallOff, FindTables, FoundTables, WholeTable } from '../../protocol/admin.ts'
import { tidyLine } from '../chat/chat.ts'
import { BY_ID, chapter, route } from '../http/route/route.ts'
import { deleteTable, endTable, listTables, wholeTable } from './tables.ts'
import { admin, deed, DONE } from './who.ts'

/** Tables: find them, look at them, end them, delete them. */
export const adminTableRoutes = chapter('Admin', [
  route.get('/api/admin/tables', {
    operationId: 'findTables',
    summary: 'Finds tables that match all of this, the latest first.',
    access: admin,
    query: FindTables,
    answer: FoundTables,
    handle: async (hub, { query }) => ({ tables: await listTables(hub, query) }),
  }),
  route.get('/api/admin/tables/:id', {
    operationId: 'inspectTable',
    summary: 'A table and how much data it has; nothing that only one seat may know.',
    access: admin,
    params: BY_ID,
    answer: WholeTable,
    handle: (hub, { params }) => wholeTable(hub, params.id),
  }),
  route.post('/api/admin/tables/:id/end', {
    ...deed,
    operationId: 'endTable',
    summary: 'Ends a waiting or running match without a result; everybody there is told.',
    params: BY_ID,
    body: CallOff,
    async handle(hub, { me: by, params, body }) {
      await endTable(hub, by, params.id, tidyLine(body.why ?? ''))
      return DONE
    },
  }),
  route.delete('/api/admin/tables/:id', {
    ...deed,
    operationId: 'deleteTable',
    summary:
      'Deletes a table and everything of it; ratings are computed again if they depend on it.',
    params: BY_ID,
    async handle(hub, { me: by, params }) {
      await deleteTable(hub, by, params.id)
      return DONE
    },
  }),
])
