import { ordinal, rate, rating } from 'openskill'

/** How good somebody is, as openskill reckons: a guess and how sure it is. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

/** The figure that is shown: cautious (three deviations below the guess), spread so that a beginner has 1000. */
const SCALE = { alpha: 40, target: 1000 }
/** Matches that have to have counted before somebody is in a game's table of the best. */
export const ENOUGH_MATCHES = 5

/** What is thought of somebody of whom nothing is known. */
export const BEGINNER: Skill = rating()

export function shownRating(skill: Skill): number {
  return ordinal(skill, SCALE)
}

/** What is thought of each after a match among them; `places[i]`: 1 = first, equal = level. */
export function rateMatch(before: readonly Skill[], places: readonly number[]): Skill[] {
  const after = rate(
    before.map(skill => [skill]),
    { rank: [...places] },
  )
  return after.map(([skill]) => {
    if (skill === undefined) throw new Error('openskill has lost a player.')
    return skill
  })
}
