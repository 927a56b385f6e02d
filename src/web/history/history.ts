import type { Kind, LocalHistory, Played, Sums } from '../../protocol/local-history.ts'
import { storage } from '../storage.ts'

/* What was played in this browser: the latest games one by one, and sums of all there were. */

const KEY = 'history'
/** The oldest are dropped, their sums stay. */
export const MOST_LATEST = 60
const NOTHING: LocalHistory = { latest: [], sums: {} }
const NO_SUMS: Sums = {
  played: 0,
  won: 0,
  kinds: [],
  best: 0,
  streak: 0,
  longest: 0,
  time: 0,
  dealtAt: 0,
}

/** The history with one game more; the same if it is counted already. */
export function withGame(history: LocalHistory, played: Played): LocalHistory {
  const old = history.sums[played.game] ?? { ...NO_SUMS, best: played.points }
  if (played.dealtAt <= old.dealtAt) return history
  const { players, company } = played
  const won = played.rank === 1 ? 1 : 0
  const streak = won ? old.streak + 1 : 0
  const sums: Sums = {
    played: old.played + 1,
    won: old.won + won,
    kinds: withKind(old.kinds, { players, company, played: 1, won }),
    best: Math.max(old.best, played.points),
    streak,
    longest: Math.max(old.longest, streak),
    time: old.time + played.time,
    dealtAt: played.dealtAt,
  }
  return {
    latest: [played, ...history.latest].slice(0, MOST_LATEST),
    sums: { ...history.sums, [played.game]: sums },
  }
}

/** The kinds with these games of one of them counted too. */
export function withKind(kinds: readonly Kind[], { players, company, played, won }: Kind): Kind[] {
  const same = (kind: Kind) => kind.players === players && kind.company === company
  const old = kinds.find(same) ?? { players, company, played: 0, won: 0 }
  const now = { ...old, played: old.played + played, won: old.won + won }
  return [...kinds.filter(kind => !same(kind)), now].toSorted(
    (one, other) => one.players - other.players || one.company.localeCompare(other.company),
  )
}

/** What this browser has kept, under its usual name or another; nothing if that cannot be read. */
export function readHistory(name = KEY): LocalHistory {
  const kept = storage.readJson<LocalHistory>(name)
  return kept && Array.isArray(kept.latest) && typeof kept.sums === 'object' ? kept : NOTHING
}

/** Counts a finished game, once. */
export function keepGame(played: Played): void {
  const old = readHistory()
  const history = withGame(old, played)
  if (history !== old) writeHistory(history)
}

export function writeHistory(history: LocalHistory, name = KEY): void {
  storage.write(name, JSON.stringify(history))
}

/** This browser knows of no game any more. */
export function dropHistory(): void {
  storage.remove(KEY)
}
