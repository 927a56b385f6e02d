import { Rng } from '../../kernel/rng.ts'

/** How often one player ended up ahead of another, a shared place counting half. */
export interface Duel {
  readonly one: string
  readonly other: string
  /** 0 to `weight`. */
  readonly won: number
  readonly weight: number
}

/** Duels that are not independent of each other: all those of one deal. */
export type Deal = readonly Duel[]

/** How strong a player is; 400 more wins ten times of eleven. */
export interface Rating {
  readonly player: string
  readonly elo: number
  /** The 95 % interval. */
  readonly low: number
  readonly high: number
}

/** Elo of one unit of logarithm. */
const SCALE = 400 / Math.LN10
/** A drawn duel of each two that have met, so that who always wins has a rating too. */
const PRIOR = 1
const STEPS = 200
/** Samples drawn for the intervals. */
const SAMPLES = 200

/**
 * The ratings that make these results likeliest (Bradley and Terry), the anchor's being given. The
 * intervals are by bootstrap over deals: as they would be had other deals been played. Players who
 * have not met the anchor, not even through others, are left out.
 */
export function ratingsOf(
  deals: readonly Deal[],
  anchor: { readonly player: string; readonly elo: number },
): readonly Rating[] {
  const players = linked(deals.flat(), anchor.player)
  const elo = fit(deals.flat(), players, anchor)
  const rng = Rng.from(deals.length)
  const samples = Array.from({ length: SAMPLES }, () =>
    fit(
      deals.flatMap(() => rng.pick(deals)),
      players,
      anchor,
    ),
  )
  return players.map((player, at) => {
    const drawn = samples.map(sample => sample[at]).toSorted((a, b) => a - b)
    const quantile = (share: number) => Math.round(drawn[Math.floor(share * (SAMPLES - 1))])
    return { player, elo: Math.round(elo[at]), low: quantile(0.025), high: quantile(0.975) }
  })
}

/** Everybody who has met this player, directly or through others, in the order of the duels. */
function linked(duels: readonly Duel[], from: string): readonly string[] {
  const found = new Set([from])
  for (let before = 0; before < found.size;) {
    before = found.size
    for (const { one, other } of duels) {
      if (found.has(one)) found.add(other)
      else if (found.has(other)) found.add(one)
    }
  }
  return [...found]
}

/** Minorize, maximize (Hunter 2004): strengths whose expected wins are those counted. */
function fit(
  duels: readonly Duel[],
  players: readonly string[],
  anchor: { readonly player: string; readonly elo: number },
): readonly number[] {
  const size = players.length
  const met = new Float64Array(size * size)
  const wins = new Float64Array(size)
  const add = (one: number, other: number, won: number, weight: number) => {
    met[one * size + other] += weight
    met[other * size + one] += weight
    wins[one] += won
    wins[other] += weight - won
  }
  const pairs = new Set<number>()
  for (const { one, other, won, weight } of duels) {
    const [a, b] = [players.indexOf(one), players.indexOf(other)]
    if (a < 0 || b < 0) continue
    add(a, b, won, weight)
    pairs.add(Math.min(a, b) * size + Math.max(a, b))
  }
  for (const pair of pairs) add(Math.floor(pair / size), pair % size, PRIOR / 2, PRIOR)
  let strengths = new Float64Array(size).fill(1)
  for (let step = 0; step < STEPS; step++) {
    strengths = strengths.map((mine, one) => {
      const expected = strengths.reduce(
        (sum, theirs, other) => sum + met[one * size + other] / (mine + theirs),
        0,
      )
      return expected === 0 ? mine : wins[one] / expected
    })
  }
  const zero = Math.log(strengths[players.indexOf(anchor.player)])
  return Array.from(strengths, strength => anchor.elo + SCALE * (Math.log(strength) - zero))
}
