import { expect, test } from 'vitest'
import type { ServerConfig } from '../config.ts'
import { leftOf, tableOf } from '../schedule/clocks.fixture.ts'
import { onPostgres, runSql } from '../test/databases.fixture.ts'
import { latestMoment, type Line } from '../test/lines.fixture.ts'
import { serve, silent, type TestServer } from '../test/server.fixture.ts'
import { keptGuest, together, visitor } from '../test/visitors.fixture.ts'
import { turnNotice } from './notice.ts'
import { CALLING, match, MINUTE, pass, post, saidTo, told, wants } from './notices.fixture.ts'
import { receiver, type Receiver } from './receiver.fixture.ts'
import { smtpSink } from './smtp-sink.fixture.ts'

/** A step so small that little more than what is waited for passes. */
const SECOND = 1000
const HOUR = 60 * MINUTE
const DAYS = { kind: 'days', hours: 24 }

/** The first message is sent and noted: what is sent soon after another one waits for it. */
const isSent = (server: TestServer) =>
  expect.poll(() => runSql(server, 'SELECT at FROM notice_sent')).toHaveLength(1)

/** Ana is to move at a table over days, has been told so, and 17 of her 24 hours are over. */
async function late(more: Partial<ServerConfig> = {}) {
  const all = await post(more)
  const { server, ana, ben, hook, clock } = all
  await wants(ana, { hook: true, hookUrl: hook.url })
  const id = await match(ana, ben, DAYS)
  await isSent(server)
  clock.advance(17 * HOUR)
  return { ...all, id }
}

/** Six hours, but for what passes until it is said. */
const SIX_HOURS = expect.closeTo(6 * HOUR, -6) as number

/** What was said last, and with how much time left. */
function lastOf(hook: Receiver) {
  const { text = '', tables } = saidTo(hook).at(-1) ?? {}
  return { text, ids: tables?.map(({ id }) => id), left: tables?.[0]?.left }
}

/** Plays the first offer once. */
async function play(line: Line, key: string): Promise<void> {
  const moment = latestMoment(line)
  if (moment === null) throw new Error('This line has heard of no moment.')
  line.say({ type: 'choose', key, at: moment.seq, moves: moment.offers.slice(0, 1) })
  const { seq } = await line.hear('done', done => done.key === key)
  while ((latestMoment(line)?.seq ?? 0) < seq) await line.next()
}

test('who has not moved is reminded once, when a quarter of their time is left', async () => {
  const { clock, ana, ben, hook, id } = await late()
  clock.advance(HOUR)
  await pass(clock, ben, hook, 2, SECOND)
  const url = `${CALLING.publicUrl}/t/${id}`
  const text = `Still your turn, 6 hours left: Merchant of Goldfish ${url}`
  expect(lastOf(hook)).toEqual({ text, ids: [id], left: SIX_HOURS })
  // Nothing more of that turn, until the next one.
  clock.advance(3 * HOUR)
  const other = await match(ana, ben, DAYS)
  await pass(clock, ben, hook, 3, SECOND)
  expect(told(hook)).toEqual([[id], [id], [other]])
})

/** Ana has been reminded two minutes before her time is up, and now a bot plays for her. */
async function tooLate() {
  const all = await late()
  const { clock, ben, hook, id } = all
  clock.advance(7 * HOUR - 2 * MINUTE)
  await pass(clock, ben, hook, 2, SECOND)
  clock.advance(2 * MINUTE)
  await expect.poll(async () => (await tableOf(ben, id)).seats[0]?.standIn).toBe('time')
  return all
}

test('for whom a bot plays because their time was up is told so, once', async () => {
  const { clock, ana, ben, hook, id } = await tooLate()
  await pass(clock, ben, hook, 3, SECOND)
  expect(saidTo(hook).at(-1)).toMatchObject({
    type: 'time-up',
    text: `Your time was up, a bot plays for you: Merchant of Goldfish ${CALLING.publicUrl}/t/${id}`,
    tables: [{ id, late: true }],
  })
  const other = await match(ana, ben, DAYS)
  await pass(clock, ben, hook, 4, SECOND)
  expect(told(hook)).toEqual([[id], [id], [id], [other]])
})

test('who is back before that is not told that a bot plays', async () => {
  const { clock, ana, ben, hook, id } = await tooLate()
  expect((await ana.send('POST', `/api/tables/${id}/back`)).status).toBe(200)
  const other = await match(ana, ben, DAYS)
  await pass(clock, ben, hook, 3, SECOND)
  expect(told(hook)).toEqual([[id], [id], [other]])
})

