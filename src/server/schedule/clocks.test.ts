import { expect, test, vi } from 'vitest'
import { game } from '../../games/merchant-of-goldfish/engine/index.ts'
import type { MyTable, TableInfo } from '../../protocol/table.ts'
import type { MyTime, TimeRule } from '../../protocol/time.ts'
import { type ManualClock, manualClock } from '../clock.ts'
import { runSql } from '../databases.fixture.ts'
import { latestMoment, type Line, stepsOf } from '../lines.fixture.ts'
import { serve, silent, type TestServer } from '../server.fixture.ts'
import { guest, type Visitor, visitor } from '../visitors.fixture.ts'
import type { Thinker } from './thinker.ts'

const LIVE: TimeRule = { kind: 'live', minutes: 5, seconds: 10 }
const DAYS: TimeRule = { kind: 'days', hours: 24 }
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOON = Date.parse('2026-11-21T12:00:00Z')
const OPTIONS = { start: 0, maxTurns: 100 }

/** Ana (to move) and Ben at a table with a clock that the test controls. */
async function twoAt(time: TimeRule, config: { thinker?: Thinker } = {}) {
  const clock = manualClock(NOON)
  const server = await serve({ clock, ...config })
  const [ana, ben] = [await guest(server), await guest(server)]
  const made = await ana.make({ chairs: ['me', 'open'], options: OPTIONS, time })
  await ben.send('POST', `/api/tables/${made.table.id}/sit`, {
    invite: made.links[1]?.split('#')[1],
  })
  return { clock, server, ana, ben, id: made.table.id }
}

async function tableOf(who: Visitor, id: string): Promise<TableInfo> {
  return (await who.get<MyTable>(`/api/tables/${id}`)).body.table
}

async function leftOf(who: Visitor, id: string): Promise<(number | undefined)[]> {
  return (await tableOf(who, id)).time!.clocks.map(clock => clock?.left)
}

function isStandIn(table: TableInfo, seat: number): boolean {
  return table.seats[seat]?.standIn === 'time'
}

async function untilTable(line: Line, fits: (table: TableInfo) => boolean): Promise<TableInfo> {
  for (;;) {
    const tables = line.messages.flatMap(message => ('table' in message ? [message.table] : []))
    const latest = tables.at(-1)
    if (latest !== undefined && fits(latest)) return latest
    await line.next()
  }
}

async function playOnce(line: Line): Promise<void> {
  const moment = latestMoment(line)!
  const key = `play-${line.messages.length}-once`
  line.say({ type: 'choose', key, at: moment.seq, moves: moment.offers.slice(0, 1) })
  await line.hear('done', done => done.key === key)
}

async function again(server: TestServer, clock: ManualClock, away: number): Promise<TestServer> {
  await server.stop()
  clock.advance(away)
  return serve({ data: server.data, clock })
}

test('clocks run for the seats that are to act, and everybody sees them', async () => {
  const { clock, ana, ben, id } = await twoAt(LIVE)
  expect(await tableOf(ana, id)).toMatchObject({
    time: {
      rule: LIVE,
      clocks: [
        { left: 310_000, owes: true, still: null },
        { left: 300_000, owes: false, still: null },
      ],
    },
  })
  clock.advance(45_000)
  expect(await leftOf(ben, id)).toEqual([265_000, 300_000])
  const line = await ana.watch(id)
  await playOnce(line)
  while ((await tableOf(ana, id)).actors.includes(0)) await playOnce(line)
  clock.advance(5000)
  expect(await leftOf(ana, id)).toEqual([265_000, 305_000])
})

test('a player out of time is replaced by a bot that plays at once, and may come back', async () => {
  const { clock, ana, ben, id } = await twoAt(LIVE)
  const line = await ben.watch(id)
  clock.advance(310_000 - 1)
  await line.settle()
  expect(isStandIn(await tableOf(ben, id), 0)).toBe(false)
  clock.advance(1)
  const table = await untilTable(line, now => isStandIn(now, 0))
  expect(table.life?.story).toEqual([{ type: 'time', seat: 0, at: clock.now() }])
  while (stepsOf(line).length === 0) await line.next()
  expect(stepsOf(line)[0]?.seat).toBe(0)

  const back = await ana.send<MyTable>('POST', `/api/tables/${id}/back`)
  expect(back).toMatchObject({ status: 200, body: { seat: 0, table: { status: 'running' } } })
  expect(back.body.table.seats[0]?.standIn).toBeNull()
  expect(back.body.table.time?.clocks[0]?.left).toBeGreaterThanOrEqual(MINUTE)
  expect(back.body.table.life?.story.map(({ type }) => type)).toEqual(['time', 'back'])
})

