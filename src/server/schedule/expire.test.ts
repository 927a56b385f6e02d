import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { manualClock } from '../clock.fixture.ts'
import { runSql } from '../test/databases.fixture.ts'
import { serve, silent, type TestServer } from '../test/server.fixture.ts'
import { guest, idOf, keptGuest, together, visitor } from '../test/visitors.fixture.ts'
import type { MyTable } from '../../protocol/table.ts'
import { limitsWith } from '../limits/limits.ts'
import { makeLog } from '../log.ts'
import { saveAddress } from '../store/people/addresses.ts'
import { deleteGuest, lostGuests } from '../store/admin/expired.ts'
import { ALONE } from '../store/database/peers.ts'
import type { Db } from '../store/database/schema.ts'
import type { Store } from '../store/store.ts'
import { changeUser, forgetUser, insertUser, THEIR_OWN } from '../store/people/users.ts'
import { WORDS_OF_THEIR_OWN } from '../store/people/words.ts'
import { makeEvents } from '../tables/room/events.ts'
import type { Hub } from '../tables/room/hub.ts'
import { expire } from './expire.ts'
import { emptyDatabase } from '../store/empty.fixture.ts'

const DAY = 24 * 3600_000
const HOUR = 3600_000
const MINUTE = 60_000

/** Lets this many days go by, and looks until it is so. */
async function later(
  clock: Pick<ReturnType<typeof manualClock>, 'advance'>,
  days: number,
  isSo: () => Promise<boolean>,
  step = HOUR,
): Promise<void> {
  clock.advance(days * DAY)
  while (!(await isSo())) {
    clock.advance(step)
    await setImmediate()
  }
}

async function place(options: object = {}) {
  const clock = manualClock(Date.now())
  return { clock, server: await serve({ clock, thinker: silent(), ...options }) }
}

/** A column of the database, as SQLite tells it. */
interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly needed: number
  readonly key: number
}

const lost = async (db: Db, since: number) => {
  const found: string[] = []
  for await (const ids of lostGuests(db, since)) found.push(...ids)
  return found
}

const count = async (server: TestServer, sql: string) =>
  Number(((await runSql(server, `SELECT count(*) AS n ${sql}`)) as { n: number }[])[0]?.n)

test('an open table that nobody joins is deleted after a month, and a used one stays', async () => {
  const { clock, server } = await place()
  const ana = await keptGuest(server)
  const old = (await ana.make({ chairs: ['me', 'open'] })).table.id
  clock.advance(20 * DAY)
  const young = (await ana.make({ chairs: ['me', 'open'] })).table.id
  await later(clock, 10.5, async () => (await ana.get(`/api/tables/${old}`)).status === 404)
  expect((await ana.get(`/api/tables/${young}`)).status).toBe(200)
})

test('a match that nobody plays for half a year ends without a result', async () => {
  const { clock, server } = await place()
  const [ana, ben] = [await keptGuest(server), await keptGuest(server)]
  const id = await together([ana, ben])
  const seen = async () => (await ana.get<MyTable>(`/api/tables/${id}`)).body.table
  clock.advance(179 * DAY)
  expect((await seen()).status).toBe('running')
  await later(clock, 1.5, async () => (await seen()).status === 'over')
  expect(await seen()).toMatchObject({ ranks: null, life: { ending: 'unplayed' } })
})

test('guests who never played are forgotten after a week', async () => {
  const { clock, server } = await place()
  const began = clock.now()
  await guest(server)
  await keptGuest(server)
  // The clock goes on while the database answers: by minutes, so a busy machine is no day late.
  await later(clock, 8, async () => (await count(server, 'FROM users')) === 1, MINUTE)
  expect(await count(server, 'FROM sessions')).toBe(1)
  expect(clock.now() - began).toBeLessThan(9 * DAY)
})

