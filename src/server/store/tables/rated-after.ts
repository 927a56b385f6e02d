import { findGame } from '../../../games/index.ts'
import { sideOf } from '../../../kit/meta.ts'
import { BEGINNER, rateMatch, shownRating, type Skill } from '../../domain/ratings.ts'
import type { Side } from './rated.ts'
import type { ResultRow } from '../database/schema.ts'

/** How strong somebody is in a game, and after how many matches that counted. */
export interface Rating extends Skill {
  readonly shown: number
  readonly matches: number
}

const NEW: Rating = { ...BEGINNER, shown: shownRating(BEGINNER), matches: 0 }

/** Which seats play together in this game with so many chairs. */
export function sidesOf(game: string, chairs: number): Side {
  const meta = findGame(game)?.meta
  return seat => (meta === undefined ? seat : sideOf(meta, chairs, seat))
}

/**
 * The ratings of the people of a match after it, by person. `known`: those before it; `reach`: how
 * high that of each is shown at most.
 */
export function ratedAfter(
  results: readonly Pick<ResultRow, 'user_id' | 'place' | 'seat'>[],
  known: ReadonlyMap<string, Rating>,
  side: Side,
  reach: (user: string) => number,
): [user: string, Rating][] {
  const before = results.map(({ user_id: user }) => ({ user, ...(known.get(user) ?? NEW) }))
  const after = rateMatch(
    before,
    results.map(({ place }) => place),
    results.map(({ seat }) => side(seat)),
  )
  return before.map(({ user, matches }, index) => {
    const skill = after[index] ?? BEGINNER
    return [user, { ...skill, shown: shownRating(skill, reach(user)), matches: matches + 1 }]
  })
}
