import { readFileSync } from 'node:fs'
import fastifyCookie from '@fastify/cookie'
import { expect, test } from 'vitest'
import type { Account } from '../../protocol/account.ts'
import { manualClock } from '../clock.fixture.ts'
import { onPostgres, runSql } from '../test/databases.fixture.ts'
import { serve, type TestServer } from '../test/server.fixture.ts'
import { guest, keptGuest, meOf, problem, visitor, type Visitor } from '../test/visitors.fixture.ts'
import { authenticator } from './authenticator.fixture.ts'
import { deviceName } from './device.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const accountOf = async (person: Visitor) => (await person.get<Account>('/api/me/account')).body

/** Sends a request that signs a person in; returns them on their new device. */
async function signedIn(
  server: TestServer,
  path: string,
  body: unknown,
  cookie = '',
): Promise<Visitor> {
  const answer = await fetch(server.address + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'user-agent': FIREFOX },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
  return visitor(server, (answer.headers.get('set-cookie') ?? '').split(';')[0])
}

interface Asked {
  readonly options: { readonly challenge: string }
}
const ask = async (person: Visitor, path: string) =>
  (await person.send<Asked>('POST', path)).body.options

/** A guest with a passkey. */
async function keeper(server: TestServer) {
  const ana = await guest(server)
  const key = authenticator()
  const response = key.register(await ask(ana, '/api/me/passkeys/ask'), server.address)
  expect((await ana.send('POST', '/api/me/passkeys', { response })).status).toBe(200)
  return { ana, key }
}

test('a person has so many passkeys', async () => {
  const server = await serve()
  const ana = await guest(server)
  const statuses = new Set<number>()
  for (let many = 0; many < 31; many++) {
    const asked = await ask(ana, '/api/me/passkeys/ask')
    const response = authenticator().register(asked, server.address)
    statuses.add((await ana.send('POST', '/api/me/passkeys', { response })).status)
  }
  expect([...statuses]).toEqual([200, 409])
  expect((await accountOf(ana)).passkeys).toHaveLength(30)
})

test('a passkey signs a person in on another device', async () => {
  const server = await serve()
  const { ana, key } = await keeper(server)
  const nobody = visitor(server)
  const response = key.signIn(await ask(nobody, '/api/sign-in/passkey/ask'), server.address)
  const elsewhere = await signedIn(server, '/api/sign-in/passkey', { response })
  expect(await meOf(elsewhere)).toEqual(await meOf(ana))
  const { devices, passkeys } = await accountOf(elsewhere)
  expect(new Map(devices.map(({ name, here }) => [name, here]))).toEqual(
    new Map([
      ['', false],
      ['Firefox · Linux', true],
    ]),
  )
  expect(passkeys).toHaveLength(1)
})

test('a challenge is answered once, in five minutes, on this site, by the person it was sent to', async () => {
  const clock = manualClock(Date.now())
  const server = await serve({ clock })
  const { ana, key } = await keeper(server)
  const nobody = visitor(server)
  const put = () => ask(nobody, '/api/sign-in/passkey/ask')
  const answer = (response: object) => nobody.send('POST', '/api/sign-in/passkey', { response })

  const once = key.signIn(await put(), server.address)
  expect((await answer(once)).status).toBe(200)
  expect(await answer(once)).toEqual({ status: 400, body: problem('old-challenge') })
  const late = key.signIn(await put(), server.address)
  clock.advance(5 * 60_000)
  expect((await answer(late)).body).toEqual(problem('old-challenge'))
  const elsewhere = key.signIn(await put(), 'https://evil.example')
  expect(await answer(elsewhere)).toEqual({ status: 400, body: problem('bad-passkey') })
  const forged = authenticator().signIn(await put(), server.address)
  expect(await answer(forged)).toEqual({ status: 401, body: problem('no-passkey') })
  const mixed = {
    ...key.signIn(await put(), server.address),
    response: { clientDataJSON: 'e30', authenticatorData: '', signature: '' },
  }
  expect((await answer(mixed)).body).toEqual(problem('old-challenge'))

  const asked = await ask(ana, '/api/me/passkeys/ask')
  const ben = await guest(server)
  const response = authenticator().register(asked, server.address)
  expect((await ben.send('POST', '/api/me/passkeys', { response })).body).toEqual(
    problem('old-challenge'),
  )
  const again = key.register(await ask(ben, '/api/me/passkeys/ask'), server.address)
  expect(await ben.send('POST', '/api/me/passkeys', { response: again })).toEqual({
    status: 409,
    body: problem('known-passkey'),
  })
})

test('with a public address passkeys are for that site alone', async () => {
  const server = await serve({ publicUrl: 'https://play.example.org' })
  const ana = await guest(server)
  const asked = await ask(ana, '/api/me/passkeys/ask')
  expect(asked).toMatchObject({ rp: { id: 'play.example.org' } })
  const response = authenticator().register(asked, 'https://play.example.org')
  expect((await ana.send('POST', '/api/me/passkeys', { response })).status).toBe(200)
})

