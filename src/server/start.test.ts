import {
  chmodSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, test } from 'vitest'
import { dataFolder, onPostgres } from './test/databases.fixture.ts'
import { serve } from './test/server.fixture.ts'
import { guest, visitor } from './test/visitors.fixture.ts'
import { backUp, restore } from './backup.ts'
import { compareVersions } from './store/database/sqlite.ts'

const sentence = (message: RegExp, why: string) =>
  expect.objectContaining({ message: expect.stringMatching(message), why })

test('a port in use, and an address that this machine does not have', async () => {
  const { address } = await serve()
  const port = Number(new URL(address).port)
  await expect(serve({ port })).rejects.toThrow(sentence(/^Port \d+ is in use: /, 'port-in-use'))
  await expect(serve({ host: '203.0.113.1' })).rejects.toThrow(
    sentence(/no address 203/, 'bad-address'),
  )
  // An address of a link, and it is not said of which.
  await expect(serve({ host: 'fe80::1' })).rejects.toThrow(
    sentence(/^This machine (cannot listen at|has no address) fe80::1/, 'bad-address'),
  )
})

test('a data folder that is used by another server, or is not a folder', async () => {
  const { data } = await serve()
  await expect(serve({ data })).rejects.toThrow(
    sentence(/^Another Tianguis is using/, 'data-in-use'),
  )
  const file = join(dataFolder(), 'file')
  writeFileSync(file, '')
  await expect(serve({ data: join(file, 'folder') })).rejects.toThrow(
    sentence(/cannot be used: /, 'data-unwritable'),
  )
})

test.skipIf(!existsSync('/proc/self'))('a data folder where none can be made', async () => {
  await expect(serve({ data: '/proc/self/tianguis/data' })).rejects.toThrow(
    sentence(/^The data folder \/proc\/self\/tianguis\/data cannot be used: /, 'data-unwritable'),
  )
})

test('a folder that another one uses is told from one in which nothing can be locked or read', async () => {
  const full = dataFolder()
  writeFileSync(join(full, 'lock'), 'as on a full disk, no database can be made of this'.repeat(50))
  await expect(serve({ data: full })).rejects.toThrow(
    sentence(/cannot be used: .*not a database/, 'data-unwritable'),
  )
  const closed = join(dataFolder(), 'closed')
  symlinkSync(closed, closed)
  await expect(backUp({ data: closed }, join(dataFolder(), 'b.jsonl'))).rejects.toThrow(
    sentence(/cannot be used: /, 'data-unwritable'),
  )
})

test('a database that is damaged or written by a newer program stays as it is', async () => {
  const damaged = dataFolder()
  writeFileSync(join(damaged, 'secret'), '0'.repeat(64))
  writeFileSync(
    join(damaged, 'tianguis.db'),
    'this is no database, but long enough to be looked at'.repeat(50),
  )
  await expect(serve({ data: damaged })).rejects.toThrow(
    sentence(/cannot be used: .*not a database/, 'data-unwritable'),
  )

  const server = await serve()
  await server.stop()
  const db = new DatabaseSync(join(server.data, 'tianguis.db'))
  db.exec("INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', '')")
  db.close()
  await expect(serve({ data: server.data })).rejects.toThrow(
    sentence(/newer version of Tianguis/, 'data-newer'),
  )
})

test('a database with a broken page does not start, and is not changed', async () => {
  const server = await serve()
  const ana = await guest(server)
  for (let table = 0; table < 5; table++) await ana.make({ chairs: ['me', 'random'] })
  await server.stop()
  const file = join(server.data, 'tianguis.db')
  const bytes = readFileSync(file)
  const page = bytes.readUInt16BE(16)
  for (let at = 3 * page; at < bytes.length; at += 2 * page) bytes.fill(0x5a, at, at + 200)
  writeFileSync(file, bytes)
  await expect(serve({ data: server.data })).rejects.toThrow(
    sentence(/is damaged \(.*\): restore a backup/, 'data-damaged'),
  )
  expect(readFileSync(file).equals(bytes)).toBe(true)
})

test.skipIf(onPostgres())('a large database is checked, and that is said first', async () => {
  const first = await serve()
  await guest(first)
  await first.stop()
  const said = 'checking the whole database before the start'
  expect(first.lines.filter(line => line.includes(said))).toEqual([])
  truncateSync(join(first.data, 'tianguis.db'), 300_000_000)
  const second = await serve({ data: first.data })
  expect(second.lines.filter(line => line.includes(said))).toEqual([
    expect.stringContaining('"megabytes":300'),
  ])
})

test('a first start that found no room for the whole secret is followed by one that makes it', async () => {
  const data = dataFolder()
  writeFileSync(join(data, 'secret'), '')
  const server = await serve({ data })
  expect(readFileSync(join(data, 'secret'), 'utf8')).toMatch(/^[0-9a-f]{64}$/)
  await server.stop()
})

test('beside data no secret is made again', async () => {
  const server = await serve()
  await guest(server)
  await server.stop()
  const file = join(server.data, 'secret')
  const secret = readFileSync(file)
  rmSync(file)
  const missing = sentence(/^The file "secret" is missing beside the data/, 'secret-missing')
  await expect(serve({ data: server.data })).rejects.toThrow(missing)
  await expect(backUp({ data: server.data }, join(server.data, 'b.jsonl'))).rejects.toThrow(missing)
  expect(existsSync(file)).toBe(false)
  writeFileSync(file, secret)
  await (await serve({ data: server.data })).stop()
})

test('where no PostgreSQL answers, a sentence says so', async () => {
  const database = 'postgres://ana@127.0.0.1:1/games'
  await expect(serve({ database })).rejects.toThrow(
    sentence(/^No PostgreSQL answers at this address/, 'data-unwritable'),
  )
  await expect(restore({ data: '', database }, import.meta.filename)).rejects.toThrow(
    sentence(/^No PostgreSQL answers/, 'data-unwritable'),
  )
})

test('the secret is readable by its owner alone and stays the same', async () => {
  const first = await serve()
  for (const file of ['secret', 'tianguis.db', 'tianguis.db-wal']) {
    expect([file, statSync(join(first.data, file)).mode & 0o777]).toEqual([file, 0o600])
  }
  const { cookie } = await guest(first)
  await first.stop()
  const second = await serve({ data: first.data })
  expect((await visitor(second, cookie).get('/api/me')).body).toMatchObject({
    me: { name: expect.any(String) },
  })
  await second.stop()
  chmodSync(join(first.data, 'secret'), 0o600)
  writeFileSync(join(first.data, 'secret'), 'short')
  await expect(serve({ data: first.data })).rejects.toThrow(
    sentence(/"secret" .* is damaged/, 'data-unwritable'),
  )
})

test('versions compare by numbers', () => {
  expect(compareVersions('3.51.3', '3.51.3')).toBe(0)
  expect(compareVersions('3.9.10', '3.51.3')).toBeLessThan(0)
  expect(compareVersions('3.51.10', '3.51.3')).toBeGreaterThan(0)
})
