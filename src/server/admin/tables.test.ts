import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type {
  AdminLog,
  FoundTables,
  ReportList,
  WholeReport,
  WholeTable,
} from '../../protocol/admin.ts'
import type { Welcome } from '../../protocol/messages.ts'
import type { MyTable } from '../../protocol/table.ts'
import { backUp } from '../backup.ts'
import { adminOf, botOf } from '../test/program.fixture.ts'
import { databaseOf, dataFolder } from '../test/databases.fixture.ts'
import { playOn, untilOver } from '../test/lines.fixture.ts'
import { serve, silent, type TestServer } from '../test/server.fixture.ts'
import { guest, idOf, together, type Visitor } from '../test/visitors.fixture.ts'

async function two(server: TestServer) {
  const [ana, ben] = [await guest(server), await guest(server)]
  return { ana, ben, id: await together([ana, ben]) }
}

const infoOf = async (who: Visitor, id: string) =>
  (await who.get<MyTable>(`/api/tables/${id}`)).body.table

test('an admin finds tables by their properties, and sees nothing hidden of them', async () => {
  const server = await serve({ thinker: silent() })
  const { ana, ben, id } = await two(server)
  const open = await ana.make({ game: 'mercadito', chairs: ['me', 'open', 'open'] })
  const ada = await adminOf(server)
  const find = async (query: string) => {
    const { status, body } = await ada.get<FoundTables>(`/api/admin/tables?${query}`)
    expect(status).toBe(200)
    return body.tables.map(({ table }) => table.id)
  }
  expect((await find('')).toSorted()).toEqual([id, open.table.id].toSorted())
  expect(await find('status=running')).toEqual([id])
  expect(await find('game=mercadito')).toEqual([open.table.id])
  expect(await find(`person=${await idOf(ben)}`)).toEqual([id])
  await ben.send('PATCH', '/api/me', { name: 'Benito' })
  expect(await find('person=Benito')).toEqual([id])
  expect(await find('person=Nobody')).toEqual([])
  expect(await find(`before=${Date.now() - 3_600_000}`)).toEqual([])
  const whole = await ada.get<WholeTable>(`/api/admin/tables/${id}`)
  expect(whole.body).toMatchObject({
    host: { id: await idOf(ana) },
    entries: 0,
    table: { id, seed: null },
  })
  expect(JSON.stringify(whole.body)).not.toMatch(/"(view|state|moment|links)"/)
  expect((await ada.get('/api/admin/tables/nothing')).status).toBe(404)
})

test('a match that an admin ends is over for everybody there, without a result', async () => {
  const server = await serve({ thinker: silent() })
  const { ana, ben, id } = await two(server)
  const lines = [await ana.watch(id), await ben.watch(id), await (await guest(server)).watch(id)]
  const ada = await adminOf(server)
  const end = (table: string) =>
    ada.send('POST', `/api/admin/tables/${table}/end`, { why: 'A test of ours.' })
  expect(await end(id)).toEqual({ status: 200, body: { done: true } })
  for (const line of lines) {
    const { table } = await line.hear('welcome', ({ table: shown }) => shown.status === 'over')
    expect(table).toMatchObject({
      ranks: null,
      life: { ending: 'called-off', why: 'A test of ours.' },
    })
  }
  expect(await end(id)).toMatchObject({ status: 409, body: { why: 'over' } })
  expect(
    (await ana.get<{ records: object[] }>(`/api/people/${await idOf(ana)}`)).body.records,
  ).toEqual([])
  expect((await ana.get(`/api/tables/${id}/replay`)).status).toBe(200)
  const { acts } = (await ada.get<AdminLog>('/api/admin/log')).body
  expect(acts[0]).toMatchObject({
    act: 'end',
    about: id,
    text: 'A test of ours.',
    by: { id: await idOf(ada) },
  })
})

test('a table that waits for people can be ended too', async () => {
  const server = await serve()
  const ana = await guest(server)
  const { table } = await ana.make({
    chairs: ['me', 'open', 'easy'],
    time: { kind: 'days', hours: 72 },
  })
  const line = await ana.watch(table.id)
  const ada = await adminOf(server)
  expect((await ada.send('POST', `/api/admin/tables/${table.id}/end`, {})).status).toBe(200)
  await line.hear('welcome', ({ table: shown }) => shown.status === 'over')
  await server.stop()
  const again = await serve({ data: server.data })
  expect(await infoOf(await guest(again), table.id)).toMatchObject({
    status: 'over',
    ranks: null,
    actors: [],
  })
  expect((await (await guest(again)).get(`/api/tables/${table.id}/replay`)).status).toBe(200)
})

/** The tables of the database that have this id in any row. */
async function whereIs(server: TestServer, id: string): Promise<string[]> {
  const file = join(dataFolder(), 'all.jsonl')
  const database = await databaseOf(server.data)
  await backUp(
    database === undefined ? { data: server.data } : { data: server.data, database },
    file,
  )
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line.startsWith('[') && line.includes(id))
  return [...new Set(rows.map(row => (JSON.parse(row) as [string])[0]))].toSorted()
}

