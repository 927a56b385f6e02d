import { BEGINNER, rateTeams, type Skill } from './plackett-luce.ts'

export { BEGINNER, type Skill } from './plackett-luce.ts'

/**
 * The number that is shown: cautious (three deviations below the estimate), scaled so that a
 * beginner has 1000.
 */
const SCALE = { factor: 40, begin: 1000, caution: 3 }
/** Rated matches a person needs to appear in a game's leaderboard. */
export const ENOUGH_MATCHES = 5
/** Plies each of them has made in a match that is rated: before that nothing is decided. */
export const FEWEST_PLIES = 5
/** Rated matches that two people may have with each other in 24 hours. */
export const MOST_OF_A_PAIR = 3
/**
 * How high a rating is shown depends on whom somebody has beaten: it stands on their `best` strongest
 * opponents, and who has beaten fewer stands on beginners in their place. So accounts that lose on
 * purpose carry nobody far, however many they are and however long they do it: without a `share`
 * below 1 each might lift the next. In the last `slow` points the rating is shown ever closer to that
 * height, which it never reaches: the better of two is still in front.
 */
const REACH = { best: 15, room: 600, share: 0.7, slow: 200 }

/** How high a rating is shown at most, by the ratings of whom that person has beaten. */
export function reachOf(beaten: readonly number[]): number {
  const above = beaten.map(rating => Math.max(0, rating - SCALE.begin))
  const best = above.toSorted((one, other) => other - one).slice(0, REACH.best)
  const sum = best.reduce((total, each) => total + each, 0)
  return SCALE.begin + REACH.room + (REACH.share * sum) / REACH.best
}

/** `reach`: how high it is shown at most. */
export function shownRating({ mu, sigma }: Skill, reach = Infinity): number {
  const rating = SCALE.begin + SCALE.factor * (mu - SCALE.caution * sigma)
  const over = (rating - reach) / REACH.slow + 1
  return over <= 0 ? rating : reach - REACH.slow * Math.exp(-over)
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
  const rated = rateTeams(
    members.map(team => team.map(index => before[index] ?? BEGINNER)),
    members.map(([first = 0]) => places[first] ?? 0),
  )
  const after = new Map(
    members.flatMap((team, t) => team.map((index, i) => [index, rated[t]?.[i]])),
  )
  return before.map((_, index) => {
    const skill = after.get(index)
    if (skill === undefined) throw new Error('The rating has lost a player.')
    return skill
  })
}
