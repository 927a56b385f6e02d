import { expect, test } from 'vitest'
import type { ServerConfig } from '../../config.ts'
import { connect } from '../../test/lines.fixture.ts'
import { serve } from '../../test/server.fixture.ts'
import { visitor } from '../../test/visitors.fixture.ts'

const PUBLIC = 'https://play.example.org'

/**
 * Sends one request for each of these addresses, as a proxy on this machine would; returns how each
 * was answered.
 */
async function askFor(
  config: Partial<ServerConfig>,
  forwarded: readonly string[],
): Promise<number[]> {
  const server = await serve({ limits: { requestsPerAddress: 2 }, ...config })
  const answers: number[] = []
  for (const address of forwarded) {
    const { status } = await visitor(server, '', { 'x-forwarded-for': address }).ask(
      'GET',
      '/health',
    )
    answers.push(status)
  }
  return answers
}

test('behind a proxy on this machine everybody has their own limit', async () => {
  const [ana, ben] = ['203.0.113.7', '2001:db8::7']
  expect(await askFor({}, [ana, ana, ana, ben, ana, ben, ben])).toEqual([
    200, 200, 429, 200, 429, 200, 429,
  ])
})

test('what a client says about its own address does not count', async () => {
  const forged = [1, 2, 3].map(n => `198.51.100.${n}, 203.0.113.7`)
  expect(await askFor({}, forged)).toEqual([200, 200, 429])
})

test('nor do the ports that some proxies tell with the address', async () => {
  const ports = [1, 2, 3].map(n => `203.0.113.7:${n}`)
  expect(await askFor({}, ports)).toEqual([200, 200, 429])
})

test('named proxies are trusted, also one behind the other, and nobody else is', async () => {
  const through = [1, 2, 3].map(n => `198.51.100.${n}, 10.0.0.5`)
  expect(await askFor({ proxies: 'loopback,10.0.0.0/8' }, through)).toEqual([200, 200, 200])
  expect(await askFor({ proxies: 'loopback' }, through)).toEqual([200, 200, 429])
  expect(
    await askFor({ proxies: '10.0.0.0/8' }, ['203.0.113.1', '203.0.113.2', '203.0.113.3']),
  ).toEqual([200, 200, 429])
})

test('cookies are for https alone where the proxy was asked by https, and only a trusted proxy counts', async () => {
  const cookie = async (config: Partial<ServerConfig>, proto: string) => {
    const answer = await visitor(await serve(config), '', { 'x-forwarded-proto': proto }).ask(
      'POST',
      '/api/guest',
    )
    return answer.headers.get('set-cookie')
  }
  expect(await cookie({}, 'https')).toContain('; Secure')
  expect(await cookie({}, 'http')).not.toContain('Secure')
  expect(await cookie({ proxies: '10.0.0.0/8' }, 'https')).not.toContain('Secure')
  expect(await cookie({ publicUrl: PUBLIC }, 'http')).toContain('; Secure')
})

test('pages of the public address are ours, whatever the proxy calls us; a header alone makes no page ours', async () => {
  const server = await serve({ publicUrl: PUBLIC })
  const from = async (headers: Record<string, string>) =>
    (await visitor(server, '', headers).ask('POST', '/api/guest')).status
  expect(await from({ origin: PUBLIC })).toBe(200)
  expect(await from({ origin: 'http://play.example.org' })).toBe(403)
  expect(await from({ origin: 'https://evil.example' })).toBe(403)
  expect(await from({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' })).toBe(
    403,
  )
  const ana = visitor(
    server,
    (await visitor(server).ask('POST', '/api/guest')).headers.get('set-cookie')?.split(';')[0],
  )
  const { table } = await ana.make({ chairs: ['me', 'open'] })
  const socket = `${server.address.replace('http', 'ws')}/api/tables/${table.id}/socket`
  await connect(socket, { origin: PUBLIC })
  await expect(connect(socket, { origin: 'https://evil.example' })).rejects.toThrow('403')
})
