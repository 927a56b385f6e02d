import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startChild } from '../../bench/server/child.ts'
import { ensureCli } from '../../src/cli/cli.fixture.ts'
import type { Welcome } from '../../src/protocol/messages.ts'
import type { MyTable } from '../../src/protocol/table.ts'
import { databaseOf, dataFolder, onPostgres } from '../../src/server/test/databases.fixture.ts'
import { serve } from '../../src/server/test/server.fixture.ts'
import { guest, together, type Visitor, visitor } from '../../src/server/test/visitors.fixture.ts'

/** The machine of a process with this option of Node has a clock that is an hour ahead. */
const AHEAD =
  '--import=data:text/javascript,const now=Date.now;Date.now=()=>now.call(Date)%2B3600000'

beforeAll(ensureCli)

describe.skipIf(!onPostgres())('two servers, one database', () => {
  test('nobody loses time at the table because the clock of one machine is an hour ahead', async () => {
    const data = dataFolder()
    const database = await databaseOf(data)
    const server = await serve({ data })
    const ahead = await startChild({ data, ...(database !== undefined && { database }) }, [AHEAD])
    onTestFinished(() => ahead.kill())
    const [ana, ben] = [await guest(server), await guest(server)]
    const time = { kind: 'live', minutes: 5, seconds: 0 }
    const id = await together([ana, ben], { time })
    const path = `/api/tables/${id}`
    const choose = async (who: Visitor) => {
      const { body } = await who.get<Welcome>(`${path}/moment`)
      const { seq, offers } = body.moment ?? { seq: 0, offers: [] }
      const wish = { key: `the-key-${seq}`, at: seq, moves: offers.slice(0, 1) }
      return (await who.send('POST', `${path}/moves`, wish)).status
    }
    const anas = visitor(ahead, ana.cookie)
    expect([await choose(anas), await choose(ben), await choose(anas)]).toEqual([200, 200, 200])
    for (const who of [ana, anas]) {
      const { table } = (await who.get<MyTable>(path)).body
      expect(table.seats.map(seat => seat.standIn)).toEqual([null, null])
      for (const { left } of table.time?.clocks.flatMap(clock => clock ?? []) ?? [])
        expect(left).toBeGreaterThan(240_000)
    }
  })
})
