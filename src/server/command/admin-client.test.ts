import { once } from 'node:events'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { FoundTables } from '../../protocol/admin.ts'
import { databaseOf, dataFolder, onPostgres } from '../test/databases.fixture.ts'
import { serve, silent } from '../test/server.fixture.ts'
import { guest, idOf, visitor } from '../test/visitors.fixture.ts'
import { type AdminClient, openAdminClient } from './admin-client.ts'

async function deskAt(data: string): Promise<AdminClient> {
  const database = await databaseOf(data)
  const desk = await openAdminClient(database === undefined ? { data } : { data, database })
  let closing: Promise<void> | null = null
  const close = () => (closing ??= desk.close())
  onTestFinished(close)
  return { ...desk, close }
}

const DONE = { ok: true, value: { done: true } }

test('players see at once what the command line does while a server runs', async () => {
  const server = await serve({ thinker: silent() })
  const ana = await guest(server)
  const [one, two] = [
    await ana.make({ chairs: ['me', 'easy'] }),
    await ana.make({ chairs: ['me', 'easy'] }),
  ]
  const [first, second] = [await ana.watch(one.table.id), await ana.watch(two.table.id)]
  const desk = await deskAt(server.data)
  expect(await desk.ask('POST', `/tables/${one.table.id}/end`, { why: 'Good night.' })).toEqual(
    DONE,
  )
  const over = await first.hear(
    onPostgres() ? 'table' : 'welcome',
    ({ table }) => table.status === 'over',
  )
  expect(over.table.life).toMatchObject({ ending: 'called-off', why: 'Good night.' })
  expect(await desk.ask('DELETE', `/tables/${two.table.id}`)).toEqual(DONE)
  await second.closed
  expect((await ana.get(`/api/tables/${two.table.id}`)).status).toBe(404)
  expect(await desk.ask('POST', `/people/${await idOf(ana)}/ban`, { why: 'insults' })).toEqual(DONE)
  await first.closed
  expect((await ana.get('/api/me')).status).toBe(403)
})

test('it reaches a server wherever that listens, and whatever its public address', async () => {
  const server = await serve({ host: '::ffff:127.0.0.1', publicUrl: 'https://games.example.org' })
  expect((await visitor(server).get('/api/games')).status).toBe(421)
  const desk = await deskAt(server.data)
  expect(await desk.ask('GET', '/people')).toMatchObject({ ok: true })
})

test.skipIf(onPostgres())('of a server that hangs it says that it cannot be reached', async () => {
  const server = await serve()
  const hanging = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(hanging, 'listening')
  onTestFinished(() => {
    hanging.closeAllConnections()
    hanging.close()
  })
  const { port } = hanging.address() as AddressInfo
  writeFileSync(join(server.data, 'address'), `http://127.0.0.1:${port}\n${server.operatorKey}\n`)
  const desk = openAdminClient({ data: server.data }, 100).then(open => open.ask('GET', '/people'))
  await expect(desk).rejects.toThrow(/cannot be reached/)
})

test('what it does while no server runs is there for the next server', async () => {
  const first = await serve({ thinker: silent() })
  const ana = await guest(first)
  const { table } = await ana.make({ chairs: ['me', 'easy'], time: { kind: 'days', hours: 24 } })
  await first.stop()
  expect(existsSync(join(first.data, 'address'))).toBe(false)
  const desk = await deskAt(first.data)
  const found = await desk.ask<FoundTables>('GET', '/tables?status=running')
  expect(found).toMatchObject({ ok: true, value: { tables: [{ table: { id: table.id } }] } })
  expect(await desk.ask('POST', `/tables/${table.id}/end`, {})).toEqual(DONE)
  expect(await desk.ask('POST', '/ratings')).toEqual({ ok: true, value: { matches: 1 } })
  expect(await desk.ask('GET', '/tables/nothing')).toMatchObject({
    ok: false,
    status: 404,
    why: 'no-table',
  })
  await desk.close()
  const second = await serve({ data: first.data })
  const back = visitor(second, ana.cookie)
  expect((await back.get<{ table: object }>(`/api/tables/${table.id}`)).body.table).toMatchObject({
    status: 'over',
  })
  expect((await back.get(`/api/tables/${table.id}/replay`)).status).toBe(200)
})

test.skipIf(onPostgres())('it creates no data where there are none', async () => {
  const data = dataFolder()
  await expect(openAdminClient({ data })).rejects.toThrow(/There are no data/)
  expect(readdirSync(data)).toEqual([])
})
