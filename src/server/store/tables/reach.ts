import { reachOf } from '../../domain/ratings.ts'
import type { Db, ResultRow } from '../database/schema.ts'
import type { Rating } from './rated-after.ts'

/** Somebody whom a person has beaten, and the mark of the network they were in. */
interface Beaten {
  readonly user: string
  readonly network: number | null
  /** null before any match has counted. */
  readonly shown: number | null
}

/**
 * How high the rating of each of these people is shown at most, by whom they have beaten so far in matches of
 * this game that count. People in one network count as one person: the best of them.
 */
export async function reachesOf(
  db: Db,
  game: string,
  users: readonly string[],
): Promise<(user: string) => number> {
  const rows = await db
    .selectFrom('results as own')
    .innerJoin('results as other', join =>
      join
        .onRef('other.match_id', '=', 'own.match_id')
        .onRef('other.place', '>', 'own.place')
        .on('other.rated', '=', 1),
    )
    .leftJoin('ratings', join =>
      join.onRef('ratings.user_id', '=', 'other.user_id').on('ratings.game', '=', game),
    )
    .where('own.user_id', 'in', users)
    .where('own.game', '=', game)
    .where('own.rated', '=', 1)
    .groupBy(['own.user_id', 'other.user_id', 'ratings.shown'])
    .select(result => [
      'own.user_id as by' as const,
      'other.user_id as user' as const,
      'ratings.shown' as const,
      result.fn.min('other.network').as('network'),
    ])
    .execute()
  return user => reachBy(rows.filter(({ by }) => by === user))
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
  const beaten = new Map<string, Map<string, number | null>>()
  return {
    /** A match that counts. */
    note(results: readonly ResultRow[]): void {
      for (const own of results) {
        const theirs = beaten.get(own.user_id) ?? new Map<string, number | null>()
        beaten.set(own.user_id, theirs)
        for (const { user_id: user, place, network } of results)
          if (place > own.place) theirs.set(user, least(theirs.get(user) ?? null, network))
      }
    },
    of: (by: string): number =>
      reachBy(
        [...(beaten.get(by) ?? [])].map(([user, network]) => ({
          user,
          network,
          shown: known.get(user)?.shown ?? null,
        })),
      ),
  }
}

/** As a database has it: what is unknown is left out. */
const least = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)
