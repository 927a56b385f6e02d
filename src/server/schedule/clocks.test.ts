import { expect, test, vi } from 'vitest'
import { game } from '../../games/merchant-of-goldfish/engine/index.ts'
import type { TableInfo } from '../../protocol/table.ts'
import type { MyTime } from '../../protocol/time.ts'
import { fillUp, runSql } from '../test/databases.fixture.ts'
import { latestMoment } from '../test/lines.fixture.ts'
import { serve, silent } from '../test/server.fixture.ts'
import { visitor } from '../test/visitors.fixture.ts'
import {
  again,
  DAYS,
  HOUR,
  isStandIn,
  leftOf,
  LIVE,
  MINUTE,
  NOON,
  playOnce,
  tableOf,
  twoAt,
  untilTable,
} from './clocks.fixture.ts'

/* What of clocks is stored, and stands after the server was down. */

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

/** Ana is to move, and nobody else does. `until`: time passes until the log says this so often. */
async function alone() {
  const all = await twoAt(LIVE, { thinker: silent() })
  const until = (said: string, times = 1) =>
    expect
      .poll(() => {
        all.clock.advance(1000)
        return all.server.lines.filter(each => each.includes(said)).length
      })
      .toBeGreaterThanOrEqual(times)
  return { ...all, until, line: await all.ana.watch(all.id) }
}

/** What everybody is told where clocks stood still since Ana was to move. */
const STOOD_STILL = {
  time: { clocks: [{ left: 310_000, still: 'stop' }, {}] },
  seats: [{ standIn: null }, {}],
}
const standsStill = ({ time }: TableInfo) => time?.clocks[0]?.still === 'stop'

test('nobody runs out of time while the database is away, and who looks on is told', async () => {
  const { clock, server, ana, id, until, line } = await alone()
  const bringBack = await fillUp(server, 'pulse')
  await until('could not schedule what is due')
  expect(await untilTable(line, standsStill)).toMatchObject(STOOD_STILL)
  clock.advance(10 * MINUTE)
  await until('could not schedule what is due', 3)
  expect(await tableOf(ana, id)).toMatchObject(STOOD_STILL)
  await bringBack()
  await until('stood still')
  expect(await untilTable(line, standsStill)).toMatchObject(STOOD_STILL)
  clock.advance(2 * MINUTE)
  await line.settle()
  expect((await leftOf(ana, id))[0]).toBeLessThan(310_000)
  clock.advance(5 * MINUTE)
  await untilTable(line, now => isStandIn(now, 0))
})

test('who moves before the server knows that its database is back pays nothing for that', async () => {
  const { clock, server, ana, id, until, line } = await alone()
  const bringBack = await fillUp(server, 'pulse')
  await until('could not schedule what is due')
  clock.advance(10 * MINUTE)
  await playOnce(line)
  expect(await leftOf(ana, id)).toEqual([310_000, 310_000])
  await bringBack()
  await until('stood still')
  expect(await leftOf(ana, id)).toEqual([310_000, 310_000])
})

test('nobody runs out of time while the server is halted', async () => {
  const { clock, until, line } = await alone()
  let isLate = true
  clock.slept = () => isLate && !(isLate = false)
  clock.advance(10 * MINUTE)
  await until('stood still')
  expect(await untilTable(line, standsStill)).toMatchObject(STOOD_STILL)
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
