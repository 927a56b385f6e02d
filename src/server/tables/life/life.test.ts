import { expect, test } from 'vitest'
import type { TableLists } from '../../../protocol/http.ts'
import type { MyEvent } from '../../../protocol/programs.ts'
import type { MyTable } from '../../../protocol/table.ts'
import { runSql } from '../../test/databases.fixture.ts'
import { bearer, botOf, listen, operator, program } from '../../test/program.fixture.ts'
import { latestMoment, playOn, stepsOf, untilOver } from '../../test/lines.fixture.ts'
import { serve, silent, type TestServer } from '../../test/server.fixture.ts'
import { guest, together, type Visitor } from '../../test/visitors.fixture.ts'

const OPTIONS = { start: 0, maxTurns: 100 }

/** People at one table, all seats taken by them and these bots. */
async function seated(
  server: TestServer,
  people: number,
  bots: readonly string[] = [],
  more: object = {},
) {
  const visitors: Visitor[] = []
  for (let seat = 0; seat < people; seat++) visitors.push(await guest(server))
  return { visitors, id: await together(visitors, { more: bots, ...more }) }
}

const post = (who: Visitor, id: string, what: string, body?: object) =>
  who.send<MyTable>('POST', `/api/tables/${id}/${what}`, body)
const story = (mine: MyTable) => mine.table.life!.story.map(({ type, seat }) => [type, seat])

test('a player who leaves is replaced by a bot, and comes back at any time', async () => {
  const server = await serve()
  const { visitors, id } = await seated(server, 2)
  const [ana, ben] = visitors
  const line = await ben.watch(id)
  const gone = await post(ana, id, 'leave')
  expect(gone.body).toMatchObject({
    seat: 0,
    table: { status: 'running', seats: [{ kind: 'person', standIn: 'left' }, {}] },
  })
  while (stepsOf(line)[0]?.seat !== 0) await line.next()
  expect((await post(ana, id, 'leave')).status).toBe(200)
  const back = await post(ana, id, 'back')
  expect(back.body.table.seats[0]?.standIn).toBeNull()
  expect(story(back.body)).toEqual([
    ['left', 0],
    ['back', 0],
  ])
  expect((await post(ana, id, 'back')).status).toBe(200)
})

test('of two players the one who resigns loses at once', async () => {
  const server = await serve()
  const { visitors, id } = await seated(server, 2)
  const [ana, ben] = visitors
  const line = await ana.watch(id)
  await playOn([line, await ben.watch(id)], 20)
  const { body } = await post(ben, id, 'resign')
  expect(body.table).toMatchObject({
    status: 'over',
    ranks: [1, 2],
    actors: [],
    life: { ending: 'resigned' },
  })
  expect(body.table.seed).toMatch(/^[0-9a-f]{64}$/)
  await untilOver(line)
  expect(latestMoment(line)?.offers).toEqual([])
  for (const what of ['leave', 'resign', 'back'])
    expect((await post(ben, id, what)).body).toMatchObject({ why: 'over' })
  expect((await ana.get(`/api/tables/${id}/replay?eyes=0`)).status).toBe(200)
  expect((await ana.get(`/api/tables/${id}/chronicle`)).status).toBe(200)
})

test('who resigns before each of two had a turn loses nothing, and nobody wins', async () => {
  const server = await serve()
  const { visitors, id } = await seated(server, 2)
  const { body } = await post(visitors[1], id, 'resign')
  expect(body.table).toMatchObject({ status: 'over', ranks: null, life: { ending: 'unplayed' } })
})

test('of several players the one who resigns comes last, and does not come back', async () => {
  const server = await serve()
  const { visitors, id } = await seated(server, 3)
  const [ana, ben, eva] = visitors
  expect((await post(ana, id, 'resign')).body).toMatchObject({
    table: { status: 'running', seats: [{ standIn: 'resigned' }, {}, {}] },
  })
  expect((await post(ana, id, 'back')).body).toMatchObject({ why: 'resigned' })
  const lines = [await ben.watch(id), await eva.watch(id)]
  await playOn(lines)
  const { table } = (await ben.get<MyTable>(`/api/tables/${id}`)).body
  expect(table).toMatchObject({ status: 'over', life: { ending: 'played' } })
  expect(table.ranks?.[0]).toBe(3)
  expect(table.ranks?.slice(1)).toContain(1)
})

