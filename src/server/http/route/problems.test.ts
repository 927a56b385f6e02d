import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { dataFolder, onPostgres } from '../../test/databases.fixture.ts'
import { makeLog } from '../../log.ts'
import { serve, unopened } from '../../test/server.fixture.ts'
import { visitor } from '../../test/visitors.fixture.ts'
import { answerProblems } from './problems.ts'

/** What is answered to an error: headers, status, code. */
function answerTo(error: Error): unknown[] {
  const said: unknown[] = []
  const reply = {
    code: (status: number) => (said.push(status), reply),
    header: (...header: unknown[]) => (said.push(header), reply),
    send: (body: { why: string }) => (said.push(body.why), reply),
  }
  const request = { routeOptions: { url: '/api/me' } }
  const answer = answerProblems(makeLog('silent', { write: () => undefined }))
  answer(error as never, request as FastifyRequest, reply as unknown as FastifyReply)
  return said
}

test('where the database is busy the answer says when to try again', () => {
  const busy = new Error('timeout exceeded when trying to connect')
  expect(answerTo(busy)).toEqual([['retry-after', 2], 503, 'busy'])
})

test('a disk that is full, write-protected or broken is said, and is no bug', () => {
  for (const cause of [
    { code: 'ERR_SQLITE_ERROR', errcode: 13 },
    { code: 'ERR_SQLITE_ERROR', errcode: 1032 },
    { code: 'ERR_SQLITE_ERROR', errcode: 778 },
    { code: '53100' },
    { code: '25006' },
    { code: 'EIO' },
  ]) {
    const error = Object.assign(new Error('no room'), cause)
    expect(answerTo(error)).toEqual([['retry-after', 60], 503, 'unstorable'])
  }
  const broken = Object.assign(new Error('UNIQUE'), { code: 'ERR_SQLITE_ERROR', errcode: 1555 })
  expect(answerTo(broken)).toEqual([500, 'bug'])
})

// On PostgreSQL its own disk would have to be full.
test.skipIf(onPostgres())(
  'on a full disk no table is half made, and one is as soon as there is room',
  async () => {
    const { hub, app } = await unopened()
    const fill = (pages: string) =>
      sql.raw(`PRAGMA max_page_count = ${pages}`).execute(hub.store.db)
    const ask = (url: string, payload: object, cookie = '') =>
      app.inject({ method: 'POST', url, payload, headers: { cookie } })
    const guest = await ask('/api/guest', { name: 'Ana' })
    const cookie = String(guest.headers['set-cookie']).split(';')[0]
    const make = () => ask('/api/tables', { game: 'mercado', chairs: ['me', 'open'] }, cookie)
    const tables = () => hub.store.db.selectFrom('tables').select('id').execute()

    await fill('1')
    const refused = []
    for (let times = 0; times < 40; times++) refused.push(await make())
    const last = refused.at(-1)
    expect([last?.statusCode, last?.json()]).toEqual([
      503,
      { why: 'unstorable', message: expect.stringMatching(/disk is full/) },
    ])
    const made = refused.filter(({ statusCode }) => statusCode === 200)
    expect(await tables()).toHaveLength(made.length)
    expect(hub.rooms.size).toBe(made.length)
    await fill('100000')
    expect((await make()).statusCode).toBe(200)
  },
)

test('a part that a file does not have, or a file that is another one, is refused by a sentence', async () => {
  const webRoot = dataFolder()
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html>')
  const page = visitor(await serve({ webRoot }))
  const ask = (headers: Record<string, string>, path = '/index.html') =>
    page.ask('GET', path, undefined, headers)
  for (const [headers, status, why, path] of [
    [{ range: 'bytes=99-' }, 416, 'bad-range'],
    [{ 'if-match': '"another"' }, 412, 'changed'],
    [{}, 403, 'bad-address', '/%00'],
  ] as const) {
    const answer = await ask(headers, path)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ why, message: expect.stringMatching(/^\S.*\.$/) })
  }
})