test('nothing is left of a table that an admin deletes, and ratings are as if it had never existed', async () => {
  const server = await serve()
  const { ana, ben, id } = await two(server)
  const at = `/api/tables/${id}`
  await ana.send('POST', `${at}/chat`, { key: 'line-of-ana', text: 'You cheat!' })
  expect(
    (
      await ben.send('POST', `${at}/chat/report`, {
        channel: 'players',
        n: await lineOf(ben, at),
      })
    ).status,
  ).toBe(200)
  await ben.send('POST', `${at}/notices`, { silent: true })
  const lines = [await ana.watch(id), await ben.watch(id)]
  await playOn(lines, 20)
  expect((await ben.send('POST', `${at}/resign`)).status).toBe(200)
  await Promise.all(lines.map(untilOver))
  expect((await ana.get(`${at}/replay`)).status).toBe(200)
  const rematch = (await ana.send<MyTable>('POST', `${at}/rematch`)).body.table.id
  const ada = await adminOf(server)
  expect(await whereIs(server, id)).toEqual(
    expect.arrayContaining([
      'tables',
      'seats',
      'plies',
      'snapshots',
      'replays',
      'results',
      'chat',
      'reports',
    ]),
  )
  const records = async () =>
    (await ana.get<{ records: object[] }>(`/api/people/${await idOf(ana)}`)).body.records
  expect(await records()).toHaveLength(1)

  const remove = (table: string) => ada.send('DELETE', `/api/admin/tables/${table}`)
  expect((await remove(rematch)).status).toBe(200)
  expect((await infoOf(ana, id)).life?.rematch).toBeNull()
  expect(await whereIs(server, rematch)).toEqual(['admin_log'])
  expect(await remove(id)).toEqual({ status: 200, body: { done: true } })
  await Promise.all(lines.map(line => line.closed))
  expect(await whereIs(server, id)).toEqual(['admin_log'])
  expect(await records()).toEqual([])
  expect((await ana.get(at)).status).toBe(404)
  expect((await remove(id)).status).toBe(404)
})

test('a running table with turns, clocks and an invited bot can be deleted, and all others go on', async () => {
  const server = await serve({ thinker: silent() })
  const ana = await guest(server)
  const { bot } = await botOf(ana)
  const time = { kind: 'days', hours: 24 }
  const open = await ana.make({ chairs: ['me', 'open'], time })
  await ana.send('POST', `/api/tables/${open.table.id}/invitations`, { seat: 1, bot: bot.id })
  const running = await ana.make({ chairs: ['me', 'easy'], time })
  const other = await ana.make({ chairs: ['me', 'easy'], options: { start: 0 } })
  const ada = await adminOf(server)
  for (const { table } of [open, running]) {
    expect((await ada.send('DELETE', `/api/admin/tables/${table.id}`)).status).toBe(200)
    expect(await whereIs(server, table.id)).toEqual(['admin_log'])
    await expect(ana.watch(table.id)).rejects.toThrow('404')
  }
  const move = async () =>
    (await ana.get<Welcome>(`/api/tables/${other.table.id}/moment`)).body.moment?.offers[0]
  const body = { key: 'a-move-of-ana', at: 0, moves: [await move()] }
  expect((await ana.send('POST', `/api/tables/${other.table.id}/moves`, body)).status).toBe(200)
  expect(server.lines.filter(line => (JSON.parse(line) as { level: number }).level >= 50)).toEqual(
    [],
  )
})

test('an admin reads a reported line with the lines around it, and closes the report', async () => {
  const server = await serve({ thinker: silent() })
  const { ana, ben, id } = await two(server)
  const at = `/api/tables/${id}`
  for (const text of ['Hello', 'You cheat!'])
    await ana.send('POST', `${at}/chat`, { key: `line-${text.length}-of-ana`, text })
  const n = await lineOf(ben, at)
  await ben.send('POST', `${at}/chat/report`, { channel: 'players', n })
  const ada = await adminOf(server)
  const list = async (query = '') =>
    (await ada.get<ReportList>(`/api/admin/reports${query}`)).body.reports
  expect(await list()).toMatchObject([
    { table: id, channel: 'players', n, text: 'You cheat!', by: 1, settled: false },
  ])
  const one = `/api/admin/reports/${id}/players/${n}`
  const { report, reporters, around } = (await ada.get<WholeReport>(one)).body
  expect(report.writer?.id).toBe(await idOf(ana))
  expect(reporters.map(each => each.id)).toEqual([await idOf(ben)])
  expect(around.map(({ text }) => text)).toEqual(['Hello', 'You cheat!'])
  expect((await ada.send('POST', `${one}/close`)).status).toBe(200)
  expect(await list()).toEqual([])
  expect(await list('?all=true')).toMatchObject([{ n, settled: true }])
  expect((await ada.send('POST', `/api/admin/reports/${id}/players/999/close`)).status).toBe(404)
})

/** The number of the last line that a person said. */
async function lineOf(who: Visitor, at: string): Promise<number> {
  const { lines } = (await who.get<{ lines: { n: number; code: unknown }[] }>(`${at}/chat`)).body
  return lines.findLast(({ code }) => code === null)?.n ?? 0
}
