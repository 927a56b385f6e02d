import { describe, expect, test } from 'vitest'
import type { MyTable } from '../../src/protocol/table.ts'
import { manualClock } from '../../src/server/clock.fixture.ts'
import { onPostgres, runSql } from '../../src/server/test/databases.fixture.ts'
import { operator } from '../../src/server/test/program.fixture.ts'
import { guest, idOf, together, type Visitor } from '../../src/server/test/visitors.fixture.ts'
import { ROUNDS, three, everywhere, statuses } from './races.fixture.ts'

describe.skipIf(!onPostgres())('three servers asked at the same moment at a table', () => {
  test('one rematch is made, and all who ask for it sit there', async () => {
    const servers = await three()
    for (let round = 0; round < ROUNDS; round++) {
      const [ana, ben] = [await everywhere(servers), await everywhere(servers)]
      const path = `/api/tables/${await together([ana[0], ben[1]])}`
      await ana[0].send('POST', `${path}/resign`)
      const before = await runSql(servers[0], 'SELECT id FROM tables')
      const asked = [...ana, ...ben].map(who => who.send<MyTable>('POST', `${path}/rematch`))
      const answers = await Promise.all(asked)
      expect(answers.map(({ status }) => status)).toEqual(statuses(6, 0, 0))
      expect(new Set(answers.map(({ body }) => body.table.id)).size).toBe(1)
      expect(await runSql(servers[0], 'SELECT id FROM tables')).toHaveLength(before.length + 1)
    }
  })

  test('no seat is kept for somebody who is banned at that moment', async () => {
    const servers = await three()
    const ops = operator(servers[1])
    for (let round = 0; round < ROUNDS; round++) {
      const [host, ben] = [await guest(servers[0]), await guest(servers[0])]
      const played = await together([host, ben])
      await host.send('POST', `/api/tables/${played}/resign`)
      const { table } = await host.make({ chairs: ['me', 'open'] })
      const user = await idOf(ben)
      const chair = { seat: 1, chair: { keptFor: user } }
      await Promise.all([
        host.send('POST', `/api/tables/${table.id}/chair`, chair),
        ops.send('POST', `/api/admin/people/${user}/ban`, { until: null, why: '' }),
      ])
      const after = (await host.get<MyTable>(`/api/tables/${table.id}`)).body
      expect(after.links[1]).toMatch(/^\/t\//)
    }
  })

  test('who leaves, comes back and moves everywhere at once is played for by one bot, and loses nothing', async () => {
    const servers = await three()
    for (let round = 0; round < ROUNDS; round++) {
      const [ana, ben] = [await everywhere(servers), await everywhere(servers)]
      const path = `/api/tables/${await together([ana[0], ben[1]])}`
      for (let turn = 0; turn < 4; turn++) {
        const moves = await Promise.all(
          [ana, ben].map(async ([who], seat) => ({
            key: `takeover-${turn}-${seat}`,
            ...(await firstMove(who, path)),
          })),
        )
        const answers = await Promise.all(
          servers.flatMap((_, index) =>
            [ana, ben].flatMap((people, seat) => {
              const who = people[index] ?? people[0]
              const move = who.send<{ seq: number }>('POST', `${path}/moves`, moves[seat])
              const away = seat === 0 ? ['leave', 'back'] : []
              return [move, ...away.map(act => who.send<{ seq: number }>('POST', `${path}/${act}`))]
            }),
          ),
        )
        expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      }
      await ana[0].send('POST', `${path}/back`)
      await ben[0].send('POST', `${path}/resign`)
      const told = await Promise.all(ana.map(who => who.get<MyTable>(path)))
      const [first] = told.map(({ body: { table } }) => [table.status, table.ranks, table.life])
      for (const { body } of told)
        expect([body.table.status, body.table.ranks, body.table.life]).toEqual(first)
      const match = (await ana[1].get<object>(`${path}/chronicle`)).body
      const verdict = await ana[2].send('POST', '/api/verify', { match })
      expect(verdict).toMatchObject({ status: 200, body: { faults: [] } })
    }
    for (const { lines } of servers)
      expect(lines.filter(line => /"level":50/.test(line))).toEqual([])
  })

  test('a clock that runs out at all of them at once runs out once', async () => {
    const clock = manualClock(Date.parse('2026-11-21T12:00:00Z'))
    const servers = await three({ clock })
    for (let round = 0; round < ROUNDS; round++) {
      const [ana, ben] = [await everywhere(servers), await everywhere(servers)]
      const time = { kind: 'days', hours: 1 }
      const path = `/api/tables/${await together([ana[0], ben[1]], { time })}`
      const storyAt = async (who: Visitor) => (await who.get<MyTable>(path)).body.table.life?.story
      // Each has it in memory, and looks at its clocks by itself.
      for (const who of ana) await storyAt(who)
      clock.advance(3600_000)
      await expect.poll(() => storyAt(ana[2])).not.toEqual([])
      await Promise.all(ana.map(storyAt))
      const [first, ...more] = (await storyAt(ana[1])) ?? []
      expect([first?.seat, more]).toEqual([0, []])
    }
    for (const { lines } of servers)
      expect(lines.filter(line => /"level":50/.test(line))).toEqual([])
  })
})

/** The first move that this person may make now; when it is not their turn, one that is too late. */
async function firstMove(who: Visitor, path: string): Promise<{ at: number; moves: object[] }> {
  const { moment } = (
    await who.get<{ moment: { seq: number; offers: object[] } | null }>(`${path}/moment`)
  ).body
  const [offer = { type: 'pass' }] = moment?.offers ?? []
  return { at: moment?.seq ?? 0, moves: [offer] }
}
