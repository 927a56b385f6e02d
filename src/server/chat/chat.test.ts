import { expect, test } from 'vitest'
import type { Chat, ChatLine } from '../../protocol/chat.ts'
import { manualClock } from '../clock.fixture.ts'
import { runSql } from '../test/databases.fixture.ts'
import { type Line, playOn } from '../test/lines.fixture.ts'
import { serve } from '../test/server.fixture.ts'
import { guest, idOf, together, visitor, type Visitor } from '../test/visitors.fixture.ts'
import { MOST_LINES } from '../store/tables/chat.ts'
import { MOST_TOLD, tidyLine } from './chat.ts'

const START = Date.UTC(2026, 10, 21)

async function table(server: Awaited<ReturnType<typeof serve>>) {
  const [ana, ben, eva] = [await guest(server), await guest(server), await guest(server)]
  for (const [who, name] of [
    [ana, 'Ana'],
    [ben, 'Ben'],
    [eva, 'Eva'],
  ] as const)
    await who.send('PATCH', '/api/me', { name })
  const id = await together([ana, ben])
  return { id, path: `/api/tables/${id}`, ana, ben, eva }
}

let keys = 0
const key = () => `line-key-${++keys}`
const say = (who: Visitor, path: string, text: string, once = key()) =>
  who.send('POST', `${path}/chat`, { key: once, text })
const read = async (who: Visitor, path: string, since = '') =>
  (await who.get<Chat>(`${path}/chat${since}`)).body.lines
const told = (lines: readonly ChatLine[]) =>
  lines.filter(line => line.code === null).map(line => line.text)
/** The lines by people that a socket received, in order. */
const heard = (line: Line) =>
  told(line.messages.flatMap(message => (message.type === 'chat' ? message.lines : [])))

test('players and onlookers have separate channels: players see no onlooker’s line until the end', async () => {
  const server = await serve()
  const { id, path, ana, ben, eva } = await table(server)
  const lines = [
    await ana.watch(id),
    await ben.watch(id),
    await eva.watch(id),
    await visitor(server).watch(id),
  ]
  for (const line of lines) line.say({ type: 'listen' })
  for (const line of lines) await line.hear('chat')
  lines[0].say({ type: 'say', key: key(), text: 'Hello Ben' })
  await lines[0].hear('said')
  lines[2].say({ type: 'say', key: key(), text: 'Ana has the shark' })
  await lines[2].hear('said')
  for (const line of lines) await line.settle()
  expect(lines.map(heard)).toEqual([
    ['Hello Ben'],
    ['Hello Ben'],
    ['Hello Ben', 'Ana has the shark'],
    ['Hello Ben', 'Ana has the shark'],
  ])
  expect(lines[1].texts.join()).not.toContain('shark')
  expect(told(await read(ben, path))).toEqual(['Hello Ben'])
  expect(await ben.get(`${path}/chat`)).toMatchObject({ body: { mine: 'players' } })
  expect(await visitor(server).get(`${path}/chat`)).toMatchObject({ body: { mine: null } })
  lines[3].say({ type: 'say', key: key(), text: 'Who am I' })
  expect(await lines[3].hear('refused')).toMatchObject({ why: 'no-guest' })

  await playOn(lines.slice(0, 2))
  await lines[1].hear('chat', news => told(news.lines).includes('Ana has the shark'))
  expect((await read(ben, path)).map(line => line.code ?? line.text)).toEqual([
    'sat',
    'sat',
    'begun',
    'Hello Ben',
    'over',
    'Ana has the shark',
  ])
})

test('a reader who comes back misses nothing, and no line is said twice', async () => {
  const server = await serve()
  const { id, path, ana, ben } = await table(server)
  const once = key()
  for (const text of ['One', 'One', 'One']) await say(ana, path, text, once)
  await say(ben, path, 'Two')
  const line = await ana.watch(id)
  line.say({ type: 'listen' })
  const { lines } = await line.hear('chat', news => news.lines.length > 0)
  expect(lines.map(one => one.n)).toEqual(lines.map((_, index) => index + 1))
  expect(told(lines)).toEqual(['One', 'Two'])
  await line.close()
  await say(ben, path, 'Three')
  await server.stop()

  const again = await serve({ data: server.data })
  const back = await visitor(again, ana.cookie).watch(id)
  back.say({ type: 'listen', players: lines.length })
  expect(told((await back.hear('chat')).lines)).toEqual(['Three'])
  await say(visitor(again, ben.cookie), path, 'Four')
  expect((await back.hear('chat', news => news.fresh)).lines).toMatchObject([
    { text: 'Four', n: lines.length + 2 },
  ])
})

