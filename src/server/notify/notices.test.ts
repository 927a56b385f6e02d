import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { MyNotices } from '../../protocol/notices.ts'
import { smtpSink } from './smtp-sink.fixture.ts'
import { fillUp, onPostgres, runSql } from '../test/databases.fixture.ts'
import { playOn } from '../test/lines.fixture.ts'
import { serve } from '../test/server.fixture.ts'
import type { Schema } from '../store/database/schema.ts'
import { sqliteDialect } from '../store/database/sqlite.ts'
import { quietTables } from '../store/tables/due.ts'
import { guest, idOf, visitor, type Visitor } from '../test/visitors.fixture.ts'
import { browser } from './browser.fixture.ts'
import { CALLING, match, MINUTE, pass, post, START, told, wants } from './notices.fixture.ts'
import { receiver } from './receiver.fixture.ts'

test('my own program is called once a turn, signed, and learns only where', async () => {
  const { server, clock, ana, ben, hook } = await post()
  const { body: mine } = await wants(ana, { hook: true, hookUrl: `${hook.url}/mine?a=1` })
  await wants(ben, { hook: true, hookUrl: `${hook.url}/bens` })
  const id = await match(ana, ben)
  await hook.until(1)
  const [{ path, headers, body }] = hook.calls
  expect(path).toBe('/mine?a=1')
  const signed = `${String(headers['tianguis-time'])}.${body.toString()}`
  const right = createHmac('sha256', mine.hookSecret).update(signed).digest('hex')
  expect(headers['tianguis-signature']).toBe(`sha256=${right}`)
  const url = `${CALLING.publicUrl}/t/${id}`
  const said = `Your turn: Merchant of Goldfish ${url}`
  const tables = [{ id, game: 'merchant-of-goldfish', title: 'Merchant of Goldfish', url }]
  expect(JSON.parse(body.toString())).toEqual({
    type: 'your-turn',
    text: said,
    content: said,
    tables,
  })

  clock.advance(10 * MINUTE)
  const line = await ana.watch(id)
  await playOn([line], 1)
  await hook.until(2)
  await server.stop()
  expect(hook.calls.map(call => call.path)).toEqual(['/mine?a=1', '/bens'])

  const again = await serve({ data: server.data, clock, ...CALLING })
  clock.advance(10 * MINUTE)
  await match(visitor(again, ben.cookie), visitor(again, ana.cookie))
  await hook.until(3)
  await again.stop()
  expect(hook.calls.map(call => call.path)).toEqual(['/mine?a=1', '/bens', '/bens'])
})

test('programs that do not answer keep nobody waiting', async () => {
  const slow: (() => void)[] = []
  const called: string[] = []
  const { server, ana, ben } = await post({
    post(to) {
      called.push(to)
      return to.includes('ana') ? Promise.resolve() : new Promise(end => slow.push(end))
    },
  })
  const hookOf = async (who: Visitor, hookUrl: string) => {
    await wants(who, { hook: true, hookUrl })
    await match(who, ben)
  }
  for (let many = 0; many < 3; many++) await hookOf(await guest(server), 'http://slow.example/')
  await expect.poll(() => slow.length).toBe(3)
  await hookOf(ana, 'http://ana.example/')
  await expect.poll(() => called).toContain('http://ana.example/')
  for (const end of slow) end()
  await server.stop()
})

test('who is being told of one turn hears of the next five minutes later, not at once', async () => {
  const called: string[] = []
  const { clock, ana, ben } = await post({
    post(_to, _headers, body) {
      called.push(String(body))
      return called.length === 1
        ? new Promise(end => clock.at(START + MINUTE, end))
        : Promise.resolve()
    },
  })
  onTestFinished(() => clock.advance(MINUTE))
  await wants(ana, { hook: true, hookUrl: 'http://slow.example/' })
  const tables = [await match(ana, ben)]
  await expect.poll(() => called).toHaveLength(1)
  tables.push(await match(ana, ben))
  const took = await pass(clock, ben, { calls: called }, 2, 10_000)
  expect(took).toBeGreaterThanOrEqual(5 * MINUTE)
  expect(called.map(body => tables.findIndex(id => body.includes(id)))).toEqual([0, 1])
})

test('a notice that was due while the server was down is sent when it is back', async () => {
  const { server, clock, ana, ben, hook } = await post()
  await wants(ana, { hook: true, hookUrl: hook.url })
  const id = await match(ana, ben, { kind: 'none' })
  await server.stop()
  clock.advance(3 * MINUTE)
  const again = await serve({ data: server.data, clock, ...CALLING })
  await pass(clock, visitor(again), hook, 1)
  expect(told(hook)).toEqual([[id]])
})

