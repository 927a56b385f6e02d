import { ordinal, rate, rating } from 'openskill'

/** How good somebody is, as openskill reckons: a guess and how sure it is. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

/**
 * The figure that is shown: cautious (three deviations below the guess), spread so that a beginner
 * has 1000.
 */
const SCALE = { alpha: 40, target: 1000 }
/** Matches that have to have counted before somebody is in a game's table of the best. */
export const ENOUGH_MATCHES = 5

/** What is thought of somebody of whom nothing is known. */
export const BEGINNER: Skill = rating()

export function shownRating(skill: Skill): number {
  return ordinal(skill, SCALE)
}

/**
 * What is thought of each after a match among them; `places[i]`: 1 = first, equal = level;
 * `sides[i]`: for whom he played, each for himself if left out. Those of one side are one team,
 * unless one came in behind the other: then he left him.
 */
export function rateMatch(
  before: readonly Skill[],
  places: readonly number[],
  sides: readonly number[] = before.map((_, index) => index),
): Skill[] {
  const teams = new Map<string, number[]>()
  for (const index of before.keys()) {
    const name = `${sides[index]} ${places[index]}`
    teams.set(name, [...(teams.get(name) ?? []), index])
  }
  const members = [...teams.values()]
  const rated = rate(
    members.map(team => team.map(index => before[index] ?? BEGINNER)),
    { rank: members.map(([first = 0]) => places[first] ?? 0) },
  )
  const after = new Map(
    members.flatMap((team, t) => team.map((index, i) => [index, rated[t]?.[i]])),
  )
  return before.map((_, index) => {
    const skill = after.get(index)
    if (skill === undefined) throw new Error('openskill has lost a player.')
    return skill
  })
}
