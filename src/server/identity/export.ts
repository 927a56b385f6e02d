import { chronicle } from '../../kernel/match.ts'
import type { Account } from '../../protocol/account.ts'
import { findBan } from '../store/admin.ts'
import { tokensOf } from '../store/access-tokens.ts'
import { listBots } from '../store/bots.ts'
import { recordsOf } from '../store/results.ts'
import { proofOf } from '../tables/proof.ts'
import { tablesOf } from '../store/tables.ts'
import { wordsOf } from '../store/words.ts'
import { myTime } from '../tables/away.ts'
import { type Hub, readRoom } from '../tables/hub.ts'
import { tableInfo } from '../domain/info.ts'
import { seatOf } from '../domain/record.ts'
import { momentOf, presentIn, type Room, stepsSince } from '../tables/room.ts'

/**
 * More tables than anyone plays in a lifetime, and more bots than a person may have; fewer than a
 * database takes in one query.
 */
const ALL = 20_000

/**
 * All data about a person and their bots, for that person: running matches as they may see them,
 * finished ones complete.
 */
export async function exportOf(hub: Hub, account: Account): Promise<object> {
  const { db } = hub.store
  const { me, since, devices, passkeys, email } = account
  const bots: object[] = []
  for (const { id, name } of await listBots(db, me.id, ALL))
    bots.push({ id, name, ...(await doingsOf(hub, id)) })
  return {
    exportedAt: hub.clock.now(),
    me: { ...me, since, email },
    devices,
    passkeys,
    time: await myTime(hub, me),
    ban: await findBan(db, me.id, hub.clock.now()),
    ...(await doingsOf(hub, me.id)),
    bots,
  }
}

async function doingsOf(hub: Hub, user: string): Promise<object> {
  const { db } = hub.store
  const tables: object[] = []
  for (const { id } of await tablesOf(db, user, ALL))
    tables.push(await tableFor(await readRoom(hub, id), user))
  return {
    tokens: await tokensOf(db, user),
    records: await recordsOf(db, user),
    tables,
    words: await wordsOf(db, user),
  }
}

async function tableFor(room: Room, user: string): Promise<object> {
  const { record, course } = room
  const seat = seatOf(record, user)
  const known = { table: tableInfo(record, presentIn(room)), seat }
  if (course === null) return known
  if (record.status === 'over') {
    const fairness = await proofOf(record, course)
    const { version } = record
    return { ...known, chronicle: { ...chronicle(course.match), version, fairness } }
  }
  return { ...known, steps: stepsSince(room, seat, 0), moment: momentOf(room, seat) }
}
