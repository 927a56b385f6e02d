import { afterEach, expect, test, vi } from 'vitest'
import { api } from './api.ts'

const answers = (status: number, why: string) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ why, message: 'No.' }, { status })))

afterEach(() => vi.unstubAllGlobals())

test.each([
  [400, 'bad-request', 'not-found'],
  [404, 'no-table', 'not-found'],
  [429, 'too-many', 'too-many'],
  [503, 'busy', 'offline'],
])('a table asked for and answered %i %s: %s', async (status, why, told) => {
  answers(status, why)
  expect(await api.table('xyz')).toEqual({ ok: false, why: told })
})