test('a passkey that its owner deletes opens nothing', async () => {
  const server = await serve()
  const { ana, key } = await keeper(server)
  const [{ id }] = (await accountOf(ana)).passkeys
  const ben = await guest(server)
  expect(await ben.send('DELETE', `/api/me/passkeys/${id}`)).toEqual({
    status: 404,
    body: problem('no-passkey'),
  })
  expect((await ana.send('DELETE', `/api/me/passkeys/${id}`)).status).toBe(200)
  const response = key.signIn(await ask(ben, '/api/sign-in/passkey/ask'), server.address)
  expect((await ben.send('POST', '/api/sign-in/passkey', { response })).status).toBe(401)
})

test('a person signs out one device or all others, and their sockets close', async () => {
  const server = await serve()
  const { ana, key } = await keeper(server)
  const enter = async () => {
    const response = key.signIn(
      await ask(visitor(server), '/api/sign-in/passkey/ask'),
      server.address,
    )
    return signedIn(server, '/api/sign-in/passkey', { response })
  }
  const [phone, tablet] = [await enter(), await enter()]
  const { table } = await ana.make({ chairs: ['me', 'open'] })
  const line = await phone.watch(table.id)
  const lost = (await accountOf(phone)).devices.find(({ here }) => here)!
  const ben = await guest(server)
  expect(await ben.send('DELETE', `/api/me/devices/${lost.id}`)).toEqual({
    status: 404,
    body: problem('no-device'),
  })
  expect((await ana.send('DELETE', `/api/me/devices/${lost.id}`)).status).toBe(200)
  await line.closed
  expect(await meOf(phone)).toBeNull()
  expect(await meOf(tablet)).not.toBeNull()
  expect((await ana.send('POST', '/api/me/devices/end-others')).status).toBe(200)
  expect(await meOf(tablet)).toBeNull()
  expect((await accountOf(ana)).devices).toHaveLength(1)
  expect((await ana.send('POST', '/api/me/sign-out')).status).toBe(200)
  expect(await meOf(ana)).toBeNull()
})

test('a device that has not been seen for 400 days is forgotten', async () => {
  const clock = manualClock(Date.now())
  const server = await serve({ clock })
  const ana = await keptGuest(server)
  clock.advance(399 * 86_400_000)
  expect(await meOf(ana)).not.toBeNull()
  clock.advance(399 * 86_400_000)
  expect(await meOf(ana)).not.toBeNull()
  clock.advance(400 * 86_400_000)
  expect(await meOf(ana)).toBeNull()
})

test.skipIf(onPostgres())(
  'a guest with an old cookie comes back by it, until their new one was seen',
  async () => {
    const clock = manualClock(Date.now())
    const server = await serve({ clock })
    await runSql(
      server,
      "INSERT INTO users (id, name, created_at, old_cookie) VALUES ('old-guest', 'Ana', 1, 1)",
    )
    const signed = fastifyCookie.sign('old-guest', readFileSync(`${server.data}/secret`, 'utf8'))
    const old = visitor(server, `tianguis=${encodeURIComponent(signed)}`)
    const enter = async () => {
      const answer = await fetch(`${server.address}/api/me`, { headers: { cookie: old.cookie } })
      expect(await answer.json()).toEqual({ me: { id: 'old-guest', name: 'Ana' } })
      return visitor(server, (answer.headers.get('set-cookie') ?? '').split(';')[0])
    }
    await enter()
    const ana = await enter()
    expect(await meOf(ana)).toEqual({ id: 'old-guest', name: 'Ana' })
    expect(await meOf(old)).toBeNull()
  },
)

test.skipIf(onPostgres())('only the hash of a token is stored', async () => {
  const server = await serve()
  const ana = await guest(server)
  const token = ana.cookie.split('=')[1]
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  await server.stop()
  expect(readFileSync(`${server.data}/tianguis.db`, 'latin1')).not.toContain(token)
  expect(server.lines.join('\n')).not.toContain(token)
})

test('devices are named by their user agents', () => {
  expect(deviceName(FIREFOX)).toBe('Firefox · Linux')
  const edge =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0'
  expect(deviceName(edge)).toBe('Edge · Windows')
  expect(deviceName('curl/8')).toBe('')
  expect(deviceName(undefined)).toBe('')
})

test('with a passkey the cookie changes: who has seen the old one is nobody', async () => {
  const server = await serve()
  const ana = await guest(server)
  const thief = visitor(server, ana.cookie)
  const response = authenticator().register(await ask(ana, '/api/me/passkeys/ask'), server.address)
  expect(await meOf(thief)).not.toBeNull()
  expect((await ana.send('POST', '/api/me/passkeys', { response })).status).toBe(200)
  expect(await meOf(ana)).not.toBeNull()
  expect(await meOf(thief)).toBeNull()
})