test('who has moved is not reminded, but whoever is next', async () => {
  const { clock, ana, ben, hook, id } = await late()
  const bens = await receiver()
  await wants(ben, { hook: true, hookUrl: bens.url })
  const line = await ana.watch(id)
  await play(line, 'move-once')
  await line.close()
  await pass(clock, ben, bens, 1, SECOND)
  clock.advance(18 * HOUR)
  await pass(clock, ben, bens, 2, SECOND)
  expect(lastOf(bens)).toMatchObject({ ids: [id], left: SIX_HOURS })
  expect(hook.calls).toHaveLength(1)
})

test('who decides something and is to decide again has their time again, and is reminded again', async () => {
  const { server, clock, ana, ben, hook } = await post()
  for (const who of [ana, ben]) await wants(who, { hook: true, hookUrl: hook.url })
  const id = await together([ana, ben], { game: 'mercado', options: {}, time: DAYS })
  const [seat = 0] = (await tableOf(ana, id)).actors
  await isSent(server)
  clock.advance(18 * HOUR)
  await pass(clock, ben, hook, 2, SECOND)
  const line = await (seat === 0 ? ana : ben).watch(id)
  for (let move = 0; (await leftOf(ana, id))[seat] !== 24 * HOUR; move++) {
    await play(line, `move-${move}-renews`)
    expect(latestMoment(line)?.offers).not.toEqual([])
  }
  await line.close()
  clock.advance(18 * HOUR)
  await pass(clock, ben, hook, 3, SECOND)
  expect(lastOf(hook)).toMatchObject({ ids: [id], left: SIX_HOURS })
})

test('who was reminded, goes and comes back in the same turn is not told of it again', async () => {
  const { clock, ana, ben, hook, id } = await late({ thinker: silent() })
  const goAndComeBack = async () => {
    for (const way of ['leave', 'back'])
      expect((await ana.send('POST', `/api/tables/${id}/${way}`)).status).toBe(200)
  }
  /** What Ana has been told of this table: whether with the time left. */
  const reminded = () =>
    saidTo(hook).flatMap(({ tables }) =>
      tables.filter(table => table.id === id).map(({ left }) => left !== undefined),
    )
  // Who has not been reminded yet is not passed over for that.
  await goAndComeBack()
  await pass(clock, ben, hook, 2, SECOND)
  clock.advance(HOUR)
  await pass(clock, ben, hook, 3, SECOND)
  expect(reminded()).toEqual([false, false, true])
  await goAndComeBack()
  clock.advance(HOUR)
  await match(ana, ben, DAYS)
  await pass(clock, ben, hook, 4, SECOND)
  clock.advance(HOUR)
  await match(ana, ben, DAYS)
  await pass(clock, ben, hook, 5, SECOND)
  expect(reminded()).toEqual([false, false, true])
})

test('nobody is reminded while they look at the table, or where they want no notices', async () => {
  const { clock, ana, ben, hook, id } = await late()
  const silent = await match(ana, ben, { kind: 'days', hours: 3 })
  await pass(clock, ben, hook, 2, SECOND)
  await ana.send('POST', `/api/tables/${silent}/notices`, { silent: true })
  const bens = await receiver()
  await wants(ben, { hook: true, hookUrl: bens.url })
  await match(ben, ana, { kind: 'days', hours: 4 })
  await pass(clock, ben, bens, 1, SECOND)
  const line = await ana.watch(id)
  // Who is reminded later, but has gone.
  clock.advance(2 * HOUR)
  await pass(clock, ben, bens, 2, SECOND)
  expect(told(hook)).toEqual([[id], [silent]])
  line.say({ type: 'looking', visible: false })
  await line.settle()
  await pass(clock, ben, hook, 3, SECOND)
  expect(told(hook)).toEqual([[id], [silent], [id]])
})

test('on vacation nobody is reminded; the time it takes is not theirs', async () => {
  const { clock, ana, ben, hook, id } = await late()
  await ana.send('PATCH', '/api/me/time', { vacation: true })
  const bens = await receiver()
  await wants(ben, { hook: true, hookUrl: bens.url })
  await match(ben, ana, DAYS)
  await pass(clock, ben, bens, 1, SECOND)
  clock.advance(18 * HOUR)
  await pass(clock, ben, bens, 2, SECOND)
  expect(hook.calls).toHaveLength(1)
  await ana.send('PATCH', '/api/me/time', { vacation: false })
  clock.advance(HOUR)
  await pass(clock, ben, hook, 2, SECOND)
  expect(lastOf(hook)).toMatchObject({ ids: [id], left: SIX_HOURS })
})

