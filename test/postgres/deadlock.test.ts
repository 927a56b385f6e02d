import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { RevisionConflict } from '../../src/server/store/database/revision-conflict.ts'
import { addLine } from '../../src/server/store/tables/chat.ts'
import { deleteRows } from '../../src/server/store/tables/delete-table.ts'
import { saveAddress } from '../../src/server/store/people/addresses.ts'
import { holdUser, insertUser } from '../../src/server/store/people/users.ts'
import { insertTable } from '../../src/server/store/tables/write-table.ts'
import type { Store } from '../../src/server/store/store.ts'
import { retried } from '../../src/server/tables/room/change.ts'
import { onPostgres } from '../../src/server/test/databases.fixture.ts'
import { withoutDoors } from '../../src/server/test/server.fixture.ts'
import { MOST_OF_A_PAIR } from '../../src/server/domain/ratings.ts'
import { DAY, match, person } from '../../src/server/store/tables/results.fixture.ts'
import { THREE_PLAY } from '../../src/server/domain/record.fixture.ts'

/** Those that wait for others. */
const WAITS = sql`SELECT 1 FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`

const PEOPLE = ['ana', 'ben', 'cai']

/** Resolves once so many wait for it. */
function meeting(many: number): () => Promise<void> {
  let come = 0
  let all = () => {}
  const met = new Promise<void>(done => (all = done))
  return () => {
    if (++come === many) all()
    return met
  }
}

async function place(): Promise<Pick<Store, 'db' | 'write'>> {
  const { store } = await withoutDoors()
  await store.write(async db => {
    for (const id of PEOPLE) await insertUser(db, { id, name: id }, 1)
    await insertTable(db, THREE_PLAY)
  })
  return store
}

describe.skipIf(!onPostgres())('two matches of the same people that end at once', () => {
  test('count one after the other: no more of them than of others', async () => {
    const { db, write } = await place()
    const chairs = [person('ana'), person('ben')]
    for (const user of ['ana', 'ben']) await saveAddress(db, user, `${user}@example.org`, 1)
    const end = (game: string) => write(inner => match(inner, chairs, [1, 2], game, { at: DAY }))
    for (let ended = 1; ended < MOST_OF_A_PAIR; ended++) await end('mercado')
    let other: Promise<unknown> = Promise.resolve()
    await write(async inner => {
      await match(inner, chairs, [1, 2], 'mercadito', { at: DAY })
      other = end('aztec-market')
      const waits = () => expect.poll(async () => (await WAITS.execute(db)).rows.length).toBe(1)
      await Promise.race([other, waits()])
    })
    await other
    const rated = await db.selectFrom('results').where('rated', '=', 1).select('match_id').execute()
    expect(rated).toHaveLength(2 * MOST_OF_A_PAIR)
  })
})

describe.skipIf(!onPostgres())('two writes that wait for each other', () => {
  test('are one after the other: the one that PostgreSQL ends is tried again', async () => {
    const { write } = await place()
    const meet = meeting(2)
    const both = (one: string, other: string) =>
      retried(
        () =>
          write(async db => {
            await holdUser(db, one)
            await meet()
            return holdUser(db, other)
          }),
        error => error instanceof RevisionConflict,
      )
    expect(await Promise.all([both('ana', 'ben'), both('ben', 'ana')])).toEqual([true, true])
  })

  test('a table is changed or deleted, and neither waits for the other', async () => {
    const { write, db } = await place()
    const { id } = THREE_PLAY
    const meet = meeting(2)
    const changed = write(async inner => {
      await inner.updateTable('tables').set({ updated_at: 1 }).where('id', '=', id).execute()
      await meet()
      await expect.poll(async () => (await WAITS.execute(db)).rows).toHaveLength(1)
      await inner.updateTable('seats').set({ clock: null }).where('table_id', '=', id).execute()
    })
    await meet()
    await Promise.all([changed, write(inner => deleteRows(inner, id))])
    expect(await db.selectFrom('tables').select('id').execute()).toEqual([])
  })

  test('a line that is being said is deleted with its table', async () => {
    const { write, db } = await place()
    const { id } = THREE_PLAY
    const meet = meeting(2)
    const said = write(async inner => {
      const line = { channel: 'players', user_id: 'ana', code: null, text: 'x', once: 'x', at: 1 }
      await addLine(inner, { table_id: id, ...line })
      await meet()
      await expect.poll(async () => (await WAITS.execute(db)).rows).toHaveLength(1)
    })
    await meet()
    await Promise.all([said, write(inner => deleteRows(inner, id))])
    expect(await db.selectFrom('chat').select('n').execute()).toEqual([])
  })
})
