import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase, listening, plansOf } from '../empty.fixture.ts'
import { migrate } from '../migrations/index.ts'
import { meetingsOf } from './rated.ts'
import type { Db } from '../database/schema.ts'
import { dueBefore } from './due.ts'
import { dayTablesOf, statusesOf } from './tables.ts'
import {
  allTablesOf,
  countBotTables,
  countUnfinished,
  finishedTables,
  unfinishedTables,
} from './tables-of.ts'

test('of however many people of an address, no statement is as long as all of them', async () => {
  const { db, asked } = await listening()
  const many = Array.from({ length: 3000 }, (_, index) => `guest ${index}`)
  await countUnfinished(db, many)
  await countBotTables(db, many, 'a table')
  expect(Math.max(...asked.map(({ parameters }) => parameters.length))).toBeLessThan(500)
})

const THEIRS = 'INDEX seats_by_user (user_id=? AND over_at'
const MADE = 'INDEX tables_by_host (host=? AND status=?'

/** People of one address. */
const HOSTS = Array.from({ length: 300 }, (_, index) => `guest ${index}`)

test.each<[string, (db: Db) => Promise<unknown>, string]>([
  ['to a stranger', db => finishedTables(db, 'ana', null, 50), THEIRS],
  ['to themselves', db => finishedTables(db, 'ana', 'ana', 50), THEIRS],
  ['to another person', db => finishedTables(db, 'ana', 'ben', 50), THEIRS],
  ['in their list', db => statusesOf(db, 'ana', { going: 50, over: 50 }), THEIRS],
  ['for their export', db => allTablesOf(db, 'ana').next(), THEIRS],
  ['when they leave', db => unfinishedTables(db, 'ana'), MADE],
  ['when they make another', db => countUnfinished(db, ['ana']), MADE],
  ['when others at their address do', db => countUnfinished(db, HOSTS), MADE],
  ['when bots play for their address', db => countBotTables(db, HOSTS, 'it'), MADE],
  ['when they go on vacation', db => dayTablesOf(db, 'ana'), THEIRS],
  ['when two of them end another', db => meetingsOf(db, ['ana', 'ben'], 0), THEIRS],
  ['when a clock may have run out', db => dueBefore(db, 0), 'INDEX tables_by_due (due_at<?)'],
])('of the many matches of a person few are looked at: %s', async (_, ask, index) => {
  const { db, asked } = await listening()
  await ask(db)
  const details = await plansOf(db, asked)
  expect(details.find(detail => /^(SEARCH|SCAN) (seats|tables)/.test(detail))).toContain(index)
})

/** Somebody with so many matches, all but two of them over. */
async function played(many: number): Promise<Db> {
  const { db } = await listening()
  await sql`INSERT INTO users (id, name, created_at, gone, old_cookie) VALUES ('ana', 'Ana', 0, 0, 0)`.execute(
    db,
  )
  const series = sql`WITH RECURSIVE i (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM i WHERE n < ${many})`
  await sql`
    ${series} INSERT INTO tables (id, game, version, options, seed, host, listed, status, actors,
      time, life, created_at, updated_at, revision)
    SELECT 't' || n, 'g', 1, '{}', '', 'ana', 0, iif(n IN (3, 7), 'running', 'over'), '[]', '{}',
      '{}', 0, n / 10, 0 FROM i`.execute(db)
  await sql`
    ${series} INSERT INTO seats (table_id, seat, kind, user_id, round, over_at)
    SELECT 't' || n, 0, 'person', 'ana', 0, iif(n IN (3, 7), NULL, n / 10) FROM i`.execute(db)
  return db
}

test('of all matches of a person each comes once, first those that go on, then the latest', async () => {
  const db = await played(1000)
  const pieces: string[][] = []
  for await (const piece of allTablesOf(db, 'ana')) pieces.push(piece)
  expect(Math.max(...pieces.map(piece => piece.length))).toBeLessThanOrEqual(400)
  const ids = pieces.flat()
  expect([ids.slice(0, 2).toSorted(), ids[2], ids.at(-1)]).toEqual([['t3', 't7'], 't1000', 't1'])
  expect([ids.length, new Set(ids).size]).toEqual([1000, 1000])
})

test('a list shows first what goes on, then where somebody is asked, then what has ended', async () => {
  const db = await played(30)
  await db.updateTable('tables').set({ updated_at: 99 }).where('id', '=', 't7').execute()
  await db
    .updateTable('seats')
    .set({ kind: 'open', over_at: null })
    .where('table_id', '=', 't20')
    .execute()
  const list = await statusesOf(db, 'ana', { going: 50, over: 25 })
  expect(list.map(({ id }) => id).slice(0, 4)).toEqual(['t7', 't3', 't20', 't30'])
  expect(list).toHaveLength(28)
})

test('of an older database it is known which matches have ended, and what was a rematch', async () => {
  const db = await emptyDatabase('0012-references')
  await sql`INSERT INTO users (id, name, created_at, gone, old_cookie) VALUES ('ana', 'Ana', 0, 0, 0)`.execute(
    db,
  )
  const rows = sql`(id, game, version, options, seed, host, listed, status, actors, time, life, created_at, updated_at, revision)`
  await sql`
    INSERT INTO tables ${rows} VALUES
      ('old', 'g', 1, '{}', '', 'ana', 0, 'over', '[]', '{}', '{"rematch":"new"}', 0, 5, 0),
      ('new', 'g', 1, '{}', '', 'ana', 0, 'open', '[]', '{}', '{"rematch":null}', 0, 6, 0)`.execute(
    db,
  )
  await sql`
    INSERT INTO seats (table_id, seat, kind, user_id, round)
    VALUES ('old', 0, 'person', 'ana', 0), ('new', 0, 'person', 'ana', 0)`.execute(db)
  await sql`INSERT INTO invitations (table_id, seat, round, user_id) VALUES ('old', 0, 0, 'ana'), ('new', 0, 0, 'ana')`.execute(
    db,
  )
  await migrate(db)
  const ends = await db.selectFrom('seats').select(['table_id', 'over_at']).execute()
  expect(Object.fromEntries(ends.map(row => [row.table_id, row.over_at]))).toEqual({
    old: 5,
    new: null,
  })
  const made = db.selectFrom('tables').select('rematch_of').where('id', '=', 'new')
  expect(await made.execute()).toEqual([{ rematch_of: 'old' }])
  expect(await db.selectFrom('invitations').select('table_id').execute()).toEqual([
    { table_id: 'new' },
  ])
})