/** What somebody takes along, as far as it is looked at here. */
interface Taken {
  readonly words: { readonly reported: readonly object[] }
}

test('muting is for one reader alone; a report is stored', async () => {
  const server = await serve()
  const { path, ana, ben, eva } = await table(server)
  const { body } = await say(ben, path, 'Something rude')
  const line = body as { channel: string; n: number }
  expect(await ana.send('POST', `${path}/chat/mute`, { ...line, muted: true })).toMatchObject({
    status: 200,
  })
  await say(ben, path, 'And again')
  const forAna = (await read(ana, path)).filter(({ code }) => code === null)
  expect(forAna).toMatchObject([
    { text: '', muted: true },
    { text: '', muted: true },
  ])
  expect((await ana.get('/api/me/export')).body).toMatchObject({
    words: { muted: [{ id: await idOf(ben) }] },
  })
  expect(told(await read(eva, path))).toEqual(['Something rude', 'And again'])
  expect(await ben.send('POST', `${path}/chat/mute`, { ...line, muted: true })).toMatchObject({
    status: 409,
  })
  await ana.send('POST', `${path}/chat/mute`, { ...line, muted: false })
  expect(told(await read(ana, path))).toEqual(['Something rude', 'And again'])

  for (let i = 0; i < 2; i++)
    expect((await ana.send('POST', `${path}/chat/report`, line)).status).toBe(200)
  const secret = (await say(eva, path, 'Among onlookers')).body
  expect(await ana.send('POST', `${path}/chat/report`, secret)).toMatchObject({
    status: 404,
    body: { why: 'no-line' },
  })
  expect((await visitor(server).send('POST', `${path}/chat/report`, line)).status).toBe(401)
  const taken = (await ana.get<Taken>('/api/me/export')).body
  expect(taken.words.reported).toMatchObject([{ ...line, table: path.split('/').at(-1) }])
  await server.stop()
  expect(await runSql(server, 'SELECT channel, n, settled FROM reports')).toEqual([
    { ...line, settled: 0 },
  ])
})