test('a match with only bots left is over', async () => {
  const server = await serve({ thinker: silent() })
  const { visitors, id } = await seated(server, 1, ['easy', 'easy'])
  const { body } = await post(visitors[0], id, 'resign')
  expect(body.table).toMatchObject({ status: 'over', life: { ending: 'resigned' } })
  expect(body.table.ranks?.[0]).toBe(3)
})

test('a match ends without a result when all its players agree', async () => {
  const server = await serve({ thinker: silent() })
  const { visitors, id } = await seated(server, 3, ['easy'])
  const [ana, ben, eva] = visitors
  expect((await post(ana, id, 'end', { end: true })).body.table).toMatchObject({
    status: 'running',
    life: { enders: [0] },
  })
  expect((await post(ana, id, 'end', { end: false })).body.table).toMatchObject({
    life: { enders: [] },
  })
  await post(ana, id, 'end', { end: true })
  await post(ben, id, 'leave')
  expect((await post(ben, id, 'end', { end: true })).body).toMatchObject({ why: 'stand-in' })
  const { body } = await post(eva, id, 'end', { end: true })
  expect(body.table).toMatchObject({
    status: 'over',
    ranks: null,
    life: { ending: 'agreed', enders: [] },
  })
  expect(story(body)).toEqual([
    ['end', 0],
    ['on', 0],
    ['end', 0],
    ['left', 1],
    ['end', 2],
  ])
})

test('a rematch is one click: seats rotate, the others are invited', async () => {
  const server = await serve({ thinker: silent() })
  const { visitors, id } = await seated(server, 2, ['greedy'], {
    time: { kind: 'days', hours: 24 },
  })
  const [ana, ben] = visitors
  const stranger = await guest(server)
  expect((await post(ana, id, 'rematch')).body).toMatchObject({ why: 'not-over' })
  for (const who of visitors) await post(who, id, 'end', { end: true })
  const line = await ben.watch(id)
  const { body } = await post(ana, id, 'rematch')
  expect(body).toMatchObject({
    seat: 2,
    host: true,
    table: {
      status: 'open',
      time: { rule: { kind: 'days', hours: 24 } },
      seats: [{ kind: 'open' }, { kind: 'bot', level: 'greedy' }, { kind: 'person' }],
    },
  })
  const next = body.table.id
  const { table: told } = await line.hear('table', ({ table }) => table.life?.rematch === next)
  expect(told.life?.rematchBy).toBe(0)
  expect(
    (await ben.get<TableLists>('/api/tables')).body.mine.find(({ table }) => table.id === next),
  ).toMatchObject({
    seat: 0,
  })
  expect((await ben.get<MyTable>(`/api/tables/${next}`)).body).toMatchObject({
    seat: null,
    asked: 0,
  })
  expect((await post(stranger, next, 'sit', {})).body).toMatchObject({ why: 'invited-only' })
  expect((await post(stranger, id, 'rematch')).body).toMatchObject({ why: 'not-seated' })
  const joined = await post(ben, id, 'rematch')
  expect(joined.body).toMatchObject({
    seat: 0,
    asked: null,
    table: { id: next, status: 'running' },
  })
  expect((await post(ana, id, 'rematch')).body.table.id).toBe(next)
})

test('a row of rematches counts who has won; somebody else on a seat begins with nothing', async () => {
  const server = await serve()
  const { visitors, id } = await seated(server, 2)
  const [ana, ben] = visitors
  await playOn([await ana.watch(id), await ben.watch(id)], 20)
  expect((await post(ben, id, 'resign')).body.table).toMatchObject({ ranks: [1, 2] })
  const won = ({ body }: { body: MyTable }) => body.table.seats.map(seat => seat.won)
  const first = await post(ana, id, 'rematch')
  expect(won(first)).toEqual([0, 1])
  const next = first.body.table.id
  expect(won(await post(ben, id, 'rematch'))).toEqual([0, 1])
  expect(first.body.table.life).not.toHaveProperty('won')
  await post(ben, next, 'resign')
  // Nobody has won a match in which not everybody had a turn.
  const second = await post(ana, next, 'rematch')
  expect(won(second)).toEqual([1, 0])
  expect(won(await post(ana, second.body.table.id, 'stand'))).toEqual([0, 0])
})

