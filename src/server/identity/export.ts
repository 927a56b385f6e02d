import { chronicle } from '../../kernel/match.ts'
import type { Account } from '../../protocol/account.ts'
import { breathe } from '../breath.ts'
import { findBan } from '../store/admin.ts'
import { tokensOf } from '../store/access-tokens.ts'
import { listBots } from '../store/bots.ts'
import { recordsOf } from '../store/results.ts'
import { localHistoriesOf } from '../store/local-histories.ts'
import { proofOf } from '../tables/proof.ts'
import { tableIdsOf } from '../store/tables.ts'
import { wordsOf } from '../store/words.ts'
import { myTime } from '../tables/away.ts'
import { type Hub, readRoom, unlessDeleted } from '../tables/hub.ts'
import { tableInfo } from '../domain/info.ts'
import { seatOf } from '../domain/record.ts'
import { momentOf, presentIn, type Room, stepsSince } from '../tables/room.ts'

/**
 * More tables than anyone plays in a lifetime, and more bots than a person may have; fewer than a
 * database takes in one query.
 */
const ALL = 20_000

/**
 * All data about a person and their bots, for that person, as JSON: running matches as they may see
 * them, finished ones complete. It comes in pieces, a table each, and others get their turn between
 * them.
 */
export async function* exportOf(hub: Hub, account: Account): AsyncGenerator<string> {
  const { db } = hub.store
  const { me, since, devices, passkeys, email } = account
  const mine = {
    exportedAt: hub.clock.now(),
    me: { ...me, since, email },
    devices,
    passkeys,
    time: await myTime(hub, me),
    localHistory: await localHistoriesOf(db, me.id),
    ban: await findBan(db, me.id, hub.clock.now()),
  }
  yield* withDoings(hub, me.id, mine)
  yield ',"bots":['
  for (const [index, { id, name }] of (await listBots(db, me.id, ALL)).entries()) {
    if (index > 0) yield ','
    yield* withDoings(hub, id, { id, name })
    yield '}'
  }
  yield ']}\n'
}

/** An object with what a user did, its last brace left out. */
async function* withDoings(hub: Hub, user: string, head: object): AsyncGenerator<string> {
  const { db } = hub.store
  const doings = {
    ...head,
    tokens: await tokensOf(db, user),
    records: await recordsOf(db, user),
    words: await wordsOf(db, user),
  }
  yield `${JSON.stringify(doings, null, 1).slice(0, -1)},"tables":[`
  let first = true
  for (const id of await tableIdsOf(db, user, ALL)) {
    const room = await unlessDeleted(readRoom(hub, id))
    if (room === null) continue
    const text = JSON.stringify(await tableFor(room, user), null, 1)
    yield first ? text : `,\n${text}`
    first = false
    await breathe()
  }
  yield ']'
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
