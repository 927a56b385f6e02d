import { expect, test } from 'vitest'
import type { MyTable } from '../../protocol/table.ts'
import { type Clock, manualClock } from '../clock.ts'
import { runSql } from '../test/databases.fixture.ts'
import { serve, silent } from '../test/server.fixture.ts'
import { guest } from '../test/visitors.fixture.ts'
import { ROUND_MS } from './jobs.ts'

const HOUR = 3600_000
const NOON = Date.parse('2026-11-21T12:00:00Z')

/** A clock that a test moves on, and sets like a machine's. */
function settableClock() {
  const inner = manualClock(NOON)
  let [ahead, wanted] = [0, 0]
  const clock: Clock = {
    now: () => inner.now() + ahead,
    at: (when, run) => inner.at(when - ahead, run),
    jump() {
      if (ahead === wanted) return null
      const [before, after] = [inner.now() + ahead, inner.now() + wanted]
      const follow = () => void (ahead = wanted)
      return { from: Math.min(before, after), until: Math.max(before, after), follow }
    },
  }
  return {
    clock,
    advance: (by: number) => inner.advance(by),
    set: (by: number) => void (wanted += by),
    /** So long has passed. */
    passed: () => inner.now() - NOON,
  }
}

test('finding 18: nobody runs out of time because the clock of the machine is set forth or back', async () => {
  const { clock, advance, set, passed } = settableClock()
  const server = await serve({ clock, thinker: silent() })
  const ana = await guest(server)
  const chairs = ['me', 'random']
  const time = { kind: 'live', minutes: 5, seconds: 10 }
  const { table } = await ana.make({ chairs, time, options: { start: 0 } })
  const mine = async () => (await ana.get<MyTable>(`/api/tables/${table.id}`)).body.table
  const left = async () => (await mine()).time?.clocks[0]?.left
  const before = (await left()) ?? NaN
  const followed = () => clock.jump?.() === null
  const told = () => server.lines.filter(line => line.includes('machine was set')).length

  set(2 * HOUR)
  advance(ROUND_MS)
  await expect.poll(followed).toBe(true)
  expect(told()).toBe(1)
  expect(clock.now()).toBe(NOON + ROUND_MS + 2 * HOUR)
  expect(await left()).toBe(before - ROUND_MS)

  set(-HOUR)
  // An answer comes behind what the server is doing, so little time passes meanwhile.
  while (!followed()) {
    advance(1000)
    await left()
  }
  expect(told()).toBe(2)
  const then = await left()
  expect(then).toBeGreaterThanOrEqual(before - passed())
  advance(HOUR / 2)
  expect(await mine()).toMatchObject({ seats: [{ standIn: null }, {}] })
  expect(await left()).toBe(then)
  // The rounds go on, though the old time comes again only in half an hour.
  const pulse = async () => (await runSql(server, "SELECT at FROM pulse WHERE name = 'clocks'"))[0]
  const later = async () => {
    advance(1000)
    return Number(((await pulse()) as { at: number }).at)
  }
  await expect.poll(later).toBeGreaterThanOrEqual(NOON + HOUR + HOUR / 2)
})
