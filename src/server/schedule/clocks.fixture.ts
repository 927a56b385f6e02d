import type { MyTable, TableInfo } from '../../protocol/table.ts'
import type { TimeRule } from '../../protocol/time.ts'
import { type ManualClock, manualClock } from '../clock.fixture.ts'
import { latestMoment, type Line } from '../test/lines.fixture.ts'
import { serve, type TestServer } from '../test/server.fixture.ts'
import { GOLDFISH, guest, together, type Visitor } from '../test/visitors.fixture.ts'
import type { Thinker } from './thinker.ts'

export const LIVE: TimeRule = { kind: 'live', minutes: 5, seconds: 10 }
export const DAYS: TimeRule = { kind: 'days', hours: 24 }
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const NOON = Date.parse('2026-11-21T12:00:00Z')

/** Ana (to move) and Ben at a table with a clock that the test controls. */
export async function twoAt(
  time: TimeRule,
  { game = GOLDFISH, ...config }: { thinker?: Thinker; game?: string } = {},
) {
  const clock = manualClock(NOON)
  const server = await serve({ clock, ...config })
  const [ana, ben] = [await guest(server), await guest(server)]
  const options = game === GOLDFISH ? { start: 0, maxTurns: 100 } : {}
  return { clock, server, ana, ben, id: await together([ana, ben], { time, game, options }) }
}

export async function tableOf(who: Visitor, id: string): Promise<TableInfo> {
  return (await who.get<MyTable>(`/api/tables/${id}`)).body.table
}

export async function leftOf(who: Visitor, id: string): Promise<(number | undefined)[]> {
  return (await tableOf(who, id)).time?.clocks.map(clock => clock?.left) ?? []
}

export function isStandIn(table: TableInfo, seat: number): boolean {
  return table.seats[seat]?.standIn === 'time'
}

export async function untilTable(
  line: Line,
  fits: (table: TableInfo) => boolean,
): Promise<TableInfo> {
  for (;;) {
    const tables = line.messages.flatMap(message => ('table' in message ? [message.table] : []))
    const latest = tables.at(-1)
    if (latest !== undefined && fits(latest)) return latest
    await line.next()
  }
}

export async function playOnce(line: Line): Promise<void> {
  const moment = latestMoment(line)
  if (moment === null) throw new Error('This line has heard of no moment.')
  const key = `play-${line.messages.length}-once`
  line.say({ type: 'choose', key, at: moment.seq, moves: moment.offers.slice(0, 1) })
  await line.hear('done', done => done.key === key)
}

export async function again(
  server: TestServer,
  clock: ManualClock,
  away: number,
): Promise<TestServer> {
  await server.stop()
  clock.advance(away)
  return serve({ data: server.data, clock })
}
