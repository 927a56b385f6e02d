import { expect, test } from 'vitest'
import type { CompanionsAnswer } from '../../../protocol/account.ts'
import type { Me, TableLists } from '../../../protocol/http.ts'
import type { MyTable } from '../../../protocol/table.ts'
import { runSql } from '../../test/databases.fixture.ts'
import { operator } from '../../test/program.fixture.ts'
import { serve, type TestServer } from '../../test/server.fixture.ts'
import { guest, together, type Visitor } from '../../test/visitors.fixture.ts'

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
  return { ana, ben, id: table.id, me: await meOf(ana), you: await meOf(ben) }
}

const meOf = async (who: Visitor) => (await who.get<{ me: Me }>('/api/me')).body.me

test('a seat is kept for somebody I have played with: they find it, and sit down or decline', async () => {
  const server = await serve()
  const { ana, ben, id, me, you } = await known(server)
  const eva = await guest(server)
  expect(await companions(ana)).toEqual([you.name])
  expect(await companions(eva)).toEqual([])
  expect((await keepSeat(ana, id, (await meOf(eva)).id)).body).toMatchObject({ why: 'not-met' })
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

test('a deleted account is nobody’s companion', async () => {
  const server = await serve()
  const { ana, ben } = await known(server)
  expect((await ben.send('DELETE', '/api/me')).status).toBe(200)
  expect(await companions(ana)).toEqual([])
})

test('a seat is kept for nobody who is banned', async () => {
  const server = await serve()
  const { ana, id, you } = await known(server)
  await keepSeat(ana, id, you.id)
  const ops = await operator(server)
  const ban = `/api/admin/people/${you.id}/ban`
  expect(
    (await ops.send('POST', ban, { until: Date.now() + 3600_000, why: 'insults' })).status,
  ).toBe(200)
  const { table } = (await ana.get<MyTable>(`/api/tables/${id}`)).body
  expect(table.seats[1]?.name).toBe('')
})