test('where a rematch was deleted, and the match does not know, another one is made', async () => {
  const server = await serve({ thinker: silent() })
  const { visitors, id } = await seated(server, 2)
  const [ana] = visitors
  for (const who of visitors) await post(who, id, 'end', { end: true })
  const first = (await post(ana, id, 'rematch')).body.table.id
  // As a server of before 0.29 leaves it.
  await runSql(server, 'UPDATE tables SET rematch_of = NULL')
  const root = operator(server)
  expect((await root.ask('DELETE', `/api/admin/tables/${first}`)).status).toBe(200)
  const { status, body } = await post(ana, id, 'rematch')
  expect([status, body.table.status]).toEqual([200, 'open'])
  expect(body.table.id).not.toBe(first)
})

test('the host can make a table without hints, and its rematch has none either', async () => {
  const server = await serve()
  const { visitors, id } = await seated(server, 2, [], { hints: false })
  const [ana, ben] = visitors
  const told = async (table: string) => (await ana.get<MyTable>(`/api/tables/${table}`)).body.table
  expect(await told(id)).toMatchObject({ life: { noHints: true } })
  for (const who of [ana, ben]) await post(who, id, 'end', { end: true })
  const next = (await post(ana, id, 'rematch')).body.table
  expect(next).toMatchObject({ life: { noHints: true } })
  const usual = await seated(server, 1, ['easy'], { hints: true })
  expect((await told(usual.id)).life).not.toHaveProperty('noHints')
})

test('a rematch invites people’s bots too: they hear of it, and sit down where they are invited', async () => {
  const server = await serve({ thinker: silent() })
  const ana = await guest(server)
  const { bot, secret } = await botOf(ana)
  const goldie = program(server, secret)
  const table = await together([ana, goldie])
  for (const who of [ana, goldie]) await post(who, table, 'end', { end: true })
  const news = await listen(server, '/api/me/events', bearer(secret))
  const { id } = (await post(ana, table, 'rematch')).body.table
  const { invitation } = await news.hear<Extract<MyEvent, { type: 'invited' }>>('invited')
  expect(invitation).toMatchObject({ table: { id, status: 'open' }, seat: 0 })
  expect((await goldie.get<object>('/api/me/invitations')).body).toMatchObject({
    invitations: [{ table: { id }, seat: 0 }],
  })
  const sat = await post(goldie, id, 'sit', { invite: invitation.invite })
  expect(sat.body).toMatchObject({
    seat: 0,
    table: { status: 'running', seats: [{ user: bot.id }, {}] },
  })
})

test('with the host’s ready check a match begins when all people are ready', async () => {
  const server = await serve()
  const { visitors, id } = await seated(server, 2, ['easy'], { readyCheck: true })
  const [ana, ben] = visitors
  const state = async () => (await ana.get<MyTable>(`/api/tables/${id}`)).body.table
  expect(await state()).toMatchObject({ status: 'open', life: { ready: [] } })
  expect((await post(ben, id, 'ready', { ready: true })).body.table.life?.ready).toEqual([1])
  expect((await post(ben, id, 'ready', { ready: false })).body.table.life?.ready).toEqual([])
  await post(ben, id, 'ready', { ready: true })
  await post(ben, id, 'stand')
  expect(await state()).toMatchObject({ status: 'open', life: { ready: [] } })
  expect((await post(ben, id, 'ready', { ready: true })).body).toMatchObject({ why: 'not-seated' })
  await post(ana, id, 'ready', { ready: true })
  await post(ana, id, 'chair', { seat: 1, chair: 'greedy' })
  expect(await state()).toMatchObject({ status: 'running' })
  const plain = await seated(server, 1, ['easy'])
  expect((await post(plain.visitors[0], plain.id, 'ready', { ready: true })).body).toMatchObject({
    why: 'begun',
  })
})

test('a person without a seat, or too early, changes nothing', async () => {
  const server = await serve()
  const [ana, eva] = [await guest(server), await guest(server)]
  const { table } = await ana.make({ chairs: ['me', 'open'], options: OPTIONS })
  for (const what of ['leave', 'resign', 'back']) {
    expect((await post(ana, table.id, what)).body).toMatchObject({ why: 'not-begun' })
    expect((await post(eva, table.id, what)).body).toMatchObject({ why: 'not-seated' })
  }
  expect((await post(eva, table.id, 'end', { end: true })).body).toMatchObject({
    why: 'not-seated',
  })
})
