import { expect, test } from 'vitest'
import type { Problem } from '../../../protocol/http.ts'
import type { MyTable } from '../../../protocol/table.ts'
import { serve, silent } from '../../test/server.fixture.ts'
import { GOLDFISH, guest, visitor, type Visitor } from '../../test/visitors.fixture.ts'

const BOTS = { game: GOLDFISH, chairs: ['hard', 'hard'] }

async function statusOf(who: Visitor, wish: object): Promise<number> {
  return (await who.send('POST', '/api/tables', wish)).status
}

test('only bots play at four tables of a person at most; at tables with a person they play on', async () => {
  const server = await serve({ thinker: silent() })
  const eve = await guest(server)
  for (let i = 0; i < 4; i++) expect(await statusOf(eve, BOTS)).toBe(200)
  const answer = await eve.send<Problem>('POST', '/api/tables', BOTS)
  expect([answer.status, answer.body]).toEqual([
    429,
    {
      why: 'bot-tables',
      message: 'Only bots play at 4 of your tables already. Wait until one of them is over.',
    },
  ])
  expect(await statusOf(eve, { ...BOTS, chairs: ['me', 'hard'] })).toBe(200)
  expect(await statusOf(await guest(server), BOTS)).toBe(200)
})

test('neither does the last bot at an open table get round it, nor does asking all at once', async () => {
  const server = await serve({ thinker: silent() })
  const eve = await guest(server)
  const { table } = await eve.make({ chairs: ['hard', 'open'] })
  const all = await Promise.all(Array.from({ length: 8 }, () => statusOf(eve, BOTS)))
  expect(all.filter(status => status === 200)).toHaveLength(4)
  const path = `/api/tables/${table.id}/chair`
  expect((await eve.send('POST', path, { seat: 1, chair: 'easy' })).status).toBe(429)
  const { body } = await eve.get<{ table: { status: string } }>(`/api/tables/${table.id}`)
  expect(body.table.status).toBe('open')
})

test('all people of an address together have a budget too, and the operator may set it', async () => {
  const server = await serve({
    thinker: silent(),
    limits: { botTablesPerAddress: 3, botTablesPerPerson: 2 },
  })
  const [eve, mallory] = [await guest(server), await guest(server)]
  expect([await statusOf(eve, BOTS), await statusOf(eve, BOTS)]).toEqual([200, 200])
  expect(await statusOf(mallory, BOTS)).toBe(200)
  const { status, body } = await mallory.send<Problem>('POST', '/api/tables', BOTS)
  expect([status, body.message]).toEqual([
    429,
    'Only bots play at 3 tables of people at your address already. Wait until one of them is over.',
  ])
  const elsewhere = { 'x-forwarded-for': '192.0.2.7' }
  const made = await mallory.send('POST', '/api/tables', BOTS, elsewhere)
  expect(made.status).toBe(200)
})

test('nor does it help to leave tables to the bots, or to delete oneself', async () => {
  const server = await serve({ thinker: silent(), limits: { botTablesPerPerson: 2 } })
  const eve = await guest(server)
  const ids: string[] = []
  for (let i = 0; i < 5; i++) ids.push((await eve.make({ chairs: ['me', 'hard'] })).table.id)
  const left = []
  for (const id of ids) left.push((await eve.send('POST', `/api/tables/${id}/leave`)).status)
  expect(left).toEqual([200, 200, 429, 429, 429])
  expect((await eve.send('DELETE', '/api/me')).status).toBe(200)
  const statuses = []
  for (const id of ids) {
    const { body } = await visitor(server).get<MyTable>(`/api/tables/${id}`)
    statuses.push(body.table.status, body.table.life?.ending)
  }
  expect(statuses.filter(each => each === 'running')).toHaveLength(2)
  expect(statuses.filter(each => each === 'unplayed')).toHaveLength(3)
})
