import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { dataFolder } from '../../test/databases.fixture.ts'
import { makeLog } from '../../log.ts'
import { serve } from '../../test/server.fixture.ts'
import { visitor } from '../../test/visitors.fixture.ts'
import { answerProblems } from './problems.ts'

test('where the database is busy the answer says when to try again', () => {
  const said: unknown[] = []
  const reply = {
    code: (status: number) => (said.push(status), reply),
    header: (...header: unknown[]) => (said.push(header), reply),
    send: (body: { why: string }) => (said.push(body.why), reply),
  }
  const request = { routeOptions: { url: '/api/me' } }
  const busy = Object.assign(new Error('timeout exceeded when trying to connect'))
  const answer = answerProblems(makeLog('silent', { write: () => undefined }))
  answer(busy as never, request as FastifyRequest, reply as unknown as FastifyReply)
  expect(said).toEqual([['retry-after', 2], 503, 'busy'])
})

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
