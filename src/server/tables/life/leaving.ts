import { isOutage } from '../../store/database/revision-conflict.ts'
import { keptBetween, unfinishedTables } from '../../store/tables/tables-of.ts'
import { become, inTurn } from '../room/change.ts'
import { type Hub, openRoom, unlessGone } from '../room/hub.ts'
import { clearSeat } from '../begin/seating.ts'
import { drawAfter } from '../begin/starting.ts'
import { withNewcomer } from '../../domain/draw.ts'
import { leaveToBots, standsIn } from './life.ts'
import {
  askedSeat,
  type Chair,
  isPlaying,
  seatFor,
  seatOf,
  STAND_IN_LEVEL,
  type TableRecord,
  unkept,
} from '../../domain/record.ts'
import type { Room } from '../room/room.ts'
import { loadClocksOf } from './clocks.ts'

/**
 * Takes a person from every table that is not over: a bot plays on for them, and their chairs at
 * waiting tables are free.
 */
export async function leaveAllTables(hub: Hub, user: string): Promise<void> {
  const tables = await unfinishedTables(hub.store.db, user, true)
  await atEach(hub, tables, room => leave(hub, room, user))
}

/** Takes somebody off every seat. They may come back where a match goes on. */
export async function vacate(hub: Hub, user: string): Promise<void> {
  const tables = await unfinishedTables(hub.store.db, user, true)
  await atEach(hub, tables, room => takeOff(hub, room, user))
}

/** Opens to all the chairs that these two keep for each other. */
export async function unkeepBetween(hub: Hub, one: string, other: string): Promise<void> {
  await atEach(hub, await keptBetween(hub.store.db, one, other), async room => {
    const { record } = room
    const seat = askedSeat(record, record.host === one ? other : one)
    if (record.status === 'open' && seat !== null) await clearSeat(hub, room, seat)
  })
}

/** A table that cannot be opened any more holds nobody: no one plays there. */
async function atEach(
  hub: Hub,
  tables: readonly string[],
  act: (room: Room) => Promise<void>,
): Promise<void> {
  for (const table of tables) {
    const done = openRoom(hub, table).then(room => inTurn(hub, room, () => act(room)))
    await unlessGone(done).catch((error: unknown) => {
      if (isOutage(error)) throw error
      hub.log.error({ table, err: error }, 'a person could not leave a table')
    })
  }
}

/**
 * Takes a person from a table as if they had left: a bot plays on until they are back, and at a
 * waiting table their chair, or the one kept for them, is free.
 */
async function takeOff(hub: Hub, room: Room, user: string): Promise<void> {
  const { record } = room
  const seat = seatFor(record, user)
  if (seat === null) return
  if (record.status === 'open') return clearSeat(hub, room, seat)
  if (record.status === 'over' || !isPlaying(record.chairs[seat])) return
  await loadClocksOf(hub.store.db, hub.timing, record)
  await leaveToBots(hub, room, standsIn(record, seat, 'left', hub.clock.now()))
}

async function leave(hub: Hub, room: Room, user: string): Promise<void> {
  if (room.record.status === 'over') return
  const next = without(room.record, user)
  if (next.status === 'running') {
    await loadClocksOf(hub.store.db, hub.timing, next)
    await leaveToBots(hub, room, next)
  } else {
    await become(hub, room, { record: next })
  }
}

/**
 * The table without this person. It goes to another person there; a waiting table without a host is
 * not listed any more.
 */
function without(record: TableRecord, user: string): TableRecord {
  const chairs = record.chairs.map(chair => emptied(chair, record, user))
  const life = {
    ...record.life,
    ready: record.life.ready?.filter(seat => chairs[seat]?.kind === 'person') ?? null,
  }
  const left = { ...record, chairs, life, draw: drawWithout(record, user) }
  if (record.host !== user) return left
  const heir = chairs.find(chair => chair.kind === 'person')?.user
  return heir === undefined
    ? { ...left, listed: record.listed && record.status !== 'open' }
    : { ...left, host: heir }
}

/** The shuffle of a waiting table without this person: a start that was under way is called off. */
function drawWithout(record: TableRecord, user: string): TableRecord['draw'] {
  const seat = seatOf(record, user)
  if (record.status !== 'open' || seat === null) return record.draw
  return drawAfter(record, draw => withNewcomer(draw, seat, false))
}

function emptied(chair: Chair, { status }: TableRecord, user: string): Chair {
  const round = chair.round + 1
  if (chair.kind === 'person' && chair.user === user)
    return status === 'open'
      ? { kind: 'open', round }
      : { kind: 'bot', round, level: STAND_IN_LEVEL }
  return unkept(chair, user)
}
