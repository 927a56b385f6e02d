import { ordinal, rate, rating } from 'openskill'

/** A player's strength as openskill models it: an estimate and its uncertainty. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

/**
 * The number that is shown: cautious (three deviations below the estimate), scaled so that a
 * beginner has 1000.
 */
const SCALE = { alpha: 40, target: 1000 }
/** Rated matches a person needs to appear in a game's leaderboard. */
export const ENOUGH_MATCHES = 5

/** The rating of a beginner. */
export const BEGINNER: Skill = rating()

export function shownRating(skill: Skill): number {
  return ordinal(skill, SCALE)
}

/**
 * The ratings after a match; `places[i]`: 1 = first, equal = tied; `sides[i]`: the player's side,
 * each their own if left out. Players of one side are one team, unless one finished behind the
 * other: that one had left.
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
