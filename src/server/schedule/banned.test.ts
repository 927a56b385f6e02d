import { expect, test } from 'vitest'
import type { MyTable } from '../../protocol/table.ts'
import { manualClock } from '../clock.fixture.ts'
import { runSql } from '../test/databases.fixture.ts'
import { botOf, program } from '../test/program.fixture.ts'
import { serve, silent } from '../test/server.fixture.ts'
import { guest, idOf, takeChair, together } from '../test/visitors.fixture.ts'

const HOUR = 3600_000

test('whose server died when it was to take them from their seats leaves them later', async () => {
  const clock = manualClock(Date.now())
  const server = await serve({ clock, thinker: silent() })
  const [ana, ben] = [await guest(server), await guest(server)]
  const { secret } = await botOf(ben, 'Robin')
  const bot = program(server, secret)
  const running = await together([ana, ben])
  const chairs = ['me', 'open']
  const [mine, theirs] = [await ben.make({ chairs }), await ana.make({ chairs, readyCheck: true })]
  await takeChair(bot, theirs)
  // As much as was stored before it died.
  const ban = `('${await idOf(ben)}', NULL, '', 1)`
  await runSql(server, `INSERT INTO bans (user_id, until_at, why, at) VALUES ${ban}`)
  const seatOf = async (table: string, seat: number) =>
    (await ana.get<MyTable>(`/api/tables/${table}`)).body.table.seats[seat]
  const anHourLater = () => {
    clock.advance(HOUR)
    return seatOf(running, 1)
  }
  await expect.poll(anHourLater).toMatchObject({ standIn: 'left' })
  await expect.poll(() => seatOf(mine.table.id, 0)).toMatchObject({ kind: 'open' })
  await expect.poll(() => seatOf(theirs.table.id, 1)).toMatchObject({ kind: 'open' })
})
