import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import type { Seat } from '../../kernel/game.ts'
import {
  MakeTable,
  type Me,
  MyTableAnswer,
  Problem,
  SetChair,
  Sit,
  TableLists,
} from '../../protocol/http.ts'
import { Id, type TableInfo } from '../../protocol/table.ts'
import { listedTables, tablesOf } from '../store/tables.ts'
import { type Hub, openRoom } from '../tables/hub.ts'
import { myTable, tableInfo } from '../domain/info.ts'
import { askedSeat, seatOf, type TableRecord } from '../domain/record.ts'
import { presentIn, type Room } from '../tables/room.ts'
import { makeTable, setChair, sit, stand } from '../tables/seating.ts'
import { anybody, needs } from './access.ts'
import { someone, whoIs } from './guests.ts'

/** The most tables of each kind that a list shows. */
const LONGEST_LIST = 50

const Params = Type.Object({ id: Id })
const answers = { 200: MyTableAnswer, '4xx': Problem }

/** Tables: find them, make them, fill them. Once all seats are taken, the socket takes over. */
export function tableRoutes(hub: Hub, few: object): FastifyPluginAsyncTypebox {
  const mine = (room: Room, me: Me | null) =>
    myTable(room, presentIn(room), me?.id ?? null, hub.store.secret)

  return async app => {
    app.get(
      '/api/tables',
      {
        config: { access: anybody('read') },
        schema: {
          summary: 'My tables, tables with free seats, and tables to watch.',
          tags: ['Tables'],
          response: { 200: TableLists, '4xx': Problem },
        },
      },
      async request => {
        return listTables(hub, await whoIs(hub, request))
      },
    )

    app.post(
      '/api/tables',
      {
        config: { ...few, access: needs('tables') },
        schema: {
          summary: 'Makes a table; if no seat is open, the match begins.',
          tags: ['Tables'],
          body: MakeTable,
          response: answers,
        },
      },
      async request => {
        const me = await someone(hub, request)
        return mine(await makeTable(hub, me, request.body), me)
      },
    )

    app.get(
      '/api/tables/:id',
      {
        config: { access: anybody('read') },
        schema: {
          summary: 'A table, and my part in it.',
          tags: ['Tables'],
          params: Params,
          response: answers,
        },
      },
      async request => {
        return mine(await openRoom(hub, request.params.id), await whoIs(hub, request))
      },
    )

    app.post(
      '/api/tables/:id/sit',
      {
        config: { access: needs('play') },
        schema: {
          summary: 'Takes a seat: by invitation, or an open one of a listed table.',
          tags: ['Tables'],
          params: Params,
          body: Sit,
          response: answers,
        },
      },
      async request => {
        const me = await someone(hub, request)
        const room = await openRoom(hub, request.params.id)
        await sit(hub, room, me, request.body)
        return mine(room, me)
      },
    )

    app.post(
      '/api/tables/:id/stand',
      {
        config: { access: needs('play') },
        schema: {
          summary: 'Gives up my seat before the match begins.',
          tags: ['Tables'],
          params: Params,
          response: answers,
        },
      },
      async request => {
        const me = await someone(hub, request)
        const room = await openRoom(hub, request.params.id)
        await stand(hub, room, me)
        return mine(room, me)
      },
    )

    app.post(
      '/api/tables/:id/chair',
      {
        config: { access: needs('tables') },
        schema: {
          summary: 'Puts a bot of the server on a seat of my table, or clears the seat.',
          tags: ['Tables'],
          params: Params,
          body: SetChair,
          response: answers,
        },
      },
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
    return tableInfo(record, presentIn(room))
  }
  const shown = async (records: readonly TableRecord[]) => Promise.all(records.map(show))
  const sat = me === null ? [] : await tablesOf(db, me.id, LONGEST_LIST)
  const mine = sat.map(async record => ({
    table: await show(record),
    seat: placeOf(record, me?.id ?? null),
  }))
  return {
    mine: (await Promise.all(mine)).toSorted((a, b) => urgency(a) - urgency(b)),
    open: await shown(await listedTables(db, 'open', LONGEST_LIST)),
    running: await shown(await listedTables(db, 'running', LONGEST_LIST)),
  }
}

/** My seat, or the one reserved for me. */
function placeOf(record: TableRecord, user: string | null): Seat {
  return seatOf(record, user) ?? askedSeat(record, user) ?? 0
}

/**
 * Sorts: my turn, a rematch I am invited to, running, waiting for people, over.
 */
function urgency({ table, seat }: TableLists['mine'][number]): number {
  const { kind, standIn } = table.seats[seat] ?? { kind: 'open', standIn: null }
  if (table.status === 'open' && kind === 'open') return 0
  if (standIn === null && table.actors.includes(seat)) return 0
  return { running: 1, open: 2, over: 3 }[table.status]
}
