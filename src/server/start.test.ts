import { chmodSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, test } from 'vitest'
import { dataFolder, serve, visitor } from './server.fixture.ts'
import { compareVersions } from './store/sqlite.ts'

const sentence = (message: RegExp, why: string) =>
  expect.objectContaining({ message: expect.stringMatching(message), why })

test('a port in use, and an address that this machine does not have', async () => {
  const { address } = await serve()
  const port = Number(new URL(address).port)
  await expect(serve({ port })).rejects.toThrow(sentence(/^Port \d+ is in use: /, 'port-in-use'))
  await expect(serve({ host: '203.0.113.1' })).rejects.toThrow(
    sentence(/no address 203/, 'bad-address'),
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

test('a database that is damaged or written by a newer program stays as it is', async () => {
  const damaged = dataFolder()
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

test('the secret is readable by its owner alone and stays the same', async () => {
  const first = await serve()
  for (const file of ['secret', 'tianguis.db', 'tianguis.db-wal']) {
    expect([file, statSync(join(first.data, file)).mode & 0o777]).toEqual([file, 0o600])
  }
  const { cookie } = await import('./server.fixture.ts').then(({ guest }) => guest(first))
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
