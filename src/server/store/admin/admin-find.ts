import type { FindPeople, FindTables, FoundPerson } from '../../../protocol/admin.ts'
import type { Me } from '../../../protocol/http.ts'
import type { TableStatus } from '../../../protocol/table.ts'
import type { TableRecord } from '../../domain/record.ts'
import { inOrder } from '../database/in-pieces.ts'
import type { Db } from '../database/schema.ts'
import { BY_TIME, tablesIn } from '../tables/due.ts'
import { loadTables } from '../tables/tables.ts'
import { bansNow } from './admin.ts'

const STATUSES: readonly TableStatus[] = ['open', 'running', 'over']

/** Tables that match all of this, latest first. */
export async function findTables(db: Db, wish: FindTables, limit: number): Promise<TableRecord[]> {
  const { person, status } = wish
  const found: Found[] = []
  if (person !== undefined) found.push(...(await tablesOf(db, person, wish, limit)))
  else
    for (const each of status === undefined ? STATUSES : [status])
      for (const listed of [0, 1]) found.push(...(await latest(db, each, listed, wish, limit)))
  const latestFirst = found.toSorted((a, b) => b.updated_at - a.updated_at)
  return loadTables(
    db,
    latestFirst.slice(0, limit).map(({ id }) => id),
  )
}

interface Found {
  readonly id: string
  readonly updated_at: number
}

/** In pieces, for there may be very many: of a game that is seldom played few are found in each. */
async function latest(
  db: Db,
  status: TableStatus,
  listed: number,
  { game, before = Infinity }: FindTables,
  limit: number,
): Promise<Found[]> {
  const span = { from: 0, until: before }
  const tables = tablesIn(db, status, listed, span).select(['id', 'game', 'updated_at'])
  const found: Found[] = []
  for await (const rows of inOrder(tables, BY_TIME, 'desc')) {
    found.push(...rows.filter(row => game === undefined || row.game === game))
    if (found.length >= limit) break
  }
  return found.slice(0, limit)
}

/** Those where this person is the host, or sits. */
function tablesOf(
  db: Db,
  person: string,
  { game, status, before }: FindTables,
  limit: number,
): Promise<Found[]> {
  const users = peopleCalled(db, person)
  const seated = db.selectFrom('seats').select('table_id').where('user_id', 'in', users)
  return db
    .selectFrom('tables')
    .select(['id', 'updated_at'])
    .where(row => row.or([row('host', 'in', users), row('id', 'in', seated)]))
    .$if(game !== undefined, query => query.where('game', '=', game ?? ''))
    .$if(status !== undefined, query => query.where('status', '=', status ?? ''))
    .$if(before !== undefined, query => query.where('updated_at', '<', before ?? 0))
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute()
}

/** Those of this id, or of exactly this name. */
function peopleCalled(db: Db, person: string) {
  return db
    .selectFrom('users')
    .select('users.id')
    .where(row => row.or([row('users.id', '=', person), row('users.name', '=', person)]))
}

/** The current names of these users; "" for deleted ones. */
export async function namesOf(db: Db, users: readonly string[]): Promise<Map<string, Me>> {
  if (users.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', users)
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}

/** How much data a table has. */
export async function countTable(db: Db, id: string) {
  const count = async (table: 'chat' | 'reports') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('rows'))
          .where('table_id', '=', id)
          .executeTakeFirstOrThrow()
      ).rows,
    )
  const last = await db
    .selectFrom('plies')
    .select(({ fn }) => fn.max('ply').as('ply'))
    .where('match_id', '=', id)
    .executeTakeFirst()
  return { entries: last?.ply ?? 0, lines: await count('chat'), reports: await count('reports') }
}

/**
 * Those of this id or name, and those whose names contain it, by name. The former come first where
 * there are too many: nobody hides somebody behind a hundred guests of longer names. In pieces, for
 * no index finds the middle of a name.
 */
async function idsOf(
  db: Db,
  part: string,
  banned: boolean,
  now: number,
  limit: number,
): Promise<string[]> {
  const people = db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('gone', '=', 0)
    .$if(banned, query => query.where('id', 'in', bansNow(db, now).select('user_id')))
  const said = part.toLowerCase()
  const [called, found]: [string[], string[]] = [[], []]
  for await (const rows of inOrder(people, [
    ['name', 'name'],
    ['id', 'id'],
  ])) {
    for (const { id, name } of rows) {
      if (id === part || name.toLowerCase() === said) called.push(id)
      else if (found.length < limit && name.toLowerCase().includes(said)) found.push(id)
    }
    if (called.length >= limit) break
  }
  return [...called, ...found].slice(0, limit)
}

/** People and bots, without deleted ones, by name. */
export async function findPeople(
  db: Db,
  wish: FindPeople,
  now: number,
  limit: number,
): Promise<FoundPerson[]> {
  const { name, banned } = wish
  const all = name === undefined && banned !== true
  const called = all ? null : await idsOf(db, name ?? '', banned === true, now, limit)
  if (called?.length === 0) return []
  let query = db
    .selectFrom('users')
    .leftJoin('bots', 'bots.user_id', 'users.id')
    .leftJoin('users as owners', 'owners.id', 'bots.owner_id')
    .leftJoin('admins', 'admins.user_id', 'users.id')
    .leftJoin(bansNow(db, now).selectAll().as('bans'), 'bans.user_id', 'users.id')
    .select([
      'users.id',
      'users.name',
      'users.created_at',
      'owners.id as owner',
      'owners.name as owner_name',
    ])
    .select(['admins.user_id as admin', 'bans.user_id as banned', 'bans.until_at', 'bans.why'])
    .select(row =>
      row
        .selectFrom('sessions')
        .whereRef('sessions.user_id', '=', 'users.id')
        .select(({ fn }) => fn.max('seen_at').as('at'))
        .as('seen_at'),
    )
    .where('users.gone', '=', 0)
    .orderBy('users.name')
    .orderBy('users.id')
    .limit(limit)
  if (called !== null) query = query.where('users.id', 'in', called)
  return (await query.execute()).map(row => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    owner: row.owner === null ? null : { id: row.owner, name: row.owner_name ?? '' },
    admin: row.admin !== null,
    ban: row.banned === null ? null : { until: row.until_at, why: row.why ?? '' },
  }))
}