test('nothing expires because no server ran, or because the clock of the machine was set', async () => {
  const first = await place()
  const [ana, ben] = [await keptGuest(first.server), await keptGuest(first.server)]
  await guest(first.server)
  const old = first.clock.now() - 8 * DAY
  await runSql(
    first.server,
    `INSERT INTO users (id, name, created_at, gone, old_cookie) VALUES ('old', 'old', ${old}, 0, 0)`,
  )
  const [open, running] = [
    (await ana.make({ chairs: ['me', 'open'] })).table.id,
    await together([ana, ben]),
  ]
  const { data } = first.server
  await first.server.stop()
  // Twice a year passes at once: while no server runs, and for the machine's clock alone.
  const year = 365 * DAY
  const inner = manualClock(first.clock.now() + year)
  let ahead = 0
  const clock = {
    ...inner,
    now: () => inner.now() + ahead,
    at: (when: number, run: () => void) => inner.at(when - ahead, run),
    jump() {
      if (ahead === year) return null
      const from = clock.now()
      return { from, until: from + year, follow: () => void (ahead = year) }
    },
  }
  const server = await serve({ data, clock, thinker: silent() })
  const told = (said: string) => server.lines.some(line => line.includes(said))
  const status = async (id: string) =>
    (await visitor(server, ana.cookie).get<MyTable>(`/api/tables/${id}`)).body.table?.status
  const people = () => count(server, 'FROM users')
  await later(clock, 0, async () => clock.jump() === null, MINUTE)
  expect(told('machine was set')).toBe(true)
  await later(clock, 0, async () => (await people()) < 4, MINUTE)
  // Only who was away for a week before.
  expect(await count(server, "FROM users WHERE id = 'old'")).toBe(0)
  expect(await people()).toBe(3)
  expect([await status(open), await status(running)]).toEqual(['open', 'running'])
  await later(clock, 8, async () => (await people()) < 3, MINUTE)
  expect([await status(open), await status(running)]).toEqual(['open', 'running'])
  await later(clock, 23, async () => (await status(open)) === undefined)
  expect(await status(running)).toBe('running')
})

test('many guests who never played are forgotten at one look', async () => {
  const db = await emptyDatabase()
  await sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 450)
    INSERT INTO users (id, name, created_at, gone, old_cookie)
    SELECT 'guest-' || i, 'Jade', 0, 0, 0 FROM n`.execute(db)
  const write: Store['write'] = job => db.transaction().execute(job)
  const log = makeLog('silent', { write: () => undefined })
  const hub = {
    store: { db, write, peers: ALONE },
    clock: manualClock(Date.now()),
    limits: limitsWith(),
    log,
    events: makeEvents(),
  }
  await expire(hub as unknown as Hub)
  expect(await lost(db, Date.now())).toEqual([])
})

test('who has left a trace is no lost guest', async () => {
  const db = await emptyDatabase()
  for (const id of ['ana', 'ben', 'eva']) await insertUser(db, { id, name: id }, 1)
  await insertUser(db, { id: 'new', name: 'new' }, 100)
  await saveAddress(db, 'ana', 'ana@example.org', 1)
  await db
    .insertInto('access_tokens')
    .values({
      hash: 'h',
      id: 't',
      user_id: 'ben',
      name: '',
      scopes: '[]',
      created_at: 1,
      used_at: 1,
    })
    .execute()
  expect(await lost(db, 50)).toEqual(['eva'])
  expect(await deleteGuest(db, 'ana', 50)).toBe(false)
  expect(await deleteGuest(db, 'eva', 50)).toBe(true)
  const left = await db.selectFrom('users').select('id').orderBy('id').execute()
  expect(left.map(({ id }) => id)).toEqual(['ana', 'ben', 'new'])
})

test('whatever names a guest keeps them, or is forgotten with them', async () => {
  const db = await emptyDatabase()
  await sql`PRAGMA foreign_keys = OFF`.execute(db)
  const { rows } = await sql<Column>`
    SELECT m.name AS "table", c.name AS "column", c.type AS type, c."notnull" AS needed, c.pk AS key
    FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'`.execute(db)
  const people = rows.filter(({ column }) => /^(user_id|host|owner_id|by_id)$/.test(column))
  const forgotten = new Set<string>([...THEIR_OWN, ...WORDS_OF_THEIR_OWN, 'mutes', 'reports'])
  const lose: string[] = []
  for (const { table, column } of people) {
    const id = `${table} ${column}`
    await insertUser(db, { id, name: id }, 1)
    const row = rows.filter(each => each.table === table && (each.needed || each.key))
    const names = [...new Set([column, ...row.map(each => each.column)])]
    const values = names.map(name => {
      if (name === column) return sql`${id}`
      return row.find(each => each.column === name)?.type === 'TEXT' ? sql`${`of ${id}`}` : sql`1`
    })
    await sql`INSERT INTO ${sql.table(table)} (${sql.join(names.map(name => sql.ref(name)))})
      VALUES (${sql.join(values)})`.execute(db)
    if (!forgotten.has(table)) lose.push(id)
  }
  expect(lose.length).toBeGreaterThan(8)
  const gone = await lost(db, 50)
  expect(lose.filter(id => gone.includes(id))).toEqual([])
})

