import type { LocalHistory, Sums } from '../../protocol/local-history.ts'
import { MOST_LATEST, withKind } from './history.ts'

/** One history of all these: of several browsers, no game of which is in two of them. */
export function merged(histories: readonly LocalHistory[]): LocalHistory {
  const sums: { [game: string]: Sums } = {}
  for (const history of histories) {
    for (const [game, more] of Object.entries(history.sums)) {
      const before = sums[game]
      sums[game] = before === undefined ? more : together(before, more)
    }
  }
  const latest = histories.flatMap(history => history.latest)
  return {
    latest: latest.toSorted((one, other) => other.endedAt - one.endedAt).slice(0, MOST_LATEST),
    sums,
  }
}

/** A streak goes on where the latest game was played; none is known to span two browsers. */
function together(one: Sums, other: Sums): Sums {
  const later = one.dealtAt >= other.dealtAt ? one : other
  return {
    played: one.played + other.played,
    won: one.won + other.won,
    kinds: other.kinds.reduce(withKind, one.kinds),
    best: Math.max(one.best, other.best),
    streak: later.streak,
    longest: Math.max(one.longest, other.longest),
    time: one.time + other.time,
    dealtAt: later.dealtAt,
  }
}
