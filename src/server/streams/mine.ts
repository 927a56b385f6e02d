import type { MyEvent } from '../../protocol/programs.ts'
import type { TableStatus } from '../../protocol/table.ts'
import { forPieces } from '../store/database/in-pieces.ts'
import { loadTables, statusesOf } from '../store/tables/tables.ts'
import { type Hub, openRoom, unlessGone } from '../tables/room/hub.ts'
import { isUnderWay, shuffleNow } from '../domain/draw.ts'
import { tableInfo } from '../domain/info.ts'
import { myInvitations } from '../tables/begin/invited.ts'
import { seatOf, type TableRecord } from '../domain/record.ts'
import { presentIn, type Room, seqOf } from '../tables/room/room.ts'

/** The most finished tables and invitations one person gets news of at a time. */
const MOST = 100
/** The same of tables that are not over: a bot may sit at very many, and each waits for it. */
const MOST_GOING = 10_000

/**
 * What one listener knows of a table. `turn`: their step when they were last told that it waits for
 * them.
 */
interface Told {
  readonly status: TableStatus
  readonly turn: number | null
  /** What it last waited for: my contribution to which promise, at which stage. */
  readonly asked: string | null
}

const UNKNOWN: Told = { status: 'open', turn: null, asked: null }

/** What a table waits for from this seat before its match: for which promise, at which stage. */
function wantedOf({ status, draw }: TableRecord, seat: number): string | null {
  const chair = draw?.chairs[seat]
  if (status !== 'open' || draw === null || chair === undefined || !isUnderWay(draw)) return null
  const waits =
    draw.stage === 'hashes'
      ? chair.expected && chair.hash === null
      : chair.hash !== null && chair.bytes === null
  return waits ? `${draw.commitment} ${draw.stage}` : null
}

/**
 * The news of one person: each told once, whether it happens live or is found in the database.
 */
export interface Mine {
  look(room: Room): void
  /** An invitation, unless the listener knows of it. */
  invited(event: Extract<MyEvent, { type: 'invited' }>): void
  /** Looks at everything that is stored. The first time it skips what is over. */
  catchUp(): Promise<void>
}

export function makeMine(hub: Hub, user: string, tell: (event: MyEvent) => void): Mine {
  const tables = new Map<string, Told>()
  const invitations = new Set<string>()
  let fresh = true

  function look(room: Room): void {
    const { record } = room
    const seat = seatOf(record, user)
    if (seat === null) return
    const before = tables.get(record.id) ?? UNKNOWN
    const table = () => tableInfo(record, presentIn(room), room)
    const waits = record.status === 'running' && record.actors.includes(seat)
    const seq = waits ? seqOf(room, seat) : null
    const asked = wantedOf(record, seat)
    tables.set(record.id, {
      status: record.status,
      turn: seq ?? before.turn,
      asked: asked ?? before.asked,
    })
    const shuffle = shuffleNow(record)
    if (asked !== null && asked !== before.asked && shuffle !== null)
      tell({ type: 'shuffle', table: table(), seat, shuffle })
    if (before.status === 'open' && record.status !== 'open')
      tell({ type: 'start', table: table(), seat })
    if (seq !== null && seq !== before.turn) tell({ type: 'turn', table: table(), seat, seq })
    if (before.status !== 'over' && record.status === 'over')
      tell({ type: 'end', table: table(), seat })
  }

  function invited(event: Extract<MyEvent, { type: 'invited' }>): void {
    if (invitations.has(event.invitation.invite)) return
    invitations.add(event.invitation.invite)
    tell(event)
  }

  /** Whether there can be anything new at this table: most need not be opened. */
  function isNews(record: TableRecord): boolean {
    const seat = seatOf(record, user)
    if (seat === null) return false
    if (record.status === 'open') return wantedOf(record, seat) !== null
    return tables.get(record.id)?.status !== record.status || record.actors.includes(seat)
  }

  async function catchUp(): Promise<void> {
    const { db } = hub.store
    const mine = await statusesOf(db, user, { going: MOST_GOING, over: MOST })
    for (const { id, status } of mine)
      if (fresh && status === 'over' && !tables.has(id)) tables.set(id, { ...UNKNOWN, status })
    // Most are over, and have been told of.
    const ids = mine.map(({ id }) => id).filter(id => tables.get(id)?.status !== 'over')
    const records = await forPieces(ids, some => loadTables(db, some))
    for (const record of records.flat().filter(isNews))
      await unlessGone(openRoom(hub, record.id).then(look))
    fresh = false
    for (const invitation of await myInvitations(hub, user, MOST))
      invited({ type: 'invited', invitation })
  }

  return { look, invited, catchUp }
}