test('a restart neither loses nor repeats a reminder', async () => {
  const { server, clock, ana, ben, hook, id } = await late()
  await server.stop()
  clock.advance(2 * HOUR)
  const second = await serve({ data: server.data, clock, ...CALLING })
  // While nobody served, and a minute after, the clock stood still.
  clock.advance(HOUR + MINUTE)
  await pass(clock, visitor(second, ben.cookie), hook, 2, SECOND)
  expect(lastOf(hook)).toMatchObject({ ids: [id], left: SIX_HOURS })
  await second.stop()
  const third = await serve({ data: server.data, clock, ...CALLING })
  clock.advance(HOUR)
  const other = await match(visitor(third, ana.cookie), visitor(third, ben.cookie), DAYS)
  await pass(clock, visitor(third, ben.cookie), hook, 3, SECOND)
  expect(told(hook)).toEqual([[id], [id], [other]])
})

test.skipIf(!onPostgres())('of three servers one reminds', async () => {
  const { server, clock, ana, ben, hook, id } = await late()
  const others = [
    await serve({ data: server.data, clock, ...CALLING }),
    await serve({ data: server.data, clock, ...CALLING }),
  ]
  clock.advance(HOUR)
  await pass(clock, ben, hook, 2, SECOND)
  for (const each of others) await visitor(each).get('/api/tables')
  clock.advance(HOUR)
  const other = await match(ana, ben, DAYS)
  await pass(clock, ben, hook, 3, SECOND)
  expect(told(hook)).toEqual([[id], [id], [other]])
})

test('a mail reminds in the language of its reader', async () => {
  const sink = await smtpSink()
  const { server, clock, ben } = await post({ mail: sink.url })
  const ana = await keptGuest(server)
  await wants(ana, { mail: true, language: 'es' })
  const id = await match(ana, ben, DAYS)
  await isSent(server)
  clock.advance(18 * HOUR)
  await pass(clock, ben, { calls: sink.mails }, 2, SECOND)
  const [, reminder] = sink.mails
  expect(reminder?.subject).toContain('=?UTF-8?')
  expect(reminder?.text).toContain('la mesa seguirá sin ti')
  expect(reminder?.text).toContain(`${CALLING.publicUrl}/t/${id}\n`)
})

test('what a reminder says', () => {
  const table = { id: 'a', game: 'mercado' }
  const title = (left: number, language: 'en' | 'es' = 'en') =>
    turnNotice(language, '', [{ ...table, left }]).title
  expect(
    [6 * HOUR - MINUTE, 47 * HOUR, 48 * HOUR, HOUR - 15 * MINUTE, 1].map(left => title(left)),
  ).toEqual([
    'Still your turn, 6 hours left: Mercado',
    'Still your turn, 47 hours left: Mercado',
    'Still your turn, 2 days left: Mercado',
    'Still your turn, 45 minutes left: Mercado',
    'Still your turn, 1 minute left: Mercado',
  ])
  expect(title(HOUR, 'es')).toBe('Aún te toca, con 1 hora en el reloj: Mercado')
  const many = [
    { ...table, left: 7 * HOUR },
    { ...table, id: 'b', left: 3 * HOUR },
    { ...table, id: 'c' },
  ]
  expect(turnNotice('en', '', many)).toMatchObject({
    title: 'Your turn at 3 tables, 3 hours left at one',
    text: 'Mercado (7 hours): /t/a\nMercado (3 hours): /t/b\nMercado: /t/c',
  })
  expect(turnNotice('es', '', many).title).toBe(
    'Te toca en 3 mesas, en una con 3 horas en el reloj',
  )
})

test('a notice says where a bot plays, and of several tables which they are', () => {
  const late = { id: 'a', game: 'mercado', others: ['Ana'], late: true } as const
  const turn = { id: 'b', game: 'mercado' }
  expect(turnNotice('en', '', [late])).toMatchObject({
    title: 'Your time was up, a bot plays for you: Mercado',
    text: 'With Ana. You can take your seat back at the table.',
  })
  expect(turnNotice('es', '', [late, turn])).toMatchObject({
    title: 'Te esperan 2 mesas',
    text: 'Se te acabó el tiempo y un bot juega por ti: Mercado /t/a\nMercado: /t/b',
  })
})

test('a notice names the people at the table, and of several tables those at each', () => {
  const [mercado, goldfish] = [
    { id: 'a', game: 'mercado', others: ['Ana', 'Ben'] },
    { id: 'b', game: 'merchant-of-goldfish', others: [] },
  ]
  const notice = turnNotice('en', '', [mercado])
  expect(notice).toMatchObject({ title: 'Your turn: Mercado', text: 'With Ana and Ben.' })
  expect(notice.tables).toEqual([{ id: 'a', game: 'mercado', title: 'Mercado', url: '/t/a' }])
  expect(turnNotice('en', '', [goldfish]).text).toBe('/t/b')
  expect(turnNotice('es', '', [mercado, goldfish]).text).toBe(
    'Mercado, con Ana y Ben: /t/a\nEl mercader de peces dorados: /t/b',
  )
  expect(turnNotice('en', '', [{ ...mercado, left: HOUR }]).text).toMatch(
    /^With Ana and Ben\. When/,
  )
})
