import { expect, test } from 'vitest'
import type { Account } from '../../protocol/account.ts'
import type { NewToken } from '../../protocol/programs.ts'
import { manualClock } from '../clock.fixture.ts'
import { bearer, botOf, listen, program } from '../test/program.fixture.ts'
import { databaseOf, dataFolder, onPostgres, runSql } from '../test/databases.fixture.ts'
import { serve } from '../test/server.fixture.ts'
import { guest } from '../test/visitors.fixture.ts'
import type { TestServer } from '../test/server.fixture.ts'
import type { Visitor } from '../test/visitors.fixture.ts'
import { BEAT_MS } from './lines.ts'

/** The code by which a socket is closed that may come back. */
const RESTART = 1012

async function tokenOf(ana: Visitor): Promise<NewToken> {
  const wish = { name: 'script', scopes: ['read', 'play'] }
  return (await ana.send<NewToken>('POST', '/api/me/tokens', wish)).body
}

/** A table of Ana, with sockets by her cookie and by a token. */
async function twoSockets(server: TestServer, elsewhere = server) {
  const ana = await guest(server)
  const { token, secret } = await tokenOf(ana)
  const { table } = await ana.make({ chairs: ['me', 'open'] })
  const script = program(elsewhere, secret)
  return { ana, token, table, own: await ana.watch(table.id), by: await script.watch(table.id) }
}

test('a socket opened by a token closes when the token is revoked, and no other', async () => {
  const { ana, token, own, by } = await twoSockets(await serve())
  expect((await ana.send('DELETE', `/api/me/tokens/${token.id}`)).status).toBe(200)
  expect(await by.closed).toBe(RESTART)
  await own.settle()
})

test('the sockets and streams of a bot end with its token and with the bot', async () => {
  const server = await serve()
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'open'] })
  const { bot, secret } = await botOf(ana)
  const open = async (by: string) => [
    (await program(server, by).watch(table.id)).closed,
    (await listen(server, '/api/me/events', bearer(by))).ended,
  ]
  const before = await open(secret)
  const { body } = await ana.send<{ secret: string }>('POST', `/api/me/bots/${bot.id}/token`)
  await Promise.all(before)
  const renewed = await open(body.secret)
  await ana.send('DELETE', `/api/me/bots/${bot.id}`)
  expect(await renewed[0]).toBe(RESTART)
  await renewed[1]
})

test('the bots of a person who deletes their account are disconnected, too', async () => {
  const server = await serve()
  const ana = await guest(server)
  const { table } = await (await guest(server)).make({ chairs: ['me', 'open'] })
  const line = await program(server, (await botOf(ana)).secret).watch(table.id)
  await ana.send('DELETE', '/api/me')
  expect(await line.closed).toBe(RESTART)
})

test('what is revoked without a word ends at the next heartbeat, and nothing else', async () => {
  const clock = manualClock(Date.now())
  const server = await serve({ clock })
  const { token, own, by } = await twoSockets(server)
  const other = await twoSockets(server)
  await runSql(server, `DELETE FROM access_tokens WHERE id = '${token.id}'`)
  clock.advance(BEAT_MS)
  expect(await by.closed).toBe(RESTART)
  for (const line of [own, other.own, other.by]) await line.settle()
})

test('signing out one device closes its sockets and leaves those of the others open', async () => {
  const { ana, own, by } = await twoSockets(await serve())
  const { devices } = (await ana.get<Account>('/api/me/account')).body
  expect((await ana.send('DELETE', `/api/me/devices/${devices[0]?.id}`)).status).toBe(200)
  expect(await own.closed).toBe(RESTART)
  await by.settle()
})

test.runIf(onPostgres())('a token revoked at one process opens nothing at the others', async () => {
  const database = await databaseOf(dataFolder())
  if (database === undefined) throw new Error('Only on PostgreSQL.')
  const [here, there] = [await serve({ database }), await serve({ database })]
  const { ana, token, own, by } = await twoSockets(here, there)
  await ana.send('DELETE', `/api/me/tokens/${token.id}`)
  expect(await by.closed).toBe(RESTART)
  await own.settle()
})
