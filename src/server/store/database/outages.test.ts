import { expect, onTestFinished, test, vi } from 'vitest'
import { makeLog } from '../../log.ts'
import { logFailure } from './revision-conflict.ts'

const FULL = { code: 'ERR_SQLITE_ERROR', errcode: 13 }
const errorOf = (said: string, cause: object = {}) => Object.assign(new Error(said), cause)

test('an outage is said in one line a minute, without a stack, however much fails', () => {
  const lines: Record<string, unknown>[] = []
  const log = makeLog('debug', {
    write: line => void lines.push(JSON.parse(line) as Record<string, unknown>),
  })
  const clock = vi.spyOn(performance, 'now').mockReturnValue(5000)
  onTestFinished(() => clock.mockRestore())
  const fail = (error: Error) => logFailure(log, error, 'a move failed', { table: 'one' })
  for (let times = 0; times < 200; times++) fail(errorOf('disk is full', FULL))
  fail(errorOf('no such machine', { code: 'ENOTFOUND' }))
  clock.mockReturnValue(65_000)
  fail(errorOf('disk is full', FULL))
  fail(errorOf('a bug'))
  fail(errorOf('a bug'))
  expect(
    lines.map(({ level, msg, reason, more, err }) => ({ level, msg, reason, more, err })),
  ).toEqual([
    { level: 50, msg: 'the database cannot store anything', reason: 'disk is full', more: 0 },
    { level: 40, msg: 'database unavailable', reason: 'no such machine', more: 0 },
    { level: 50, msg: 'the database cannot store anything', reason: 'disk is full', more: 199 },
    ...[1, 2].map(() => ({ level: 50, msg: 'a move failed', err: expect.any(Object) as unknown })),
  ])
})
