import { expect, test } from 'vitest'
import type { CompanionsAnswer, PersonAnswer } from '../../../protocol/account.ts'
import type { Chat } from '../../../protocol/chat.ts'
import type { TableLists } from '../../../protocol/http.ts'
import type { MyTable } from '../../../protocol/table.ts'
import { runSql } from '../../test/databases.fixture.ts'
import { operator } from '../../test/program.fixture.ts'
import { serve, type TestServer } from '../../test/server.fixture.ts'
import {
  guest,
  idOf,
  meOf,
  takeChair,
  together,
  type Visitor,
} from '../../test/visitors.fixture.ts'

const companions = async (who: Visitor) =>
  (await who.get<CompanionsAnswer>('/api/me/companions')).body.people.map(({ name }) => name)

const keepSeat = (who: Visitor, table: string, user: string | undefined, seat = 1) =>
  who.send<MyTable>('POST', `/api/tables/${table}/chair`, { seat, chair: { keptFor: user } })

/** Two who have finished a match with each other, and a table of the first with a free chair. */
async function known(server: TestServer) {
  const [ana, ben] = [await guest(server), await guest(server)]
  const played = await together([ana, ben])
  for (const who of [ana, ben]) await who.send('POST', `/api/tables/${played}/end`, { end: true })
  const { table } = await ana.make({ chairs: ['me', 'open'] })
  return { ana, ben, played, id: table.id, me: (await meOf(ana))!, you: (await meOf(ben))! }
}

/** Who sits on seat 1 of this table, or for whom it is kept. */
const nameAt = async (who: Visitor, table: string) =>
  (await who.get<MyTable>(`/api/tables/${table}`)).body.table.seats[1]?.name

test('a seat is kept for somebody I have played with: they find it, and sit down or decline', async () => {
  const server = await serve()
  const { ana, ben, id, me, you } = await known(server)
  const eva = await guest(server)
  expect(await companions(ana)).toEqual([you.name])
  expect(await companions(eva)).toEqual([])
  expect((await keepSeat(ana, id, await idOf(eva))).body).toMatchObject({ why: 'not-met' })
  expect((await keepSeat(ben, id, me.id)).body).toMatchObject({ why: 'host-only' })
  const kept = await keepSeat(ana, id, you.id)
  expect(kept.body).toMatchObject({
    table: { seats: [{ kind: 'person' }, { kind: 'open', name: you.name }] },
    links: [null, null],
  })
  expect((await keepSeat(ana, id, you.id)).body).toMatchObject({ why: 'asked' })
  const asked = async () =>
    (await ben.get<TableLists>('/api/tables')).body.mine.some(({ table }) => table.id === id)
  expect(await asked()).toBe(true)
  expect((await eva.send('POST', `/api/tables/${id}/sit`, {})).body).toMatchObject({
    why: 'invited-only',
  })
  expect((await ben.send('POST', `/api/tables/${id}/stand`)).status).toBe(200)
  expect(await asked()).toBe(false)
  await keepSeat(ana, id, you.id)
  const sat = await ben.send<MyTable>('POST', `/api/tables/${id}/sit`, {})
  expect(sat.body).toMatchObject({ seat: 1, table: { status: 'running' } })
  expect((await keepSeat(ana, id, you.id)).body).toMatchObject({ why: 'begun' })
})

test('nobody is asked by whom they have muted, nor asks them', async () => {
  const server = await serve()
  const { ana, ben, id, me, you } = await known(server)
  await runSql(server, `INSERT INTO mutes (user_id, muted_id) VALUES ('${you.id}', '${me.id}')`)
  expect([await companions(ana), await companions(ben)]).toEqual([[], []])
  expect((await keepSeat(ana, id, you.id)).body).toMatchObject({ why: 'not-met' })
})

