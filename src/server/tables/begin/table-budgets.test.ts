import { expect, test } from 'vitest'
import type { Problem, TableLists } from '../../../protocol/http.ts'
import type { MyTable } from '../../../protocol/table.ts'
import { runSql } from '../../test/databases.fixture.ts'
import { botOf, program } from '../../test/program.fixture.ts'
import { serve } from '../../test/server.fixture.ts'
import { GOLDFISH, guest, type Visitor, visitor } from '../../test/visitors.fixture.ts'

const OPEN = { game: GOLDFISH, chairs: ['me', 'open'] }

const make = (who: Visitor, wish: object) => who.send<Problem>('POST', '/api/tables', wish)

test('a person has so many unfinished tables, and an address too; a finished one makes room', async () => {
  const server = await serve({ limits: { tablesPerPerson: 3, tablesPerAddress: 5 } })
  const [eve, ana] = [await guest(server), await guest(server)]
  const all = await Promise.all(Array.from({ length: 6 }, () => make(eve, OPEN)))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(all.find(({ status }) => status === 429)?.body).toEqual({
    why: 'too-many',
    message: 'The limit is 3 unfinished tables of one person. Try again later.',
  })
  const more = await Promise.all(Array.from({ length: 3 }, () => make(ana, OPEN)))
  expect(more.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 429])
})

test('there is an end to tables that are made and ended at once, and to rematches', async () => {
  const server = await serve({ limits: { newTablesPerPerson: 2, newTablesPerAddress: 3 } })
  const [eve, ana] = [await guest(server), await guest(server)]
  const makeAndEnd = async (who: Visitor) => {
    const made = await who.ask('POST', '/api/tables', { ...OPEN, chairs: ['me', 'random'] })
    if (made.status !== 200) return [made.status]
    const { table } = (await made.json()) as MyTable
    const path = `/api/tables/${table.id}`
    const ended = await who.ask('POST', `${path}/end`, { end: true })
    return [made.status, ended.status, (await who.ask('POST', `${path}/rematch`)).status]
  }
  expect(await makeAndEnd(eve)).toEqual([200, 200, 200])
  expect(await makeAndEnd(eve)).toEqual([429])
  expect(await makeAndEnd(ana)).toEqual([200, 200, 429])
})

test('a rematch counts once, though others change the table while it is made', async () => {
  const server = await serve({ limits: { newTablesPerPerson: 2 } })
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'random'] })
  await ana.send('POST', `/api/tables/${table.id}/end`, { end: true })
  await runSql(server, 'UPDATE tables SET revision = revision + 1')
  expect((await ana.ask('POST', `/api/tables/${table.id}/rematch`)).status).toBe(200)
})

test('a person lists three tables, and the list shows hosts by turns', async () => {
  const server = await serve()
  const [eve, ana] = [await guest(server), await guest(server)]
  const listed = { ...OPEN, listed: true }
  expect((await make(ana, listed)).status).toBe(200)
  const eves = []
  for (let i = 0; i < 4; i++) eves.push(await make(eve, listed))
  expect(eves.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  expect((await make(eve, OPEN)).status).toBe(200)
  const { body } = await ana.get<TableLists>('/api/tables')
  const hosts = body.open.map(({ seats }) => seats[0]?.name)
  expect(hosts).toHaveLength(4)
  expect(hosts.indexOf(body.mine[0]?.table.seats[0]?.name ?? '')).toBe(1)
})

test('who has thousands of networks of version 6 does not fill the list', async () => {
  const limits = { tablesPerAddress: 1, listedPerAddress: 3, botTablesPerAddress: 1 }
  const server = await serve({ limits })
  let networks = 0
  const makeFromAnother = async (wish: object) => {
    const from = { 'x-forwarded-for': `2001:db8:1:${networks++}::7` }
    return make(visitor(server, (await guest(server)).cookie, from), wish)
  }
  const statuses = async (many: number, wish: object) => {
    const made = []
    for (let times = 0; times < many; times++) made.push((await makeFromAnother(wish)).status)
    return made
  }
  expect(await statuses(4, { ...OPEN, listed: true })).toEqual([200, 200, 200, 429])
  expect(await statuses(14, OPEN)).toEqual([...Array<number>(13).fill(200), 429])
})

test('who has so many tables sits down at no other; a bot does', async () => {
  const server = await serve({ limits: { tablesPerPerson: 2 } })
  const [ana, ben, eve] = [await guest(server), await guest(server), await guest(server)]
  const client = program(server, (await botOf(eve)).secret)
  const statuses = []
  for (const [host, who] of [
    [ana, eve],
    [ana, client],
    [ben, eve],
    [ben, client],
    [await guest(server), eve],
    [await guest(server), client],
  ] as const) {
    const { table } = await host.make({ chairs: ['me', 'open', 'open'], listed: true })
    statuses.push((await who.send('POST', `/api/tables/${table.id}/sit`, {})).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 200])
})

test('who waits at so many tables of the list sits down at no other one of it; a bot does', async () => {
  const server = await serve({ limits: { waitingPerPerson: 2 } })
  const [ana, eve] = [await guest(server), await guest(server)]
  const client = program(server, (await botOf(eve)).secret)
  const sitDown = async (who: Visitor, chairs: readonly string[], listed = true) => {
    const { table, links } = await (listed ? await guest(server) : ana).make({ chairs, listed })
    const invite = listed ? {} : { invite: links.find(Boolean)?.split('#')[1] }
    return (await who.send('POST', `/api/tables/${table.id}/sit`, invite)).status
  }
  const three = ['me', 'open', 'open']
  // A table that begins is waited at no longer.
  expect(await sitDown(eve, ['me', 'open'])).toBe(200)
  expect([await sitDown(eve, three), await sitDown(eve, three)]).toEqual([200, 200])
  expect(await sitDown(eve, three)).toBe(429)
  expect(await sitDown(eve, three, false)).toBe(200)
  for (let times = 0; times < 3; times++) expect(await sitDown(client, three)).toBe(200)
})

test('a person changes their quiet hours so many times in a minute', async () => {
  const server = await serve({ limits: { timeChangesPerPerson: 2, timeChangesPerAddress: 3 } })
  const [eve, ana] = [await guest(server), await guest(server)]
  const change = async (who: Visitor) =>
    (await who.send('PATCH', '/api/me/time', { quiet: null })).status
  expect([await change(eve), await change(eve), await change(eve)]).toEqual([200, 200, 429])
  expect([await change(ana), await change(ana)]).toEqual([200, 429])
})

test('a person changes their name so many times in a minute, and people at one address together', async () => {
  const limits = { nameChangesPerPerson: 2, nameChangesPerAddress: 3 }
  const server = await serve({ limits })
  const [ana, ben] = [await guest(server), await guest(server)]
  const named = async (who: Visitor, name: string) =>
    (await who.send('PATCH', '/api/me', { name })).status
  expect([await named(ana, 'A'), await named(ana, 'B'), await named(ana, 'C')]).toEqual([
    200, 200, 429,
  ])
  expect([await named(ben, 'A'), await named(ben, 'B')]).toEqual([200, 429])
})
