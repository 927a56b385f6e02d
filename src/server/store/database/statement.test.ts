import { setImmediate } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Schema } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import { runBy, statement, together } from './statement.ts'

async function open() {
  const { dialect, run } = openSqlite(':memory:')
  const db = new Kysely<Schema>({ dialect })
  onTestFinished(() => db.destroy())
  await sql`CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT)`.execute(db)
  return { db, run }
}

interface Setting {
  readonly name: string
  readonly value: string
}

test('a statement is built once; every value comes to its place each time', async () => {
  const { db } = await open()
  let built = 0
  const put = statement((base, { name, value }: Setting) => {
    built++
    return base
      .insertInto('settings')
      .values({ name, value })
      .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
  })
  await put(db, { name: 'a', value: 'one' })
  await put(db, { value: 'two', name: 'b' })
  await put(db, { name: 'a', value: 'three' })
  const rows = await db.selectFrom('settings').select(['name', 'value']).orderBy('name').execute()
  expect(rows).toEqual([
    { name: 'a', value: 'three' },
    { name: 'b', value: 'two' },
  ])
  expect(built).toBe(1)
})

test('what is written in the statement itself stays; the direct way gives the same result', async () => {
  const { db, run } = await open()
  const put = statement((base, { name, value }: Setting) =>
    base.insertInto('settings').values({ name, value }),
  )
  const find = statement((base, { value }: Pick<Setting, 'value'>) =>
    base.selectFrom('settings').select('name').where('name', '<>', 'b').where('value', '=', value),
  )
  for (const name of ['a', 'b', 'c']) await put(db, { name, value: 'same' })
  const { rows } = await find(db, { value: 'same' })
  expect(rows).toEqual([{ name: 'a' }, { name: 'c' }])
  runBy(db, run)
  expect((await find(db, { value: 'same' })).rows).toEqual(rows)
  expect((await put(db, { name: 'd', value: 'other' })).numAffectedRows).toBe(1n)
  await expect(put(db, { name: 'd', value: 'again' })).rejects.toThrow('UNIQUE')
})

test('work that belongs together ends together; the first of several failures is told', async () => {
  const done: string[] = []
  const late = async () => {
    await setImmediate()
    done.push('late')
  }
  const fail = async (why: string, later: Promise<unknown> = Promise.resolve()) => {
    await later
    throw new Error(why)
  }
  await expect(together([fail('first', setImmediate()), late(), fail('second')])).rejects.toThrow(
    'first',
  )
  expect(done).toEqual(['late'])
})
