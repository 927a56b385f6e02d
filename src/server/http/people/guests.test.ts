import { expect, test } from 'vitest'
import type { Me } from '../../../protocol/http.ts'
import type { MyTable } from '../../../protocol/table.ts'
import { tidyName } from '../../domain/names.ts'
import { serve } from '../../test/server.fixture.ts'
import { guest, visitor } from '../../test/visitors.fixture.ts'

test('guests come back by their cookie and choose their name', async () => {
  const server = await serve({ publicUrl: 'https://play.example.org' })
  const nobody = visitor(server)
  expect((await nobody.get('/api/me')).body).toEqual({ me: null })
  const made = await fetch(`${server.address}/api/guest`, { method: 'POST' })
  expect(made.headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
  const ana = await guest(server)
  const { body } = await ana.get<{ me: { id: string; name: string } }>('/api/me')
  expect((await ana.send('POST', '/api/guest')).body).toEqual(body)
  expect((await ana.send('PATCH', '/api/me', { name: 'Ana' })).body).toEqual({
    me: { id: body.me.id, name: 'Ana' },
  })
  for (const cookie of [
    ana.cookie.slice(0, -3),
    `tianguis=${body.me.id}`,
    'tianguis=x.y',
    'tianguis=%ff',
  ]) {
    expect((await visitor(server, cookie).get('/api/me')).body).toEqual({ me: null })
  }
})

test('an address makes only so many guests; who is one already is not counted', async () => {
  const server = await serve({ limits: { guestsPerAddress: 2 } })
  const status = async (from: string, cookie = '') =>
    (await visitor(server, cookie, { 'x-forwarded-for': from }).send('POST', '/api/guest')).status
  const ana = await guest(server)
  expect(await status('127.0.0.1', ana.cookie)).toBe(200)
  expect(await status('127.0.0.1')).toBe(200)
  expect(await status('127.0.0.1')).toBe(429)
  expect(await status('127.0.0.1', ana.cookie)).toBe(200)
  expect(await status('192.0.2.1')).toBe(200)
})

test('a face is seen wherever its person sits, until they take it away', async () => {
  const server = await serve()
  const [ana, ben] = [await guest(server), await guest(server)]
  const first = (await ana.make({ chairs: ['me', 'open'], listed: true })).table.id
  const faceAt = async (id: string, seat = 0) =>
    (await ben.get<MyTable>(`/api/tables/${id}`)).body.table.seats[seat]?.face
  expect(await faceAt(first)).toBeUndefined()

  const face = '01231315'
  expect(await ana.send('PATCH', '/api/me', { face })).toMatchObject({ body: { me: { face } } })
  expect(await ana.get('/api/me')).toMatchObject({ body: { me: { face } } })
  expect(await faceAt(first)).toBe(face)
  const second = (await ana.make({ chairs: ['me', 'open'] })).table.id
  expect(await faceAt(second)).toBe(face)
  await ana.send('PATCH', '/api/me', { name: 'Ana' })
  expect(await faceAt(first)).toBe(face)
  await server.stop()
  const again = await serve({ data: server.data })
  const cem = visitor(again, ben.cookie)
  expect((await cem.get<MyTable>(`/api/tables/${first}`)).body.table.seats[0]?.face).toBe(face)

  const ours = visitor(again, ana.cookie)
  await ours.send('PATCH', '/api/me', { face: null })
  expect((await ours.get<{ me: Me }>('/api/me')).body.me).not.toHaveProperty('face')
  expect((await cem.get<MyTable>(`/api/tables/${first}`)).body.table.seats[0]).not.toHaveProperty(
    'face',
  )
})

test('names show only what people can see', () => {
  expect(tidyName('  Ana  María ')).toBe('Ana María')
  for (const name of ['', '   ', 'a\u202Eb', '\u200B', 'a\u0000']) expect(tidyName(name)).toBeNull()
})
