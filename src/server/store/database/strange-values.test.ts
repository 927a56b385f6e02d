import { expect, test } from 'vitest'
import { serve } from '../../test/server.fixture.ts'
import { guest } from '../../test/visitors.fixture.ts'

// Also run on PostgreSQL, which takes neither of the two as SQLite does.
test('while no bot listens, the list of bots is empty', async () => {
  const ana = await guest(await serve())
  expect(await ana.get('/api/bots')).toEqual({ status: 200, body: { bots: [] } })
})

test('a text with the character U+0000 is no error of the server', async () => {
  const server = await serve()
  const ana = await guest(server)
  const { status } = await ana.send('POST', '/api/me/notices/push/end', { endpoint: 'a\u0000' })
  expect([200, 400]).toContain(status)
  expect(server.lines.filter(line => (JSON.parse(line) as { level: number }).level >= 50)).toEqual(
    [],
  )
})

test('a line of chat that the database cannot count to is no error of the server', async () => {
  const server = await serve()
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'random'] })
  const at = `/api/tables/${table.id}/chat`
  const line = { channel: 'players', n: 2 ** 31 }
  expect((await ana.send('POST', `${at}/report`, line)).status).toBe(400)
  expect((await ana.send('POST', `${at}/mute`, { ...line, muted: true })).status).toBe(400)
  expect((await ana.get(`${at}?players=${2 ** 31}`)).status).toBe(400)
})
