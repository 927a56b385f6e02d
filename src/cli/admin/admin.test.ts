import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dataFolder } from '../../server/test/databases.fixture.ts'
import { serve, silent } from '../../server/test/server.fixture.ts'
import { guest, idOf } from '../../server/test/visitors.fixture.ts'
import { tianguisHere } from '../cli.fixture.ts'

beforeEach(() => void vi.stubEnv('DATABASE_URL', undefined))
afterEach(() => void vi.unstubAllEnvs())

/** Runs one command line in this process: its exit code, its output, its error. */
const tianguis = (...args: string[]) => tianguisHere(['admin', ...args])

async function market() {
  const server = await serve({ thinker: silent() })
  const ana = await guest(server)
  await ana.send('PATCH', '/api/me', { name: 'Ana' })
  const { table } = await ana.make({ chairs: ['me', 'easy'], options: { start: 0 } })
  const at = ['--data', server.data]
  return { server, ana, id: table.id, at }
}

test('tables are found, shown, ended and deleted while their server runs', async () => {
  const { ana, id, at } = await market()
  const line = await ana.watch(id)
  const found = await tianguis('tables', '--person', 'Ana', '--status', 'running', ...at)
  expect(found).toMatchObject({ code: 0, err: '' })
  expect(found.out).toMatch(
    new RegExp(`^TABLE .*\\n${id} +merchant-of-goldfish +running +\\S+ \\S+ +Ana\\*, bot easy\\n$`),
  )
  expect((await tianguis('tables', '--older', '1h', ...at)).out).toBe('There are no such tables.\n')
  expect(JSON.parse((await tianguis('tables', '--json', ...at)).out)).toMatchObject([
    { table: { id } },
  ])
  expect((await tianguis('table', id, ...at)).out).toMatch(
    /status +running\n[^]*seat 0 +Ana\* \([\w-]+\)\n/,
  )

  expect(await tianguis('end', id, '--why', 'A test.', ...at)).toMatchObject({ code: 0, err: '' })
  await line.hear('welcome', ({ table }) => table.life?.why === 'A test.')
  const again = await tianguis('end', id, ...at)
  expect(again).toEqual({ code: 2, out: '', err: 'The match is over.\n' })

  // There is no terminal here to ask for confirmation.
  expect(await tianguis('delete', id, ...at)).toMatchObject({ code: 2, out: '' })
  expect(await tianguis('delete', id, '--yes', ...at)).toMatchObject({ code: 0, err: '' })
  await line.closed
  expect((await tianguis('log', ...at)).out).toMatch(
    /command line +delete +[^]*command line +end +.* +A test\.\n/,
  )
})

test('people are found, banned, unbanned, and made admins', async () => {
  const { server, ana, at } = await market()
  const user = await idOf(ana)
  expect((await tianguis('people', 'an', ...at)).out).toContain(user)
  expect((await tianguis('ban', 'ana', '--for', '7d', '--why', 'insults', ...at)).out).toMatch(
    /banned until .*: insults\.\n$/,
  )
  expect((await ana.get('/api/me')).status).toBe(403)
  expect((await tianguis('people', '--banned', ...at)).out).toContain('insults')
  expect((await tianguis('unban', user, ...at)).code).toBe(0)
  expect((await tianguis('grant', 'Ana', ...at)).out).toBe(`Ana (${user}) is an admin.\n`)
  expect((await ana.get('/api/admin/reports')).status).toBe(200)
  expect((await tianguis('revoke', 'Ana', ...at)).code).toBe(0)
  expect((await tianguis('reports', ...at)).out).toBe('There are no reports.\n')
  const ben = await guest(server)
  await ben.send('PATCH', '/api/me', { name: 'Ana' })
  const { code, err } = await tianguis('ban', 'Ana', ...at)
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(/^Several are called "Ana"; name one by id: [^\n]+\.\n$/),
  ])
})

test('ratings are computed again where no server runs', async () => {
  const { server, at } = await market()
  await server.stop()
  expect(await tianguis('ratings', 'rebuild', ...at)).toMatchObject({
    code: 0,
    out: 'The ratings were computed again from 0 matches.\n',
  })
})

test('an error is one sentence', async () => {
  const { at } = await market()
  const wrong: [string[], number, RegExp][] = [
    [['table', 'nothing', ...at], 2, /^There is no such table\.\n$/],
    [['table', '../log', ...at], 2, /^[^\n]+\.\n$/],
    [['tables', '--older', 'soon', ...at], 2, /45m, 12h, 30d or 2w/],
    [['tables', '--status', 'lost', ...at], 2, /open, running, over/],
    [['ban', 'Nobody', ...at], 2, /^There is no person called "Nobody" here\.\n$/],
    [['ban', 'Ana', '--for', '0d', ...at], 2, /45m/],
    [['close', 'a-report', ...at], 2, /admin reports/],
    [['report', 'abcdefgh/players/3', ...at], 2, /^No such line was reported\.\n$/],
    [['tables', '--data', dataFolder()], 1, /^There are no data in [^\n]+\.\n$/],
    [['sing'], 2, /tables, table, end, delete/],
  ]
  for (const [args, code, err] of wrong) {
    const got = await tianguis(...args)
    expect([args, got.code, got.out]).toEqual([args, code, ''])
    expect(got.err).toMatch(err)
    expect(got.err).toMatch(/^\S[^\n]+\n$/)
  }
})
