import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { makeLog } from '../log.ts'
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
