import { reachOf } from '../../domain/ratings.ts'
import type { Db, ResultRow } from '../database/schema.ts'
import { ratedSeats } from './rated.ts'
import type { Rating } from './rated-after.ts'

/**
 * So many matches that count, somebody's latest in a game, are looked at: of many thousands each
 * end of one more would hold up everybody.
 */
const LOOKED_AT = 300

/** Somebody whom a person has beaten, and the mark of the network they were in. */
interface Beaten {
  readonly user: string
  readonly network: number | null
  /** null before any match has counted. */
  readonly shown: number | null
}

/**
 * How high the rating of each of these people is shown at most, by whom they have beaten in their
 * latest matches of this game that count. People in one network count as one person: the best of
 * them.
 */
export async function reachesOf(
  db: Db,
  game: string,
  users: readonly string[],
): Promise<(user: string) => number> {
  const reaches = new Map<string, number>()
  for (const user of users) reaches.set(user, reachBy(await beatenBy(db, game, user)))
  return user => reaches.get(user) ?? reachOf([])
}

function beatenBy(db: Db, game: string, user: string): Promise<Beaten[]> {
  const latest = ratedSeats(db)
    .where('seats.user_id', '=', user)
    .where('seats.over_at', 'is not', null)
    .where('results.game', '=', game)
    .orderBy('seats.over_at', 'desc')
    .orderBy('seats.table_id', 'desc')
    .limit(LOOKED_AT)
    .select(['results.match_id', 'results.place'])
  return db
    .selectFrom(latest.as('own'))
    .innerJoin('results as other', join =>
      join
        .onRef('other.match_id', '=', 'own.match_id')
        .onRef('other.place', '>', 'own.place')
        .on('other.rated', '=', 1),
    )
    .leftJoin('ratings', join =>
      join.onRef('ratings.user_id', '=', 'other.user_id').on('ratings.game', '=', game),
    )
    .groupBy(['other.user_id', 'ratings.shown'])
    .select(result => [
      'other.user_id as user' as const,
      'ratings.shown' as const,
      result.fn.min('other.network').as('network'),
    ])
    .execute()
}

function reachBy(beaten: readonly Beaten[]): number {
  const networks = new Map<string | number, number>()
  for (const { user, network, shown } of beaten) {
    const name = network ?? user
    networks.set(name, Math.max(networks.get(name) ?? 0, shown ?? 0))
  }
  return reachOf([...networks.values()])
}

/** The same where ratings are computed again: match after match, from what is known so far. */
export function reachesAnew(known: ReadonlyMap<string, Rating>) {
  const latest = new Map<string, (readonly ResultRow[])[]>()
  return {
    /** A match that counts. */
    note(results: readonly ResultRow[]): void {
      for (const own of results) {
        const theirs = latest.get(own.user_id) ?? []
        latest.set(own.user_id, theirs)
        theirs.push(results.filter(({ place }) => place > own.place))
        if (theirs.length > LOOKED_AT) theirs.shift()
      }
    },
    of: (by: string): number => {
      const networks = new Map<string, number | null>()
      for (const { user_id: user, network } of latest.get(by)?.flat() ?? [])
        networks.set(user, least(networks.get(user) ?? null, network))
      const shown = (user: string) => known.get(user)?.shown ?? null
      return reachBy(
        [...networks].map(([user, network]) => ({ user, network, shown: shown(user) })),
      )
    },
  }
}

/** As a database has it: what is unknown is left out. */
const least = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)