test('while a bot plays for a person, that person cannot play until they are back', async () => {
  const { clock, ana, id } = await twoAt(LIVE, { thinker: silent() })
  const line = await ana.watch(id)
  const offers = latestMoment(line)!.offers
  clock.advance(310_000)
  await untilTable(line, now => isStandIn(now, 0))
  expect(latestMoment(line)).toMatchObject({ offers: [], undoable: false })
  line.say({ type: 'choose', key: 'not-now-please', at: 0, moves: offers.slice(0, 1) })
  expect(await line.hear('refused')).toMatchObject({ why: 'stand-in' })
  await ana.send('POST', `/api/tables/${id}/back`)
  await line.settle()
  expect(latestMoment(line)?.offers).toEqual(offers)
  line.say({ type: 'choose', key: 'now-it-is-mine', at: 0, moves: offers.slice(0, 1) })
  await line.hear('done')
})

test('clocks stand still while the server is down, and for a minute after', async () => {
  const { clock, server, ana, id } = await twoAt(LIVE)
  clock.advance(100_000)
  const second = await again(server, clock, 2 * HOUR)
  const back = visitor(second, ana.cookie)
  expect(await tableOf(back, id)).toMatchObject({
    time: { clocks: [{ left: 210_000, still: 'stop' }, {}] },
  })
  clock.advance(MINUTE)
  expect(await tableOf(back, id)).toMatchObject({
    time: { clocks: [{ left: 210_000, still: null }, {}] },
  })
  clock.advance(200_000)
  expect(await leftOf(back, id)).toEqual([10_000, 300_000])
  const line = await back.watch(id)
  clock.advance(10_000 - 1)
  await line.settle()
  expect(isStandIn(await tableOf(back, id), 0)).toBe(false)
  clock.advance(1)
  await untilTable(line, now => isStandIn(now, 0))
})

test('after a crash clocks stood still since the server’s last sign of life', async () => {
  const { clock, server, ana, id } = await twoAt(LIVE)
  clock.advance(100_000)
  await server.stop()
  // A crash writes nothing, so the stored time is older.
  await runSql(server, `UPDATE pulse SET at = ${NOON + 93_000}`)
  clock.advance(HOUR)
  const second = await serve({ data: server.data, clock })
  expect(await leftOf(visitor(second, ana.cookie), id)).toEqual([217_000, 300_000])
})

test('nobody runs out of time while the server is unreachable', async () => {
  const { clock, server, ana, id } = await twoAt(LIVE)
  clock.advance(300_000)
  const second = await again(server, clock, 24 * HOUR)
  const third = await again(second, clock, 24 * HOUR)
  const back = visitor(third, ana.cookie)
  clock.advance(MINUTE + 9000)
  expect(await tableOf(back, id)).toMatchObject({
    time: { clocks: [{ left: 1000 }, {}] },
    seats: [{ standIn: null }, {}],
  })
})

