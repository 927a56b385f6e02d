import { expect, test } from 'vitest'
import type { MyTable } from '../../protocol/table.ts'
import type { MyTime } from '../../protocol/time.ts'
import { manualClock } from '../clock.fixture.ts'
import { latestMoment, stepsOf } from '../test/lines.fixture.ts'
import { serve, silent } from '../test/server.fixture.ts'
import { guest, together } from '../test/visitors.fixture.ts'
import {
  DAYS,
  HOUR,
  isStandIn,
  LIVE,
  MINUTE,
  NOON,
  playOnce,
  tableOf,
  twoAt,
  untilTable,
} from './clocks.fixture.ts'

/* What happens to players out of time: the same with either database. */

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
  const id = await together([ana, ben], { game: 'mercadito', options: {}, time: DAYS })
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