test.skipIf(onPostgres())(
  'a turn of a live match is stored when it is late, and forgotten when it is over',
  async () => {
    const { server, clock, ana, ben } = await post()
    await match(ana, ben)
    const id = await match(ana, ben, { kind: 'none' })
    const stored = async () => {
      const turns = await runSql(server, `SELECT seat FROM turns WHERE table_id = '${id}'`)
      return turns.map(turn => (turn as { seat: number }).seat)
    }
    expect(await stored()).toEqual([])
    clock.advance(45_000)
    await expect.poll(stored).toEqual([0])
    const lines = [await ana.watch(id), await ben.watch(id)]
    await playOn(lines, 1)
    expect(await stored()).toEqual([])
    await server.stop()

    const db = new Kysely<Schema>({ dialect: sqliteDialect(join(server.data, 'tianguis.db')) })
    onTestFinished(() => db.destroy())
    const at = clock.now()
    const quiet = (from: number, until: number) => quietTables(db, { from, until }).next()
    expect(await quiet(0, at + 1)).toMatchObject({ value: [{ id, at }] })
    expect(await quiet(0, at)).toMatchObject({ done: true })
    expect(await quiet(at + 1, at + 2)).toMatchObject({ done: true })
    const again = await serve({ data: server.data, clock })
    const later = () => {
      clock.advance(5000)
      return stored()
    }
    await expect.poll(later).toEqual([1])
    expect(clock.now()).toBeGreaterThanOrEqual(at + 45_000)
    await again.stop()
    expect(await quiet(0, at + 1)).toEqual({ value: [], done: false })
  },
  60_000,
)

test('only the subscribed browser can read a push', async () => {
  const { server, ana, ben, hook } = await post()
  const { agreement, read } = browser(`${hook.url}/push`)
  expect((await ana.send('POST', '/api/me/notices/push', agreement)).status).toBe(200)
  const taken = (await ana.get('/api/me/export')).body
  expect(taken).toMatchObject({ words: { browsers: [{ endpoint: agreement.endpoint }] } })
  const { body: mine } = await wants(ana, { push: true, language: 'es' })
  expect(mine).toMatchObject({ push: true, devices: 1 })
  const id = await match(ana, ben)
  await hook.until(1)
  const [{ headers, body }] = hook.calls
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  expect(headers.authorization).toMatch(new RegExp(`^vapid t=[^,]+, k=${mine.pushKey}$`))
  expect(body.toString()).not.toContain(id)
  expect(JSON.parse(read(body))).toEqual({
    title: 'Te toca: El mercader de peces dorados',
    body: `Con ${(await ben.get<{ me: { name: string } }>('/api/me')).body.me.name}.`,
    url: `${CALLING.publicUrl}/t/${id}`,
  })
  hook.answer(410)
  expect(await ana.send('POST', '/api/me/notices/test', { channel: 'push' })).toMatchObject({
    status: 422,
  })
  expect((await ana.get<MyNotices>('/api/me/notices')).body.devices).toBe(0)
  await server.stop()
})

test('a mail goes to the person’s sign-in address', async () => {
  const sink = await smtpSink()
  const { ana, ben, server } = await post({ mail: sink.url })
  expect((await wants(ana, { mail: true })).body.canMail).toBe(false)
  await ana.send('POST', '/api/sign-in/mail', { address: 'ana@example.org' })
  const token = /#(\S+)/.exec(sink.mails[0]?.text ?? '')?.[1]
  expect((await ana.send('POST', '/api/sign-in/link', { token })).status).toBe(200)
  expect((await ana.get<MyNotices>('/api/me/notices')).body.canMail).toBe(true)
  expect((await ana.send('POST', '/api/me/notices/test', { channel: 'mail' })).body).toEqual({
    sent: true,
  })
  const id = await match(ana, ben)
  await server.stop()
  expect(sink.mails.slice(1).map(({ to, subject }) => [to, subject])).toEqual([
    [['ana@example.org'], 'Tianguis: a test'],
    [['ana@example.org'], 'Your turn: Merchant of Goldfish'],
  ])
  expect(sink.mails.at(-1)?.text).toContain(`${CALLING.publicUrl}/t/${id}\n`)
})

