import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { dataFolder } from '../../test/databases.fixture.ts'
import { serve } from '../../test/server.fixture.ts'
import { visitor } from '../../test/visitors.fixture.ts'
import type { Limits } from '../../limits/limits.ts'

const CODE = 'code '.repeat(100)

/** A server of a built page, the folder of its files, and a way to ask for one of them. */
async function served(limits: Partial<Limits> = {}, requestsPerAddress = 1000) {
  const webRoot = join(dataFolder(), 'web')
  const folder = join(webRoot, 'assets')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html>')
  const files = {
    'main-1.js': CODE,
    'main-1.js.br': brotliCompressSync(CODE),
    'main-1.js.gz': gzipSync(CODE),
    'main-1.js.map': '{}',
    'short-1.css': 'a{}',
    'letters-1.woff2': Buffer.from([0, 255]),
  }
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes)
  const server = await serve({ webRoot, limits: { ...limits, requestsPerAddress } })
  const ask = (name: string, accepted = 'identity', from = '192.0.2.1', method = 'GET') =>
    visitor(server, '', { 'x-forwarded-for': from, 'accept-encoding': accepted }).ask(
      method,
      `/assets/${name}`,
    )
  const get = async (path: string) => (await visitor(server).ask('GET', path)).status
  return { folder, ask, get }
}

test('a file of the page is read once, and is sent as its reader takes it', async () => {
  const { folder, ask } = await served()
  const CODINGS = [
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['identity', null],
    ['', null],
  ] as const
  const all = async () => {
    for (const [accepted, coding] of CODINGS) {
      const answer = await ask('main-1.js', accepted)
      const { headers } = answer
      expect([accepted, headers.get('content-encoding')]).toEqual([accepted, coding])
      expect(await answer.text()).toBe(CODE)
      expect(headers.get('vary')).toBe('accept-encoding')
      expect(headers.get('cache-control')).toContain('immutable')
      expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    }
    const head = await ask('main-1.js', 'identity', undefined, 'HEAD')
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['500', ''])
    const letters = await ask('letters-1.woff2', 'br')
    expect([...new Uint8Array(await letters.arrayBuffer())]).toEqual([0, 255])
    expect(await (await ask('short-1.css', 'br')).text()).toBe('a{}')
  }
  await all()
  rmSync(folder, { recursive: true })
  await all()
})

test('what tools alone ask for, what has no room and what came later is sent from the disk', async () => {
  const { folder, ask } = await served({ bytesOfPage: 100 })
  const text = async (name: string) => (await ask(name)).text()
  const [css, code, map] = ['short-1.css', 'main-1.js', 'main-1.js.map']
  for (const _ of [1, 2]) {
    expect([await text(css), await text(code), await text(map)]).toEqual(['a{}', CODE, '{}'])
  }
  writeFileSync(join(folder, 'later-2.css'), 'b{}')
  expect(await text('later-2.css')).toBe('b{}')
  rmSync(folder, { recursive: true })
  expect(await text(css)).toBe('a{}')
  expect([(await ask(code)).status, (await ask(map)).status]).toEqual([404, 404])
})

test('an address has so many files of the page; what is not there counts as a request', async () => {
  const { ask } = await served({ pageFilesPerAddress: 4 }, 2)
  const statuses = async (name: string, from: string) =>
    [
      await ask(name, '', from),
      await ask(name, '', from),
      await ask(name, '', from),
      await ask(name, '', from),
      await ask(name, '', from),
    ].map(({ status }) => status)
  const [ana, ben] = ['192.0.2.1', '192.0.2.2']
  expect(await statuses('main-1.js', ana)).toEqual([200, 200, 200, 200, 429])
  expect(await statuses('none-1.js', ana)).toEqual([404, 404, 429, 429, 429])
  expect(await statuses('%6dain-1.js', ben)).toEqual([200, 200, 200, 200, 429])
})

test('an address that is malformed or has a long part counts as a request', async () => {
  const { get } = await served({}, 4)
  const PATHS = ['/assets/%ff', '/x%', '/api/a%00b%zz', `/t/${'x'.repeat(300)}`, '/%ff', '/']
  const statuses: number[] = []
  for (const path of PATHS) statuses.push(await get(path))
  expect(statuses).toEqual([404, 404, 404, 200, 429, 429])
})
