import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { MakeTable, type Me, MyTableAnswer, Problem, SetChair, Sit, TableLists } from '../../protocol/http.ts'
import { Id, type TableInfo } from '../../protocol/table.ts'
import { listedTables, tablesOf } from '../store/tables.ts'
import { type Hub, openRoom } from '../tables/hub.ts'
import { myTable, tableInfo } from '../tables/info.ts'
import { seatOf, type TableRecord } from '../tables/record.ts'
import { presentIn, type Room } from '../tables/room.ts'
import { makeTable, setChair, sit, stand } from '../tables/seating.ts'
import { someone, whoIs } from './guests.ts'

/** The most tables a list shows of each kind. */
const LONGEST_LIST = 50

const Params = Type.Object({ id: Id })
const answers = { 200: MyTableAnswer, '4xx': Problem }

/** Tables: find, make, fill. What happens once all seats are taken goes over the socket. */
export function tableRoutes(hub: Hub, few: object): FastifyPluginAsyncTypebox {
  const mine = (room: Room, me: Me | null) => myTable(room.record, presentIn(room), me?.id ?? null, hub.store.secret)

  return async app => {
    app.get('/api/tables', { schema: { response: { 200: TableLists, '4xx': Problem } } }, async request => {
      return listTables(hub, await whoIs(hub, request))
    })

    app.post('/api/tables', { config: few, schema: { body: MakeTable, response: answers } }, async request => {
      const me = await someone(hub, request)
      return mine(await makeTable(hub, me, request.body), me)
    })

    app.get('/api/tables/:id', { schema: { params: Params, response: answers } }, async request => {
      return mine(await openRoom(hub, request.params.id), await whoIs(hub, request))
    })

    app.post('/api/tables/:id/sit', { schema: { params: Params, body: Sit, response: answers } }, async request => {
      const me = await someone(hub, request)
      const room = await openRoom(hub, request.params.id)
      await sit(hub, room, me, request.body)
      return mine(room, me)
    })

    app.post('/api/tables/:id/stand', { schema: { params: Params, response: answers } }, async request => {
      const me = await someone(hub, request)
      const room = await openRoom(hub, request.params.id)
      await stand(hub, room, me)
      return mine(room, me)
    })

    app.post(
      '/api/tables/:id/chair',
      { schema: { params: Params, body: SetChair, response: answers } },
      async request => {
        const me = await someone(hub, request)
        const room = await openRoom(hub, request.params.id)
        await setChair(hub, room, me, request.body)
        return mine(room, me)
      },
    )
  }
}

async function listTables(hub: Hub, me: Me | null): Promise<TableLists> {
  const { db } = hub.store
  const show = async (record: TableRecord): Promise<TableInfo> => {
    const room = await hub.rooms.get(record.id)?.catch(() => undefined)
    return tableInfo(room?.record ?? record, presentIn(room))
  }
  const shown = async (records: readonly TableRecord[]) => Promise.all(records.map(show))
  const sat = me === null ? [] : await tablesOf(db, me.id, LONGEST_LIST)
  const mine = sat.map(async record => ({ table: await show(record), seat: seatOf(record, me?.id ?? null) ?? 0 }))
  return {
    mine: (await Promise.all(mine)).toSorted((a, b) => urgency(a) - urgency(b)),
    open: await shown(await listedTables(db, 'open', LONGEST_LIST)),
    running: await shown(await listedTables(db, 'running', LONGEST_LIST)),
  }
}

/** My turn first, then what runs, then what waits for people, then what is over. */
function urgency({ table, seat }: TableLists['mine'][number]): number {
  if (table.actors.includes(seat)) return 0
  return { running: 1, open: 2, over: 3 }[table.status]
}
