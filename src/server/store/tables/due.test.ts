import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { PIECE } from '../database/in-pieces.ts'
import type { Db, Schema } from '../database/schema.ts'
import { sqliteDialect } from '../database/sqlite.ts'
import { migrate } from '../migrations/index.ts'
import { endedTables, endedUnseen, quietTables, unfrozen, waitingForBots } from './due.ts'
import { noteEnds } from './results.ts'

/** More than two pieces of each list, and several at the same time. */
const MANY = 1000

/**
 * So many tables of this status, half of them listed; at each a person, and a bot, who is to act.
 * `rows`: those that each statement has given.
 */
async function tables(status: 'running' | 'over', actors: string) {
  const rows: number[] = []
  const plain = sqliteDialect(':memory:')
  const db = new Kysely<Schema>({
    dialect: plain,
    plugins: [
      {
        transformQuery: ({ node }) => node,
        transformResult: ({ result }) => {
          rows.push(result.rows.length)
          return Promise.resolve(result)
        },
      },
    ],
  })
  onTestFinished(() => db.destroy())
  await migrate(db)
  await sql`INSERT INTO users (id, name, created_at, gone, old_cookie) VALUES ('ana', 'Ana', 0, 0, 0)`.execute(
    db,
  )
  const series = sql`WITH RECURSIVE i (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM i WHERE n < ${MANY})`
  await sql`
    ${series} INSERT INTO tables (id, game, version, options, seed, host, listed, status, actors,
      time, life, created_at, updated_at, revision)
    SELECT 't' || n, 'g', 1, '{}', '', 'ana', n % 2, ${status}, ${actors}, '{}', '{}', 0, n / 10, 0
    FROM i`.execute(db)
  for (const [seat, kind, user] of [
    [0, 'person', 'ana'],
    [1, 'bot', null],
  ] as const)
    await sql`
      ${series} INSERT INTO seats (table_id, seat, kind, user_id, round)
      SELECT 't' || n, ${seat}, ${kind}, ${user}, 0 FROM i`.execute(db)
  rows.length = 0
  return { db, rows }
}

async function all<A>(pieces: AsyncIterable<A | readonly A[]>): Promise<A[]> {
  const found: (A | readonly A[])[] = []
  for await (const some of pieces) found.push(some)
  return found.flat() as A[]
}

const EVER = { from: 0, until: Infinity }
const ids = async (tables: AsyncIterable<readonly { readonly id: string }[]>) =>
  (await all(tables)).map(({ id }) => id)

test.each<[string, 'running' | 'over', string, (db: Db) => Promise<string[]>, number]>([
  ['a bot is to act', 'running', '[1]', db => all(waitingForBots(db, Infinity)), MANY],
  ['no bot is', 'running', '[0]', db => all(waitingForBots(db, Infinity)), 0],
  ['a person is', 'running', '[0]', db => ids(quietTables(db, EVER)), MANY],
  ['nobody is', 'running', '[]', db => ids(quietTables(db, EVER)), 0],
  ['it was so for long', 'running', '[0]', db => ids(quietTables(db, { from: 0, until: 1 })), 9],
  ['frames are missing', 'over', '[]', db => all(unfrozen(db)), MANY],
  ['it has ended', 'over', '[]', db => ids(endedTables(db)), MANY],
  ['it is not over', 'running', '[]', db => ids(endedTables(db)), 0],
])('where %s, each of very many tables is found once, in pieces', async (_, ...rest) => {
  const [status, actors, find, many] = rest
  const { db, rows } = await tables(status, actors)
  const found = await find(db)
  expect([found.length, new Set(found).size]).toEqual([many, many])
  expect(Math.max(...rows)).toBeLessThanOrEqual(PIECE)
})

test('matches that a server of before 0.29 has ended are noted, and those that are noted are not', async () => {
  const { db } = await tables('over', '[]')
  expect(await all(endedUnseen(db, 90))).toHaveLength(101)
  await sql`INSERT INTO invitations (table_id, seat, round, user_id) VALUES ('t7', 1, 0, 'ana'), ('t8', 1, 0, 'ana')`.execute(
    db,
  )
  await noteEnds(db, ['t7', 't999'])
  const ends = db.selectFrom('seats').where('over_at', 'is not', null)
  expect(
    await ends.select(['table_id', 'over_at']).orderBy('seat').orderBy('over_at').execute(),
  ).toEqual(
    [0, 1].flatMap(() => [
      { table_id: 't7', over_at: 0 },
      { table_id: 't999', over_at: 99 },
    ]),
  )
  expect(await db.selectFrom('invitations').select('table_id').execute()).toEqual([
    { table_id: 't8' },
  ])
  expect(await all(endedUnseen(db, 90))).toHaveLength(100)
  expect(await all(endedUnseen(db, 0))).toHaveLength(998)
})