test('a guest whom somebody has muted is forgotten like others', async () => {
  const db = await emptyDatabase()
  for (const id of ['ana', 'ben']) await insertUser(db, { id, name: id }, 1)
  await db.insertInto('mutes').values({ user_id: 'ana', muted_id: 'ben' }).execute()
  expect(await deleteGuest(db, 'ben', 50)).toBe(true)
  expect(await db.selectFrom('mutes').selectAll().execute()).toEqual([])
})

test('who was deleted by a server that died in the middle leaves their seat, and all of theirs', async () => {
  const { clock, server } = await place()
  const [ana, ben] = [await keptGuest(server), await keptGuest(server)]
  const { table } = await ana.make({ chairs: ['me', 'open', 'open'], listed: true })
  await ben.send('POST', `/api/tables/${table.id}/sit`, {})
  await ben.send('POST', `/api/tables/${table.id}/chat`, { key: 'line-of-ben', text: 'Hello' })
  const theirs = (what: string) => `FROM ${what} WHERE user_id = '${id}'`
  const id = await idOf(ben)
  await runSql(server, `UPDATE users SET gone = 1 WHERE id = '${id}'`)
  await later(clock, 1, async () => (await count(server, theirs('sessions'))) === 0)
  await expect.poll(() => count(server, theirs('seats'))).toBe(0)
  // Half of what they said was left.
  await runSql(server, `UPDATE chat SET user_id = '${id}' WHERE code IS NULL`)
  await later(clock, 1, async () => (await count(server, theirs('chat'))) === 0)
  const { body } = await ana.get<MyTable>(`/api/tables/${table.id}`)
  expect(body.table.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open'])
})

test('nobody is known by the session of a deleted person, and no late change names them again', async () => {
  const { server } = await place()
  const ana = await guest(server)
  const id = await idOf(ana)
  await runSql(server, `UPDATE users SET gone = 1 WHERE id = '${id}'`)
  expect((await ana.get('/api/me')).body).toEqual({ me: null })

  const db = await emptyDatabase()
  await insertUser(db, { id, name: 'Ana' }, 1)
  await forgetUser(db, id)
  await changeUser(db, id, { name: 'Ana' })
  expect(await db.selectFrom('users').select('name').execute()).toEqual([{ name: '' }])
})

test('challenges that nobody answered go once an hour, and not whenever one is asked for', async () => {
  const { clock, server } = await place()
  const ana = await guest(server)
  const ask = () => ana.ask('POST', '/api/sign-in/passkey/ask')
  await ask()
  clock.advance(HOUR / 6)
  await ask()
  expect(await count(server, 'FROM challenges')).toBe(2)
  await later(clock, 0.5, async () => (await count(server, 'FROM challenges')) === 0)
})

test('ratings that are still marked, as after an outage, are computed again an hour later', async () => {
  const { clock, server } = await place()
  await guest(server)
  const marked = `FROM settings WHERE name LIKE 'rate-again %'`
  await runSql(server, `INSERT INTO settings VALUES ('rate-again merchant-of-goldfish', 'x')`)
  expect(await count(server, marked)).toBe(1)
  await later(clock, 0.5, async () => (await count(server, marked)) === 0)
})

test('a server that never runs for a whole hour forgets, too', async () => {
  const { clock, server } = await place()
  const ana = await guest(server)
  await runSql(server, "INSERT INTO settings VALUES ('rate-again merchant-of-goldfish', 'x')")
  for (let minutes = 0; minutes < 20; minutes++) {
    clock.advance(MINUTE)
    await ana.get('/api/me/account')
  }
  const marked = () => {
    clock.advance(100)
    return count(server, "FROM settings WHERE name LIKE 'rate-again %'")
  }
  await expect.poll(marked).toBe(0)
})

test('whose mailbox somebody has asked for a link to is forgotten once it counts no more', async () => {
  const mailer = { send: () => Promise.resolve(), close: () => undefined }
  const { clock, server } = await place({ mailer, publicUrl: 'https://play.example.org' })
  const ask = { address: 'stranger@example.org' }
  expect((await visitor(server).send('POST', '/api/sign-in/mail', ask)).status).toBe(200)
  expect(await count(server, 'FROM mail_links')).toBe(1)
  await later(clock, 0.5, async () => (await count(server, 'FROM mail_links')) === 0)
})
