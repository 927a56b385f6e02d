import { DAY_MS } from '../../clock.ts'
import type { TableRecord } from '../../domain/record.ts'
import { FEWEST_PLIES, MOST_OF_A_PAIR } from '../../domain/ratings.ts'
import { botsAmong } from '../people/bots.ts'
import { holdUser } from '../people/users.ts'
import type { Db, ResultRow } from '../database/schema.ts'

/** People of fewer sides than this have no rivals: bots do not count. */
const FEWEST_SIDES = 2

/** The side of a seat. */
export type Side = (seat: number) => number
/** Before it is known whether it counts. */
export type Result = Omit<ResultRow, 'rated'>
/** The mark of the network that a person is in, if it is known. */
export type MarkOf = (user: string) => number | null

/**
 * Bots that people own are not rated, just like the server's own, and neither is a person who plays
 * with bots alone. So it was until 0.7.
 */
export function judgePeople(
  results: readonly Result[],
  bots: ReadonlySet<string>,
  side: Side,
): ResultRow[] {
  return marked(
    results,
    results.filter(({ user_id: user }) => !bots.has(user)),
    side,
  )
}

/**
 * Of people only those count who have kept their account: a guest is made in a moment, and rates up
 * whom they lose to. Each has made a few plies, and a pair counts a few times a day.
 */
export async function judgeFairly(
  db: Db,
  record: TableRecord,
  results: readonly Result[],
  side: Side,
): Promise<ResultRow[]> {
  const bots = await botsAmong(db, usersOf(results))
  const people = judgePeople(results, bots, side).filter(each => each.rated === 1)
  const kept = await keptAmong(db, usersOf(people))
  const rivals = people.filter(({ user_id: user }) => kept.has(user))
  const counts =
    rivals.length > 0 &&
    (await havePlayed(db, record.id, rivals)) &&
    (await holdAll(db, usersOf(rivals))) &&
    !(await meetTooOften(db, record, usersOf(rivals)))
  return marked(results, counts ? rivals : [], side)
}

function marked(results: readonly Result[], rated: readonly Result[], side: Side): ResultRow[] {
  const seats = new Set(rated.map(({ seat }) => seat))
  const counts = new Set([...seats].map(side)).size >= FEWEST_SIDES
  return results.map(result => ({ ...result, rated: counts && seats.has(result.seat) ? 1 : 0 }))
}

/** Who sat there. */
export function usersOf(results: readonly Result[]): string[] {
  return results.map(({ user_id: user }) => user)
}

/** Those who could come back on another device. */
export async function keptAmong(db: Db, users: readonly string[]): Promise<Set<string>> {
  if (users.length === 0) return new Set()
  const kept = new Set<string>()
  for (const table of ['addresses', 'passkeys'] as const) {
    const rows = await db
      .selectFrom(table)
      .where('user_id', 'in', users)
      .select('user_id')
      .execute()
    for (const { user_id: user } of rows) kept.add(user)
  }
  return kept
}

async function havePlayed(db: Db, match: string, rivals: readonly Result[]): Promise<boolean> {
  const rows = await db
    .selectFrom('plies')
    .where('match_id', '=', match)
    .where('kind', '=', 'move')
    .groupBy('seat')
    .select(ply => ['seat' as const, ply.fn.countAll().as('plies')])
    .execute()
  const plies = new Map(rows.map(row => [row.seat, Number(row.plies)]))
  return rivals.every(({ seat }) => (plies.get(seat) ?? 0) >= FEWEST_PLIES)
}

/**
 * No other match of theirs is counted until this one is. In one order: else two that end at once may
 * wait for each other.
 */
async function holdAll(db: Db, users: readonly string[]): Promise<true> {
  for (const user of users.toSorted()) await holdUser(db, user)
  return true
}

/** Whether two of these have had enough rated matches with each other within a day before this. */
async function meetTooOften(
  db: Db,
  { id, updatedAt }: TableRecord,
  users: readonly string[],
): Promise<boolean> {
  const matches = new Map<string, string[]>()
  for (const { match, user } of await meetingsOf(db, users, updatedAt - DAY_MS))
    if (match !== id) matches.set(match, [...(matches.get(match) ?? []), user])
  const met = new Map<string, number>()
  for (const together of matches.values())
    for (const [index, one] of together.entries())
      for (const other of together.slice(index + 1)) {
        const pair = [one, other].toSorted().join(' ')
        met.set(pair, (met.get(pair) ?? 0) + 1)
      }
  return Math.max(0, ...met.values()) >= MOST_OF_A_PAIR
}

/** Which of these people sat at which rated matches that have ended since then. */
export function meetingsOf(db: Db, users: readonly string[], since: number) {
  return ratedSeats(db)
    .where('seats.user_id', 'in', users)
    .where('seats.over_at', '>', since)
    .select(['results.match_id as match', 'results.user_id as user'])
    .execute()
}

/** Seats with their results, of matches that count: by them somebody's latest are found. */
export const ratedSeats = (db: Db) =>
  db
    .selectFrom('seats')
    .innerJoin('results', join =>
      join
        .onRef('results.match_id', '=', 'seats.table_id')
        .onRef('results.seat', '=', 'seats.seat'),
    )
    .where('results.rated', '=', 1)