test('who mutes somebody frees the seats that they keep for each other', async () => {
  const server = await serve()
  const { ana, ben, played, id, me, you } = await known(server)
  const theirs = await ben.make({ chairs: ['me', 'open'] })
  await keepSeat(ana, id, you.id)
  await keepSeat(ben, theirs.table.id, me.id)
  await ana.send('POST', `/api/tables/${played}/chat`, { key: 'greeting', text: 'hello' })
  const { lines } = (await ben.get<Chat>(`/api/tables/${played}/chat`)).body
  const n = lines.find(({ text }) => text === 'hello')?.n
  const about = { channel: 'players', n, muted: true }
  expect((await ben.send('POST', `/api/tables/${played}/chat/mute`, about)).status).toBe(200)
  expect(await nameAt(ana, id)).toBe('')
  expect(await nameAt(ben, theirs.table.id)).toBe('')
})

test('whoever keeps many seats for somebody does not keep them from sitting down', async () => {
  const server = await serve({ limits: { tablesPerPerson: 2 } })
  const { ana, ben, id, you } = await known(server)
  const other = await ana.make({ chairs: ['me', 'open'] })
  for (const table of [id, other.table.id]) await keepSeat(ana, table, you.id)
  const open = await (await guest(server)).make({ chairs: ['me', 'open'] })
  expect((await takeChair(ben, open)).seat).toBe(1)
})

test('who sits down on another seat has one, and the kept one is open', async () => {
  const server = await serve()
  const { ana, ben, you } = await known(server)
  const { table } = await ana.make({ chairs: ['me', 'open', 'open', 'open'], listed: true })
  await keepSeat(ana, table.id, you.id)
  const sat = await ben.send<MyTable>('POST', `/api/tables/${table.id}/sit`, { seat: 3 })
  expect(sat.body.table.seats.map(({ name }) => name).slice(1)).toEqual(['', '', you.name])
  expect((await ben.send<MyTable>('POST', `/api/tables/${table.id}/stand`)).body.seat).toBe(null)
})

test('who was asked to a table that ended has not played there', async () => {
  const server = await serve()
  const { ana, ben, played, you } = await known(server)
  const eva = await guest(server)
  const made = await ana.make({ chairs: ['me', 'open', 'open', 'open'], listed: true })
  await keepSeat(ana, made.table.id, you.id)
  await takeChair(eva, made, 2)
  const end = `/api/admin/tables/${made.table.id}/end`
  expect((await operator(server).send('POST', end, { why: '' })).status).toBe(200)
  expect(await companions(ben)).toHaveLength(1)
  const { history } = (await ben.get<PersonAnswer>(`/api/people/${you.id}`)).body
  expect(history.map(({ table }) => table.id)).toEqual([played])
  const { mine } = (await ben.get<TableLists>('/api/tables')).body
  expect(mine.map(({ table }) => table.id)).toEqual([played])
})

test('a deleted account is nobody’s companion', async () => {
  const server = await serve()
  const { ana, ben, played } = await known(server)
  expect((await ben.send('DELETE', '/api/me')).status).toBe(200)
  expect(await companions(ana)).toEqual([])
  const again = await ana.send<MyTable>('POST', `/api/tables/${played}/rematch`)
  expect(again.body.links[0]).toMatch(/^\/t\//)
})

test('a seat is kept for nobody who is banned', async () => {
  const server = await serve()
  const { ana, played, id, you } = await known(server)
  await keepSeat(ana, id, you.id)
  const ops = operator(server)
  const ban = `/api/admin/people/${you.id}/ban`
  expect(
    (await ops.send('POST', ban, { until: Date.now() + 3600_000, why: 'insults' })).status,
  ).toBe(200)
  expect(await nameAt(ana, id)).toBe('')
  expect((await keepSeat(ana, id, you.id)).body).toMatchObject({ why: 'not-met' })
  const again = await ana.send<MyTable>('POST', `/api/tables/${played}/rematch`)
  expect(again.body.links[0]).toMatch(/^\/t\//)
})

test('a seat is kept for the same person six times an hour', async () => {
  const server = await serve()
  const { ana, id, you } = await known(server)
  const chair = (keep: object | string) =>
    ana.send<{ why?: string }>('POST', `/api/tables/${id}/chair`, { seat: 1, chair: keep })
  const answers: number[] = []
  for (let times = 0; times < 7; times++) {
    answers.push((await chair({ keptFor: you.id })).status)
    await chair('open')
  }
  expect(answers).toEqual([...Array.from({ length: 6 }, () => 200), 429])
})
