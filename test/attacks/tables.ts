import { expect } from 'vitest'
import { GOLDFISH } from '../../src/server/test/visitors.fixture.ts'
import { LIMITS } from '../../src/server/limits/limits.ts'
import type { TableLists } from '../../src/protocol/http.ts'
import { daily } from '../deep.ts'
import { type Attack, attacker, personFrom, tally } from './frame.ts'

/** Tables without end: bots alone, empty ones, and a list full of one address. */
export const tables: Attack = async target => {
  const eve = await attacker(target)
  const make = (times: number, wish: object) =>
    tally(times, () => eve.ask('POST', '/api/tables', { game: GOLDFISH, ...wish }))
  const bots = await make(daily(12, 100), { chairs: ['hard', 'hard', 'hard', 'hard'] })
  expect(bots.get(200)).toBe(LIMITS.botTablesPerPerson.value)

  // Nor are there more where people sat who have left.
  const leaver = await attacker(target)
  const left = await tally(daily(8, 40), async () => {
    const { table } = await leaver.make({ chairs: ['me', 'hard'] })
    return leaver.ask('POST', `/api/tables/${table.id}/leave`)
  })
  expect(left.get(200)).toBeLessThanOrEqual(LIMITS.botTablesPerPerson.value)

  const host = await personFrom(target, '192.0.2.9')
  const shown = await host.make({ chairs: ['me', 'open'], listed: true })
  const listed = await make(daily(6, 60), { chairs: ['me', 'open'], listed: true })
  expect(listed.get(200)).toBe(LIMITS.listedPerPerson.value)
  const empty = await make(daily(60, 1000), { chairs: ['me', 'open'] })
  const rest = LIMITS.tablesPerPerson.value - 3 - LIMITS.botTablesPerPerson.value
  expect(empty.get(200)).toBeGreaterThanOrEqual(rest)
  expect(empty.get(200)).toBeLessThanOrEqual(rest + LIMITS.botTablesPerPerson.value)
  const { body } = await eve.get<TableLists>('/api/tables')
  expect(body.open.map(({ id }) => id)).toContain(shown.table.id)
}
