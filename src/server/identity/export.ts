import { chronicle } from '../../kernel/match.ts'
import type { Account } from '../../protocol/account.ts'
import { breathe } from '../breath.ts'
import { findBan } from '../store/admin/admin.ts'
import { tokensOf } from '../store/people/access-tokens.ts'
import { listBots } from '../store/people/bots.ts'
import { recordsOf } from '../store/tables/results.ts'
import { isOutage } from '../store/database/revision-conflict.ts'
import { localHistoriesOf } from '../store/people/local-histories.ts'
import { proofOf } from '../tables/begin/proof.ts'
import { allTablesOf } from '../store/tables/tables-of.ts'
import { linesOf, silentTablesOf, wordsOf } from '../store/people/words.ts'
import { myTime } from '../tables/life/away.ts'
import { type Hub, readRoom, unlessGone } from '../tables/room/hub.ts'
import { tableInfo } from '../domain/info.ts'
import { seatOf } from '../domain/record.ts'
import { momentOf, presentIn, type Room, stepsSince } from '../tables/room/room.ts'

/** More bots than a person may have. */
const ALL = 1000

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
  const tokens = await tokensOf(db, user)
  const records = await recordsOf(db, user)
  yield `${unclosed({ ...head, tokens, records })},"words":${unclosed(await wordsOf(db, user))}`
  yield ',"said":'
  yield* listed(linesOf(db, user), line => line)
  yield ',"silentTables":'
  yield* listed(silentTablesOf(db, user), row => row.table_id)
  yield '},"tables":'
  yield* listed(tablesOf(hub, user), table => table)
}

/** The tables of a user, one after the other. */
async function* tablesOf(hub: Hub, user: string): AsyncGenerator<object[]> {
  for await (const ids of allTablesOf(hub.store.db, user))
    for (const id of ids) {
      const table = await tableOf(hub, id, user)
      if (table !== null) yield [table]
      await breathe()
    }
}

/** A table that cannot be opened any more is only named: all else of this person is theirs, too. */
async function tableOf(hub: Hub, id: string, user: string): Promise<object | null> {
  try {
    const room = await unlessGone(readRoom(hub, id))
    return room === null ? null : await tableFor(room, user)
  } catch (error) {
    if (isOutage(error)) throw error
    hub.log.error({ table: id, err: error }, 'a table could not be exported')
    return { table: { id }, unreadable: true }
  }
}

const unclosed = (value: object) => JSON.stringify(value, null, 1).slice(0, -1)

/** A list of what comes in pieces. */
async function* listed<A>(
  pieces: AsyncIterable<readonly A[]>,
  show: (item: A) => unknown,
): AsyncGenerator<string> {
  yield '['
  let first = true
  for await (const piece of pieces) {
    const texts = await Promise.all(
      piece.map(async item => JSON.stringify(await show(item), null, 1)),
    )
    if (texts.length > 0) yield `${first ? '' : ',\n'}${texts.join(',\n')}`
    first &&= texts.length === 0
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