test('a person who writes too much is slowed down and may go on after a moment', async () => {
  const clock = manualClock(START)
  const server = await serve({ clock })
  const { path, ana, ben } = await table(server)
  const statuses = []
  for (let i = 0; i < 7; i++) statuses.push((await say(ana, path, `Line ${i}`)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect((await say(ben, path, 'Mine')).status).toBe(200)
  clock.advance(3000)
  expect([(await say(ana, path, 'Later')).status, (await say(ana, path, 'More')).status]).toEqual([
    200, 429,
  ])
})

test('a line is plain text of limited length, without invisible characters', async () => {
  const server = await serve()
  const { path, ana } = await table(server)
  expect((await say(ana, path, 'x'.repeat(401))).status).toBe(400)
  for (const text of ['', ' ', '\u202e', '\u0000'])
    expect((await say(ana, path, text)).status).toBe(400)
  await say(ana, path, ' <b>https://x.example</b>\n\u202eback ')
  expect(told(await read(ana, path))).toEqual(['<b>https://x.example</b> back'])
  expect(tidyLine(`z${'\u0336'.repeat(40)}`)).toBe(`z${'\u0336'.repeat(3)}`)
  expect(tidyLine('👩\u200d🌾')).toBe('👩\u200d🌾')
})

test('a person mutes only so many, and one of them once more', async () => {
  const server = await serve({ limits: { mutesPerPerson: 1 } })
  const { path, ana, ben, eva } = await table(server)
  const mute = async (line: unknown, muted = true) =>
    (await eva.send('POST', `${path}/chat/mute`, { ...(line as object), muted })).status
  const [first, other] = [await say(ben, path, 'One'), await say(ana, path, 'Two')]
  expect(await mute(first.body)).toBe(200)
  expect(await mute(first.body)).toBe(200)
  expect(await mute(other.body)).toBe(429)
  expect(await mute(first.body, false)).toBe(200)
  expect(await mute(other.body)).toBe(200)
})

test('what a deleted person said stays without their name; what they muted is forgotten', async () => {
  const server = await serve()
  const { path, ana, ben, eva } = await table(server)
  await say(eva, path, 'From a friend')
  expect(
    (await eva.get<{ words: { said: object[] } }>('/api/me/export')).body.words.said,
  ).toMatchObject([{ text: 'From a friend', channel: 'onlookers' }])
  const { body } = await say(ben, path, 'Hello')
  await eva.send('POST', `${path}/chat/mute`, { ...(body as object), muted: true })
  await eva.send('POST', `${path}/chat/report`, body)
  expect((await eva.send('DELETE', '/api/me')).status).toBe(200)
  const lines = await read(visitor(server), path)
  expect(lines.filter(({ code }) => code === null)).toMatchObject([
    { text: 'Hello', name: 'Ben' },
    { text: 'From a friend', name: '', seat: null },
  ])
  expect(JSON.stringify(await ana.get(`${path}/chat`))).not.toContain('Eva')
  await server.stop()
  for (const kept of ['mutes', 'reports', 'turns']) {
    const own = kept === 'reports' ? 'by_id' : 'user_id'
    const rows = await runSql(
      server,
      `SELECT u.gone FROM ${kept} k JOIN users u ON u.id = k.${own} WHERE u.gone = 1`,
    )
    expect(rows).toEqual([])
  }
})

test('people at one address say so many lines together, whoever they are', async () => {
  const server = await serve({ limits: { linesPerAddress: 3 } })
  const { path } = await table(server)
  const statuses = []
  for (let i = 0; i < 5; i++)
    statuses.push((await say(await guest(server), path, 'Buy now')).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})

test.each(['dailyLinesPerPerson', 'dailyLinesPerAddress'])('there is an end to %s', async name => {
  const server = await serve({ limits: { [name]: 2 } })
  const { path, ana } = await table(server)
  const status = async () => (await say(ana, path, 'Hello')).status
  expect([await status(), await status(), await status()]).toEqual([200, 200, 429])
})

test('of very many lines the latest are read again, over HTTP and over a socket', async () => {
  const server = await serve()
  const { id, path, ana } = await table(server)
  await say(ana, path, 'The first')
  const [{ n: before } = { n: 0 }] = (await read(ana, path)).toReversed()
  const rows = Array.from({ length: MOST_LINES }, (_, i) => before + i + 1)
  const values = rows.map(n => `('${id}', 'players', ${n}, NULL, NULL, 'More', 'line ${n}', 0)`)
  await runSql(
    server,
    `INSERT INTO chat (table_id, channel, n, user_id, code, text, once, at) VALUES ${values.join()}`,
  )
  expect((await read(ana, path)).map(({ n }) => n)).toEqual(rows)
  const line = await ana.watch(id)
  line.say({ type: 'listen' })
  const heardOf = () =>
    line.messages.flatMap(message => (message.type === 'chat' ? message.lines : []))
  while (heardOf().length < MOST_LINES) await line.next()
  expect(heardOf().map(({ n }) => n)).toEqual(rows)
})

test('a line of which nothing is seen is none', () => {
  for (const text of ['\u3164', '\u2800 \u2800', '\u115F\u1160', '\u200d', '\ufe0f'])
    expect([text, tidyLine(text)]).toEqual([text, ''])
  expect(tidyLine('a\u034fb\u3164 ❤\ufe0f')).toBe('ab ❤\ufe0f')
})

test('nobody hides the reports of others behind their own', async () => {
  const server = await serve({ limits: { reportsPerPerson: 2, reportsPerAddress: 3 } })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const [eve, mallory, ana] = [await guest(server), await guest(server), await guest(server)]
  const { table } = await eve.make({ chairs: ['me', 'open'] })
  const path = `/api/tables/${table.id}/chat`
  await eve.send('POST', path, { key: 'key-of-eve', text: 'Look at this' })
  const line = { channel: 'players', n: 2 }
  const report = async (who: typeof eve, address: string) =>
    (await who.send('POST', `${path}/report`, line, from(address))).status
  const statuses = []
  for (const who of [eve, eve, eve, mallory, mallory]) statuses.push(await report(who, '192.0.2.1'))
  expect(statuses.map(status => status === 429)).toEqual([false, false, true, false, true])
  expect(await report(ana, '192.0.2.2')).not.toBe(429)
})

test('who sits down and stands up all day is announced some twenty times', async () => {
  const server = await serve()
  const [ana, eve] = [await guest(server), await guest(server)]
  const { table: made } = await ana.make({ chairs: ['me', 'open', 'open'], listed: true })
  const path = `/api/tables/${made.id}`
  for (let times = 0; times < MOST_TOLD + 3; times++) {
    expect((await eve.send('POST', `${path}/sit`, { seat: 1 })).status).toBe(200)
    expect((await eve.send('POST', `${path}/stand`)).status).toBe(200)
  }
  // Where others sit down, it is still said.
  await (await guest(server)).send('POST', `${path}/sit`, { seat: 2 })
  const sat = async () => (await read(ana, path)).filter(({ code }) => code === 'sat').length
  await expect.poll(sat).toBe(1 + MOST_TOLD + 1)
})