test('several turns within some minutes are one message, and quiet hours are quiet', async () => {
  const { server, clock, ana, ben, hook } = await post()
  await wants(ana, { hook: true, hookUrl: hook.url })
  const first = await match(ana, ben)
  await hook.until(1)
  const [second, third] = [await match(ana, ben), await match(ana, ben)]
  expect(await pass(clock, ben, hook, 2)).toBeGreaterThanOrEqual(5 * MINUTE - MINUTE)
  expect(told(hook).map(ids => ids.toSorted())).toEqual([[first], [second, third].toSorted()])

  const silent = await match(ana, ben, { kind: 'none' })
  expect((await ana.send('POST', `/api/tables/${silent}/notices`, { silent: true })).body).toEqual({
    silent: true,
  })
  const quiet = { zone: 'UTC', from: 12 * 60, until: 14 * 60 }
  const quietUntil = START + 120 * MINUTE
  expect((await ana.send('PATCH', '/api/me/time', { quiet })).status).toBe(200)
  const fourth = await match(ana, ben)
  await pass(clock, ben, hook, 3)
  expect(clock.now()).toBeGreaterThanOrEqual(quietUntil)
  await server.stop()
  expect(told(hook).slice(2)).toEqual([[fourth]])
})

test('a person who looks at the table gets no notice until they look away', async () => {
  const { clock, ana, ben, hook } = await post()
  const bens = await receiver()
  await wants(ana, { hook: true, hookUrl: hook.url })
  await wants(ben, { hook: true, hookUrl: bens.url })
  const id = await match(ana, ben, { kind: 'none' })
  const other = await match(ben, ana, { kind: 'none' })
  const line = await ana.watch(id)
  await pass(clock, ben, bens, 1)
  expect(told(bens)).toEqual([[other]])
  expect(hook.calls).toEqual([])
  line.say({ type: 'looking', visible: false })
  await line.settle()
  await pass(clock, ben, hook, 1)
  expect(told(hook)).toEqual([[id]])
})

test.skipIf(!onPostgres())('also if they look at it on another server', async () => {
  const { server, clock, ana, ben, hook } = await post()
  const other = await serve({ data: server.data, clock, ...CALLING })
  const bens = await receiver()
  await wants(ana, { hook: true, hookUrl: hook.url })
  await wants(ben, { hook: true, hookUrl: bens.url })
  const id = await match(ana, ben, { kind: 'none' })
  const line = await visitor(other, ana.cookie).watch(id)
  await server.stop()
  const third = await serve({ data: server.data, clock, ...CALLING })
  const there = visitor(third, ben.cookie)
  await match(visitor(other, ben.cookie), visitor(other, ana.cookie), { kind: 'none' })
  await pass(clock, there, bens, 1)
  expect(hook.calls).toEqual([])
  line.say({ type: 'looking', visible: false })
  await line.settle()
  await pass(clock, there, hook, 1)
  expect(told(hook)).toEqual([[id]])
})

test('a refused notice is retried, each time later', async () => {
  const { clock, ana, ben, hook, server } = await post()
  hook.answer(500)
  await wants(ana, { hook: true, hookUrl: hook.url })
  const id = await match(ana, ben)
  await hook.until(1)
  expect(await pass(clock, ana, hook, 2)).toBeGreaterThanOrEqual(MINUTE - MINUTE)
  expect(await pass(clock, ana, hook, 3)).toBeGreaterThanOrEqual(5 * MINUTE - MINUTE)
  hook.answer(200)
  expect(await pass(clock, ana, hook, 4)).toBeGreaterThanOrEqual(30 * MINUTE - MINUTE)
  await server.stop()
  expect(told(hook)).toEqual([[id], [id], [id], [id]])
})

test('a notice that failed while the database could store nothing is sent again', async () => {
  const called: string[] = []
  const { server, clock, ana, ben } = await post({
    async post(_to, _headers, body) {
      called.push(String(body))
      if (called.length > 1) return
      clearing = await fillUp(server, 'notice_sent')
      throw new Error('no answer')
    },
  })
  let clearing: (() => Promise<void>) | undefined
  await wants(ana, { hook: true, hookUrl: 'http://ana.example/' })
  const id = await match(ana, ben, { kind: 'none' })
  await pass(clock, ben, { calls: called }, 1)
  await expect.poll(() => server.lines.join()).toContain('notice was not accepted')
  for (let many = 0; many < 5; many++) await ben.get('/api/me/notices')
  await clearing?.()
  await pass(clock, ben, { calls: called }, 2)
  expect(called.map(body => body.includes(id))).toEqual([true, true])
})

test('where nothing can be stored of one person’s notice, others are told', async () => {
  const { server, clock, ana, ben, hook } = await post()
  const cyd = await guest(server)
  for (const who of [ana, cyd]) {
    await wants(who, { hook: true, hookUrl: `${hook.url}/${who === ana ? 'ana' : 'cyd'}` })
    await match(who, ben, { kind: 'none' })
  }
  const id = await idOf(ana)
  await server.stop()
  await fillUp(server, 'notice_sent', `NEW.user_id = '${id}'`)
  clock.advance(3 * MINUTE)
  const again = await serve({ data: server.data, clock, ...CALLING })
  await pass(clock, visitor(again), hook, 1)
  expect(hook.calls.map(({ path }) => path)).toEqual(['/cyd'])
})
