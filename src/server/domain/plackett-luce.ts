/*
 * Ratings of teams by the order in which they finished: the Plackett–Luce model with the
 * approximation of R. C. Weng and C.-J. Lin, "A Bayesian Approximation Method for Online Ranking",
 * Journal of Machine Learning Research 12 (2011), algorithm 4. Its numbers are those of openskill
 * 5.0.1 (plackett-luce.vectors.json), by which older matches were rated.
 */

/** A player's strength: an estimate (`mu`) and how far it may be wrong (`sigma`). */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

/** The rating of a beginner. */
export const BEGINNER: Skill = { mu: 25, sigma: 25 / 3 }

/** How much a performance scatters around the strength: beta squared. */
const SCATTER = (25 / 6) ** 2
/** How much a strength may have changed since the last match: tau squared. */
const DRIFT = (25 / 300) ** 2
/** The least share of its variance that an estimate keeps. */
const LEAST_SHARE = 1e-4

interface Team {
  readonly members: readonly Skill[]
  readonly rank: number
  /** Of the whole team: sums over its members. */
  readonly mu: number
  readonly variance: number
}

/**
 * The ratings after a match, teams and members in the given order. `ranks[i]`: the place of team i,
 * the lowest first, equal = tied.
 */
export function rateTeams(
  teams: readonly (readonly Skill[])[],
  ranks: readonly number[],
): Skill[][] {
  const all = teams.map((members, index) => teamOf(members.map(drifted), ranks[index] ?? 0))
  const scale = Math.sqrt(sum(all.map(({ variance }) => variance + SCATTER)))
  return all.map(team => update(team, all, scale))
}

function drifted({ mu, sigma }: Skill): Skill {
  return { mu, sigma: Math.sqrt(sigma * sigma + DRIFT) }
}

function teamOf(members: readonly Skill[], rank: number): Team {
  return {
    members,
    rank,
    mu: sum(members.map(({ mu }) => mu)),
    variance: sum(members.map(({ sigma }) => sigma * sigma)),
  }
}

/** What a team learns: from every choice among the teams left, of which it was one. */
function update(team: Team, all: readonly Team[], scale: number): Skill[] {
  const strength = ({ mu }: Team) => Math.exp(mu / scale)
  let shift = 0
  let certainty = 0
  for (const chosen of all.filter(({ rank }) => rank <= team.rank)) {
    const left = all.filter(({ rank }) => rank >= chosen.rank)
    const tied = all.filter(({ rank }) => rank === chosen.rank).length
    const chance = strength(team) / sum(left.map(strength))
    shift += ((chosen === team ? 1 : 0) - chance) / tied
    certainty += (chance * (1 - chance)) / tied
  }
  const damping = Math.sqrt(team.variance) / scale
  const gain = shift * (team.variance / scale)
  const loss = certainty * (team.variance / scale ** 2) * damping
  return team.members.map(({ mu, sigma }) => {
    const share = sigma ** 2 / team.variance
    return {
      mu: mu + share * gain,
      sigma: sigma * Math.sqrt(Math.max(1 - share * loss, LEAST_SHARE)),
    }
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
