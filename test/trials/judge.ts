import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import pg from 'pg'
import type { Arena } from './arena.ts'
import type { Place } from '../../src/server/store/open.ts'

/** What happened to every acknowledged move. */
export interface Verdict {
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  /** Gaps in what somebody was shown, answers that contradict each other, tables that stopped. */
  readonly wrong: readonly string[]
  /** Milliseconds from a cut to being back: the median, the 95th of 100, the worst. */
  readonly caughtUp: readonly [number, number, number]
}

interface Row {
  readonly match_id: string
  readonly seat: number
  readonly key: string
}

/** Compares what the players received with what is stored. */
export async function judge(arena: Arena, place: Place): Promise<Verdict> {
  const stored = new Map<string, number>()
  for (const { match_id, seat, key } of await storedKeys(place)) {
    const name = `${match_id} ${seat} ${key}`
    stored.set(name, (stored.get(name) ?? 0) + 1)
  }
  const names = arena.players.flatMap(({ table, seat, player }) =>
    [...player.acknowledged.keys()].map(key => `${table} ${seat} ${key}`),
  )
  const times = arena.players.flatMap(({ player }) => player.caughtUp).toSorted((a, b) => a - b)
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    acknowledged: names.length,
    lost: names.filter(name => !stored.has(name)).length,
    doubled: names.filter(name => (stored.get(name) ?? 0) > 1).length,
    wrong: arena.players.flatMap(({ table, player }) =>
      player.wrong.map(said => `${table}: ${said}`),
    ),
    caughtUp: [at(0.5), at(0.95), at(1)],
  }
}

const KEYS = 'SELECT match_id, seat, key FROM plies WHERE key IS NOT NULL'

async function storedKeys({ data, database }: Place): Promise<Row[]> {
  if (database === undefined) {
    const db = new DatabaseSync(join(data, 'tianguis.db'), { readOnly: true })
    const rows = db.prepare(KEYS).all() as unknown as Row[]
    db.close()
    return rows
  }
  const client = new pg.Client(database)
  await client.connect()
  const { rows } = await client.query<Row>(KEYS)
  await client.end()
  return rows
}
