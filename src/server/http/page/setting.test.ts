import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { dataFolder } from '../../test/databases.fixture.ts'
import { serve } from '../../test/server.fixture.ts'
import { GOLDFISH } from '../../test/visitors.fixture.ts'

const PAGE = '<!doctype html><body><div id="app"></div>'

/** A server of a page that is built so far. */
async function server(manifest: object) {
  const webRoot = join(dataFolder(), 'web')
  mkdirSync(join(webRoot, '.vite'), { recursive: true })
  writeFileSync(join(webRoot, 'index.html'), PAGE)
  writeFileSync(join(webRoot, 'index.html.br'), brotliCompressSync(PAGE))
  writeFileSync(join(webRoot, '.vite', 'manifest.json'), JSON.stringify(manifest))
  const { address } = await serve({ webRoot })
  return (path: string, init?: RequestInit) => fetch(address + path, init)
}

test('a table’s page carries the picture of its game behind it; no other page does', async () => {
  const emblem = `../games/${GOLDFISH}/board/art/emblem.svg`
  const get = await server({
    [emblem]: { file: 'assets/emblem-1.svg' },
    [`../games/${GOLDFISH}/text/en.json`]: { file: 'assets/en-1.js' },
    [`_${GOLDFISH}-board-1.js`]: { file: 'assets/board-1.js', name: `${GOLDFISH}-board` },
  })
  const page = await get(`/play/${GOLDFISH}?new=1`)
  const [setting = '', rest] = (await page.text())
    .slice('<!doctype html><body>'.length)
    .split('<div id="app">')
  expect(setting).toMatch(/^<div class="setting" data-accent="\w+" data-next="[^"]+">/)
  expect(setting).toContain('data-next="/assets/board-1.js /assets/en-1.js"')
  expect(setting).toContain('<img src="/assets/emblem-1.svg" alt=""')
  expect(rest).toBe('</div>')
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  for (const path of ['/', `/game/${GOLDFISH}`, `/play/${GOLDFISH}/replay`, '/play/chess'])
    expect([path, await (await get(path)).text()]).toEqual([path, PAGE])
})

test('a HEAD is answered as a GET is, without the page', async () => {
  const get = await server({ 'text/en.json': { file: 'assets/en-1.js' } })
  for (const path of [
    '/',
    '/about',
    `/play/${GOLDFISH}`,
    '/t/some-table',
    '/early.js',
    '/nowhere',
  ]) {
    const [whole, head] = [await get(path), await get(path, { method: 'HEAD' })]
    const said = ({ status, headers }: Response) => [
      status,
      ...['content-type', 'content-length', 'link', 'cache-control', 'vary'].map(name =>
        headers.get(name),
      ),
    ]
    expect([path, ...said(head)]).toEqual([path, ...said(whole)])
    expect([path, await head.text()]).toEqual([path, ''])
  }
})

test('where a game brings no picture, what it needs is named all the same', async () => {
  const get = await server({ [`../games/${GOLDFISH}/text/en.json`]: { file: 'assets/en-1.js' } })
  const page = await (await get(`/play/${GOLDFISH}`)).text()
  expect(page).toContain('data-next="/assets/en-1.js"></div><div id="app">')
})
