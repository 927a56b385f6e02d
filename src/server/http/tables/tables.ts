import { Ended } from '../../../protocol/account.ts'
import {
  MakeTable,
  type Me,
  MyTableAnswer,
  SetChair,
  Sit,
  TableLists,
} from '../../../protocol/http.ts'
import type { TableInfo } from '../../../protocol/table.ts'
import { tableInfo } from '../../domain/info.ts'
import { seatFor, type TableRecord } from '../../domain/record.ts'
import { listedTables, tablesOf } from '../../store/tables/tables.ts'
import { type Hub, openRoom } from '../../tables/room/hub.ts'
import { presentIn } from '../../tables/room/room.ts'
import { putAway } from '../../tables/life/delete.ts'
import { makeTable, setChair, sit, stand } from '../../tables/begin/seating.ts'
import { anybody, needs } from '../route/access.ts'
import { atTable, tableFor } from '../route/my-table.ts'
import { BY_ID, chapter, route } from '../route/route.ts'

/** The most tables of each kind that a list shows. */
const LONGEST_LIST = 50

/** Tables: find them, make them, fill them. Once all seats are taken, the socket takes over. */
export const tableRoutes = chapter('Tables', [
  route.get('/api/tables', {
    operationId: 'listTables',
    summary: 'My tables, tables with free seats, and tables to watch.',
    access: anybody('read'),
    answer: TableLists,
    handle: (hub, { me }) => listTables(hub, me),
  }),
  route.post('/api/tables', {
    operationId: 'makeTable',
    summary: 'Makes a table; if no seat is open, the match begins.',
    access: needs('tables'),
    limit: 'few',
    body: MakeTable,
    answer: MyTableAnswer,
    handle: async (hub, { me, body }) => tableFor(hub, await makeTable(hub, me, body), me),
  }),
  route.get('/api/tables/:id', {
    operationId: 'getTable',
    summary: 'A table, and my part in it.',
    access: anybody('read'),
    params: BY_ID,
    answer: MyTableAnswer,
    handle: async (hub, { me, params }) => tableFor(hub, await openRoom(hub, params.id), me),
  }),
  route.delete('/api/tables/:id', {
    operationId: 'putTableAway',
    summary: 'Deletes my table, before the match begins.',
    access: needs('tables'),
    params: BY_ID,
    answer: Ended,
    async handle(hub, { me, params }) {
      await putAway(hub, params.id, me)
      return { ended: true as const }
    },
  }),
  atTable('/api/tables/:id/sit', {
    operationId: 'sitDown',
    summary: 'Takes a seat: by invitation, or an open one of a listed table.',
    body: Sit,
    act: sit,
  }),
  atTable('/api/tables/:id/stand', {
    operationId: 'standUp',
    summary: 'Gives up my seat, or the one kept for me, before the match begins.',
    act: stand,
  }),
  atTable('/api/tables/:id/chair', {
    operationId: 'setChair',
    summary:
      'Puts a bot of the server on a seat of my table, clears it, or keeps it for somebody I know.',
    scope: 'tables',
    body: SetChair,
    act: setChair,
  }),
])

async function listTables(hub: Hub, me: Me | null): Promise<TableLists> {
  const { db } = hub.store
  const show = async (record: TableRecord): Promise<TableInfo> => {
    const room = await hub.rooms.get(record.id)?.catch(() => undefined)
    return tableInfo(record, presentIn(room))
  }
  const shown = async (records: readonly TableRecord[]) => Promise.all(records.map(show))
  const sat = me === null ? [] : await tablesOf(db, me.id, LONGEST_LIST)
  const mine = sat.map(async record => ({
    table: await show(record),
    seat: seatFor(record, me?.id ?? null) ?? 0,
  }))
  return {
    mine: (await Promise.all(mine)).toSorted((a, b) => urgency(a) - urgency(b)),
    open: await shown(await listedTables(db, 'open', LONGEST_LIST)),
    running: await shown(await listedTables(db, 'running', LONGEST_LIST)),
  }
}

/**
 * Sorts: my turn, a table I am asked to, running, waiting for people, over.
 */
function urgency({ table, seat }: TableLists['mine'][number]): number {
  const { kind, standIn } = table.seats[seat] ?? { kind: 'open', standIn: null }
  if (table.status === 'open' && kind === 'open') return 0
  if (standIn === null && table.actors.includes(seat)) return 0
  return { running: 1, open: 2, over: 3 }[table.status]
}
