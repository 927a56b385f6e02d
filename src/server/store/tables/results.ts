import { ENOUGH_MATCHES } from '../../domain/ratings.ts'
import type { TableRecord } from '../../domain/record.ts'
import { isBefore } from './due.ts'
import { judgeFairly, type MarkOf, ratedSeats, type Result, type Side } from './rated.ts'
import { markRatings } from './rating-marks.ts'
import { reachesOf } from './reach.ts'
import { ratedAfter, type Rating, sidesOf } from './rated-after.ts'
import { addRow, changeRows } from '../database/rows.ts'
import { RevisionConflict } from '../database/revision-conflict.ts'
import type { Db, RatingRow, ResultRow } from '../database/schema.ts'

/**
 * Stores that a match is over, and its result for the people who sat there, and rates them, in the
 * write that ends it: once, however often it is called.
 */
export async function keepResults(db: Db, record: TableRecord, markOf: MarkOf): Promise<void> {
  if (record.status !== 'over') return
  await noteEnds(db, [record.id])
  const all = resultsOf(record, markOf)
  if (all.length === 0) return
  const side = sidesOf(record.game, record.chairs.length)
  const results = await judgeFairly(db, record, all, side)
  if (!(await addRow(db, 'results', results))) return
  await rateResults(db, results, side)
  if (await isLate(db, record, results)) await markRatings(db, record.game)
}

/**
 * Whether these people have been rated by a match of this game that ended after this one: on another
 * process, or in the same moment. Ratings follow from matches in the order of their ends.
 */
async function isLate(
  db: Db,
  { id, game, updatedAt: at }: TableRecord,
  results: readonly ResultRow[],
): Promise<boolean> {
  const users = results.filter(({ rated }) => rated === 1).map(({ user_id: user }) => user)
  if (users.length === 0) return false
  const later = await ratedSeats(db)
    .where('seats.user_id', 'in', users)
    .where('seats.over_at', '>=', at)
    .where('results.game', '=', game)
    .select(['results.match_id as id', 'seats.over_at as at'])
    .execute()
  return later.some(other => isBefore({ id, at }, { id: other.id, at: other.at ?? 0 }))
}

/** When they ended: by that people find them among all of theirs. Nobody is invited there any more. */
export async function noteEnds(db: Db, tables: readonly string[]): Promise<void> {
  await db
    .updateTable('seats')
    .set(seat => ({
      over_at: seat
        .selectFrom('tables')
        .whereRef('tables.id', '=', 'seats.table_id')
        .select('updated_at'),
    }))
    .where('table_id', 'in', tables)
    .where('over_at', 'is', null)
    .execute()
  await db.deleteFrom('invitations').where('table_id', 'in', tables).execute()
}

/**
 * Players who resigned, left or ran out of time and did not come back are last, whatever the bot
 * achieved: clocks stand still while the server is down, so it was not our fault. A match ended by
 * agreement has no result.
 */
export function resultsOf(
  { id, game, status, chairs, ranks }: TableRecord,
  markOf: MarkOf = () => null,
): Result[] {
  if (status !== 'over' || ranks === null) return []
  return chairs.flatMap((chair, seat) => {
    if (chair.kind !== 'person') return []
    const place = chair.standIn === undefined ? (ranks[seat] ?? chairs.length) : chairs.length
    const network = markOf(chair.user)
    return [{ match_id: id, seat, user_id: chair.user, game, place, network }]
  })
}

/** The people of a match among themselves; where bots came between them only their order counts. */
async function rateResults(db: Db, results: readonly ResultRow[], side: Side): Promise<void> {
  const rated = results.filter(result => result.rated === 1)
  const [first] = rated
  if (first === undefined) return
  const users = rated.map(result => result.user_id)
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', first.game)
    .where('user_id', 'in', users)
    .execute()
  const known = new Map(rows.map(row => [row.user_id, row]))
  const reach = await reachesOf(db, first.game, users)
  const after = ratedAfter(rated, known, side, reach)
  // In one order wherever ratings are written: else two such writes may wait for each other.
  for (const [user, rating] of after.toSorted(([one], [other]) => (one < other ? -1 : 1)))
    await replaceRating(db, ratingRow(user, first.game, rating), known.get(user))
}

/**
 * A rating takes the place of the one it was computed from, and of no other: the whole write fails
 * then, and is retried.
 */
async function replaceRating(db: Db, row: RatingRow, before: Rating | undefined): Promise<void> {
  const { user_id, game } = row
  const written =
    before === undefined
      ? await addRow(db, 'ratings', row)
      : await changeRows(
          db,
          'ratings',
          { user_id, game, mu: before.mu, matches: before.matches },
          row,
        )
  if (!written) throw new RevisionConflict(`the rating of ${user_id}`)
}

/** How it is stored. */
export function ratingRow(user_id: string, game: string, rating: Rating): RatingRow {
  const { mu, sigma, shown, matches } = rating
  return { user_id, game, mu, sigma, shown, matches }
}

/** A person's record in one game; `places[i]`: how often they came in (i + 1)th. */
export interface GameRecord {
  readonly game: string
  readonly played: number
  readonly won: number
  readonly places: readonly number[]
  /** null before any match has counted. */
  readonly rating: number | null
}

export async function recordsOf(db: Db, user: string): Promise<GameRecord[]> {
  const counts = await db
    .selectFrom('results')
    .where('user_id', '=', user)
    .select(['game', 'place', ({ fn }) => fn.countAll<number>().as('times')])
    .groupBy(['game', 'place'])
    .orderBy('game')
    .orderBy('place')
    .execute()
  const ratings = await db.selectFrom('ratings').selectAll().where('user_id', '=', user).execute()
  return [...new Set(counts.map(({ game }) => game))].map(game => {
    const own = counts.filter(count => count.game === game)
    const last = Math.max(...own.map(({ place }) => place))
    const times = (place: number) => Number(own.find(count => count.place === place)?.times ?? 0)
    const places = Array.from({ length: last }, (_, index) => times(index + 1))
    const shown = ratings.find(rating => rating.game === game)?.shown
    const played = places.reduce((sum, count) => sum + count, 0)
    return {
      game,
      played,
      won: times(1),
      places,
      rating: shown === undefined ? null : Math.round(shown),
    }
  })
}

export interface Ranked {
  readonly id: string
  readonly name: string
  readonly rating: number
  readonly matches: number
}

/** The leaderboard of a game, of those who have played enough. */
export async function bestAt(db: Db, game: string, limit: number): Promise<Ranked[]> {
  const rows = await db
    .selectFrom('ratings')
    .innerJoin('users', 'users.id', 'ratings.user_id')
    .where('ratings.game', '=', game)
    .where('ratings.matches', '>=', ENOUGH_MATCHES)
    .where('users.gone', '=', 0)
    .select(['users.id', 'users.name', 'ratings.shown', 'ratings.matches'])
    .orderBy('ratings.shown', 'desc')
    .orderBy('users.id')
    .limit(limit)
    .execute()
  return rows.map(({ id, name, shown, matches }) => ({
    id,
    name,
    rating: Math.round(shown),
    matches,
  }))
}
