import { describe, expect, test } from 'vitest'
import { type BotRules, botQueue, effortFor, type Start } from './bot-queue.ts'
import type { Path } from './fair-queue.ts'

const RULES: BotRules = { threads: 1, running: 4, calmMs: 4000, leastEffort: 0.1 }
/** What a bot of level `master` thinks with full effort. */
const MASTER_MS = 1000

/** A bot that asks again as soon as it is answered, or once at a certain time. */
interface Asker {
  readonly level: string
  readonly path: Path
  readonly once: boolean
}
interface Thought {
  readonly asker: Asker
  readonly askedAt: number
  readonly waited: number
  readonly answeredAt: number
  readonly effort: number
}

/** The queue and its threads in simulated time: who thought, when, how long. */
function simulate(rules: BotRules, untilMs: number, asks: readonly (readonly [number, Asker])[]) {
  const queue = botQueue<{ readonly level: string; readonly asker: Asker; readonly at: number }>(
    rules,
  )
  const running = new Set<{ readonly ends: number; finish(): void }>()
  const thoughts: Thought[] = []
  const later = asks.toSorted(([a], [b]) => a - b)
  const ask = (asker: Asker, at: number) =>
    queue.add({ level: asker.level, asker, at }, asker.path, at)

  function begin(start: Start<{ asker: Asker; at: number }>, now: number) {
    const { item, effort } = start
    const ms = MASTER_MS * effort
    const thinking = {
      ends: now + ms,
      finish() {
        running.delete(thinking)
        start.done(ms)
        const { asker, at } = item
        const answeredAt = now + ms
        thoughts.push({ asker, askedAt: at, waited: now - at, answeredAt, effort })
        if (!asker.once) ask(asker, answeredAt)
      },
    }
    running.add(thinking)
  }

  for (let now = 0; now < untilMs;) {
    while (later[0] !== undefined && later[0][0] <= now) ask(later.shift()![1], now)
    for (let next = queue.take(now); next !== null; next = queue.take(now)) begin(next, now)
    now = Math.min(later[0]?.[0] ?? Infinity, ...[...running].map(({ ends }) => ends))
    for (const thinking of running) if (thinking.ends <= now) thinking.finish()
  }
  return thoughts
}

const master = (address: string, person: string, table: string, once = false): Asker => ({
  level: 'master',
  path: [address, person, table],
  once,
})

/** So many tables of four master bots each, all at once. */
function flood(tables: number, owner: (table: number) => readonly [string, string]) {
  return Array.from({ length: tables * 4 }, (_, bot): readonly [number, Asker] => {
    const table = Math.floor(bot / 4)
    const [address, person] = owner(table)
    return [0, master(address, person, `flood ${table}`)]
  })
}

/** An honest person whose master bot is to move now and then. */
const honestEvery = (ms: number) =>
  Array.from({ length: 10 }, (_, turn): readonly [number, Asker] => [
    5_000 + turn * ms,
    master('home', 'ana', 'honest', true),
  ])
const honest = honestEvery(3_700)
const anas = (thoughts: readonly Thought[]) =>
  thoughts.filter(({ asker }) => asker.path[1] === 'ana')
const slowest = (thoughts: readonly Thought[]) =>
  Math.max(...thoughts.map(({ askedAt, answeredAt }) => answeredAt - askedAt))

describe('a flood of bots', () => {
  test.each([
    ['one guest', () => ['flat', 'eve'] as const],
    ['a guest for each table', (table: number) => ['flat', `eve ${table}`] as const],
    ['a guest at the address of the honest person', () => ['home', 'eve'] as const],
  ])('of 60 tables by %s costs the others no more than one thought', (_, owner) => {
    const found = anas(simulate(RULES, 60_000, [...flood(60, owner), ...honest]))
    expect(found).toHaveLength(honest.length)
    expect(found.map(({ effort }) => effort)).toEqual(honest.map(() => 1))
    expect(slowest(found)).toBeLessThanOrEqual(2 * MASTER_MS)
  })

  test('of 400 tables does not either', () => {
    const tables = flood(400, () => ['flat', 'eve'])
    const found = anas(simulate(RULES, 60_000, [...tables, ...honest]))
    expect(found).toHaveLength(honest.length)
    expect(slowest(found)).toBeLessThanOrEqual(2 * MASTER_MS)
  })

  test('of 60 addresses at once is shared out: shorter thoughts, a wait of seconds', () => {
    const tables = flood(240, table => [`flat ${table % 60}`, `eve ${table % 60}`])
    const found = anas(simulate(RULES, 150_000, [...tables, ...honestEvery(13_000)]))
    expect(found).toHaveLength(honest.length)
    expect(slowest(found)).toBeLessThan(12 * MASTER_MS)
  })

  test('leaves a thread to the others where there are several', () => {
    const rules = { ...RULES, threads: 3 }
    const found = anas(simulate(rules, 60_000, [...flood(60, () => ['flat', 'eve']), ...honest]))
    expect(found.map(({ waited, effort }) => [waited, effort])).toEqual(honest.map(() => [0, 1]))
  })
})

test('nobody starves at 400 tables of 400 people, each gets the same, and full effort in turn', () => {
  const tables = Array.from({ length: 400 }, (_, table): readonly [number, Asker] => [
    0,
    master(`street ${table}`, `person ${table}`, `table ${table}`),
  ])
  const thoughts = simulate(RULES, 150_000, tables)
  const service = new Map<string, number>()
  for (const { asker, effort } of thoughts)
    service.set(asker.path[1], (service.get(asker.path[1]) ?? 0) + effort)
  expect(service.size).toBe(400)
  const [least, most] = [Math.min(...service.values()), Math.max(...service.values())]
  expect(most - least).toBeLessThan(1.01)
  expect(slowest(thoughts)).toBeLessThan(120_000)
  expect(Math.min(...thoughts.map(({ effort }) => effort))).toBe(RULES.leastEffort)
  const full = new Set(thoughts.flatMap(({ asker, effort }) => (effort === 1 ? [asker] : [])))
  expect(full.size).toBeGreaterThan(25)
})

test('in calm all bots think with full effort, four at once and many in a row', () => {
  const table = flood(1, () => ['home', 'ana'])
  const thoughts = simulate(RULES, 60_000, table)
  expect(new Set(thoughts.map(({ effort }) => effort))).toEqual(new Set([1]))
})

test('effort shrinks with the turns it is shared with, to a floor; bots without a search keep it', () => {
  expect([1, 4, 8, 20, 40, 1e6].map(turns => effortFor(turns, MASTER_MS, RULES))).toEqual([
    1, 1, 0.5, 0.2, 0.1, 0.1,
  ])
  expect(effortFor(8, 250, RULES)).toBe(1)
  expect(effortFor(1e6, 0, RULES)).toBe(1)
  expect(effortFor(8, MASTER_MS, { ...RULES, threads: 2 })).toBe(1)
})
