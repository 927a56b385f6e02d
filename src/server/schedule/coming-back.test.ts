import { expect, test } from 'vitest'
import type { MyTable } from '../../protocol/table.ts'
import { silent } from '../test/server.fixture.ts'
import type { Visitor } from '../test/visitors.fixture.ts'
import {
  DAYS,
  HOUR,
  isStandIn,
  LIVE,
  leftOf,
  MINUTE,
  playOnce,
  tableOf,
  twoAt,
  untilTable,
} from './clocks.fixture.ts'

test.each([
  [LIVE, 5 * MINUTE + 10_000],
  [DAYS, 24 * HOUR],
] as const)('who leaves and comes back gains no time: %j', async (time, most) => {
  const { clock, ana, id } = await twoAt(time, { thinker: silent() })
  clock.advance(most - 20_000)
  for (let times = 0; times < 3; times++) {
    expect((await ana.send('POST', `/api/tables/${id}/leave`)).status).toBe(200)
    expect((await ana.send('POST', `/api/tables/${id}/back`)).status).toBe(200)
    expect((await leftOf(ana, id))[0]).toBe(20_000)
  }
})

test('whose time has run out gets one more minute for a turn, and no further one', async () => {
  const { clock, ana, id } = await twoAt(LIVE, { thinker: silent() })
  const line = await ana.watch(id)
  clock.advance(6 * MINUTE)
  await untilTable(line, table => isStandIn(table, 0))
  expect((await ana.send('POST', `/api/tables/${id}/back`)).status).toBe(200)
  await line.settle()
  clock.advance(2 * MINUTE)
  await untilTable(line, table => isStandIn(table, 0))
  const answer = await ana.send('POST', `/api/tables/${id}/back`)
  expect(answer).toMatchObject({ status: 409, body: { why: 'bot-plays' } })
  expect(isStandIn(await tableOf(ana, id), 0)).toBe(true)
})

test('for whom a bot has played finds a minute at least', async () => {
  const { clock, ana, id } = await twoAt(LIVE)
  const line = await ana.watch(id)
  clock.advance(5 * MINUTE)
  expect((await ana.send('POST', `/api/tables/${id}/leave`)).status).toBe(200)
  clock.advance(1000)
  await untilTable(line, ({ actors }) => !actors.includes(0))
  const { body } = await ana.send<MyTable>('POST', `/api/tables/${id}/back`)
  expect(body.table.time?.clocks[0]?.left).toBe(MINUTE)
})

test.each([LIVE, DAYS])('nor does who comes back once others have decided: %j', async time => {
  const { clock, ana, ben, id } = await twoAt(time, { thinker: silent(), game: 'mercadito' })
  const [before = 0] = await leftOf(ana, id)
  clock.advance(before - 20_000)
  await ana.send('POST', `/api/tables/${id}/leave`)
  await playOnce(await ben.watch(id))
  await ana.send('POST', `/api/tables/${id}/back`)
  expect((await leftOf(ana, id))[0]).toBe(20_000)
})

/** Wishes to end the match and to go on, until nothing else is in the last lines of the story. */
async function waver(who: Visitor, id: string): Promise<void> {
  for (let times = 0; times < 60; times++)
    await who.send('POST', `/api/tables/${id}/end`, { end: times % 2 === 0 })
}

test('nobody gets a second minute by filling the story of the table', async () => {
  const { clock, ana, id } = await twoAt(LIVE, { thinker: silent() })
  const line = await ana.watch(id)
  clock.advance(6 * MINUTE)
  await untilTable(line, table => isStandIn(table, 0))
  await ana.send('POST', `/api/tables/${id}/back`)
  await waver(ana, id)
  await line.settle()
  clock.advance(2 * MINUTE)
  await untilTable(line, table => isStandIn(table, 0))
  expect((await ana.send('POST', `/api/tables/${id}/back`)).status).toBe(409)
})
