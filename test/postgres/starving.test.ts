import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { MeAnswer } from '../../src/protocol/http.ts'
import type { Static } from 'typebox'
import { databaseOf, dataFolder, onPostgres } from '../../src/server/test/databases.fixture.ts'
import { serve } from '../../src/server/test/server.fixture.ts'
import { GOLDFISH, guest, visitor } from '../../src/server/test/visitors.fixture.ts'

/** More than a process has connections to its database. */
const MANY = 40

describe.skipIf(!onPostgres())('the connections to a database', () => {
  test('who asks for much that takes long leaves some of them to others', async () => {
    const data = dataFolder()
    const server = await serve({ data })
    const eve = await guest(server)
    const ana = visitor(server, (await guest(server)).cookie, { 'x-forwarded-for': '192.0.2.1' })
    const { me } = (await eve.get<Static<typeof MeAnswer>>('/api/me')).body
    const held = new pg.Client(await databaseOf(data))
    await held.connect()
    onTestFinished(() => held.end())
    await held.query('BEGIN')
    await held.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [me?.id])
    const wish = { game: GOLDFISH, chairs: ['me', 'open'] }
    const wishes = Array.from({ length: MANY }, () => eve.ask('POST', '/api/tables', wish))
    // Those that may begin are in the database before Ana asks.
    const waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    await expect.poll(async () => (await held.query(waiting)).rowCount).toBeGreaterThan(0)
    expect((await ana.get('/api/me/account')).status).toBe(200)
    await held.query('ROLLBACK')
    for (const answer of await Promise.all(wishes)) expect(answer.status).toBe(200)
  })
})