test('clocks that count days stand still in quiet hours and on vacation', async () => {
  const { clock, ana, id } = await twoAt(DAYS)
  const quiet = { zone: 'UTC', from: 20 * 60, until: 6 * 60 }
  clock.advance(2 * HOUR)
  const set = await ana.send<MyTime>('PATCH', '/api/me/time', { quiet })
  expect(set).toMatchObject({
    status: 200,
    body: { quiet, vacationUntil: null, vacationLeft: 21 * 24 * HOUR },
  })
  expect(await leftOf(ana, id)).toEqual([22 * HOUR, 24 * HOUR])
  clock.advance(8 * HOUR)
  expect(await tableOf(ana, id)).toMatchObject({
    time: { clocks: [{ left: 16 * HOUR, still: 'quiet' }, {}] },
  })

  expect(
    (await ana.send<MyTime>('PATCH', '/api/me/time', { vacation: true })).body.vacationUntil,
  ).toBe(clock.now() + 21 * 24 * HOUR)
  clock.advance(10 * 24 * HOUR)
  expect(await tableOf(ana, id)).toMatchObject({
    time: { clocks: [{ left: 16 * HOUR, still: 'vacation' }, {}] },
  })
  const home = await ana.send<MyTime>('PATCH', '/api/me/time', { vacation: false, quiet: null })
  expect(home.body).toEqual({ quiet: null, vacationUntil: null, vacationLeft: 11 * 24 * HOUR })
  const line = await ana.watch(id)
  clock.advance(16 * HOUR - 1)
  await line.settle()
  expect(isStandIn(await tableOf(ana, id), 0)).toBe(false)
  clock.advance(1)
  await untilTable(line, now => isStandIn(now, 0))
})

test('impossible settings are refused', async () => {
  const { ana } = await twoAt(DAYS)
  const patch = (body: object) => ana.send('PATCH', '/api/me/time', body)
  expect((await patch({ quiet: { zone: 'Mars/Olympus', from: 0, until: 60 } })).body).toMatchObject(
    { why: 'bad-zone' },
  )
  expect((await patch({ quiet: { zone: 'UTC', from: 0, until: 12 * 60 + 1 } })).body).toMatchObject(
    {
      why: 'too-quiet',
    },
  )
  expect((await patch({ quiet: { zone: 'UTC', from: 0, until: 1440 } })).status).toBe(400)
  expect((await ana.get<MyTime>('/api/me/time')).body.quiet).toBeNull()
  for (const time of [
    { kind: 'live', minutes: 0, seconds: 0 },
    { kind: 'days', hours: 0 },
    { kind: 'sand' },
  ]) {
    expect(
      await ana.send('POST', '/api/tables', { game: 'mercadito', chairs: ['me', 'open'], time }),
    ).toMatchObject({
      status: 400,
    })
  }
})

test('a game with a timeout rule plays by that rule first, then a bot takes over', async () => {
  const clock = manualClock(NOON)
  const server = await serve({ clock, thinker: silent() })
  const [ana, ben] = [await guest(server), await guest(server)]
  const made = await ana.make({ game: 'mercadito', chairs: ['me', 'open'], time: DAYS })
  const id = made.table.id
  await ben.send('POST', `/api/tables/${id}/sit`, { invite: made.links[1]?.split('#')[1] })
  const line = await ben.watch(id)
  await playOnce(line)
  clock.advance(24 * HOUR)
  const ruled = await untilTable(line, now => now.life!.story.length > 0)
  expect(ruled).toMatchObject({
    life: { story: [{ type: 'rule', seat: 0 }] },
    seats: [{ standIn: null }, {}],
  })
  await line.settle()
  expect(stepsOf(line).some(({ seat }) => seat === 0)).toBe(true)
  clock.advance(24 * HOUR)
  await untilTable(line, now => isStandIn(now, 0))
})

test('no clock runs out at a table that a bug has stopped', async () => {
  const { clock, server, ana, id } = await twoAt(LIVE)
  const line = await ana.watch(id)
  clock.advance(10_000)
  const play = vi.spyOn(game, 'play').mockImplementation(() => {
    throw new Error('a bug in the rules')
  })
  line.say({
    type: 'choose',
    key: 'a-choice',
    at: 0,
    moves: latestMoment(line)!.offers.slice(0, 1),
  })
  await line.hear('trouble')
  play.mockRestore()
  clock.advance(3 * HOUR)
  expect(await tableOf(ana, id)).toMatchObject({
    time: { clocks: [{ left: 300_000, still: 'stop' }, {}] },
  })
  const second = await again(server, clock, HOUR)
  const back = visitor(second, ana.cookie)
  clock.advance(1000)
  expect(await tableOf(back, id)).toMatchObject({
    time: { clocks: [{ left: 300_000, still: 'stop' }, {}] },
  })
  clock.advance(2 * MINUTE)
  expect((await leftOf(back, id))[0]).toBeLessThan(300_000)
})
