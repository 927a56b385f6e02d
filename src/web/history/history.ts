import type { Level } from '../../protocol/table.ts'
import { storage } from '../storage.ts'

/* What was played on this device: the latest games one by one, and sums of all there were. */

/** Against whom: the best bot's level, or people at this device. */
export type Company = Level | 'people'

/** A finished game. */
export interface Played {
  readonly game: string
  /** When it was dealt, in Unix milliseconds: no game is counted twice. */
  readonly dealtAt: number
  readonly endedAt: number
  readonly players: number
  readonly company: Company
  /** My place, from 1. */
  readonly rank: number
  readonly points: number
  /** Milliseconds at the table, without long absences. */
  readonly time: number
}

/** All games of one kind: by number of players and company. */
export interface Kind {
  readonly players: number
  readonly company: Company
  readonly played: number
  readonly won: number
}

/** All games of one game. */
export interface Sums {
  readonly played: number
  readonly won: number
  readonly kinds: readonly Kind[]
  /** The most points ever. */
  readonly best: number
  /** Games won one after the other: now, and at most. */
  readonly streak: number
  readonly longest: number
  readonly time: number
  /** When the latest was dealt. */
  readonly dealtAt: number
}

export interface History {
  /** Newest first; the oldest are dropped, their sums stay. */
  readonly latest: readonly Played[]
  readonly sums: { readonly [game: string]: Sums }
}

const KEY = 'history'
const MOST_LATEST = 60
const NOTHING: History = { latest: [], sums: {} }
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
export function withGame(history: History, played: Played): History {
  const old = history.sums[played.game] ?? { ...NO_SUMS, best: played.points }
  if (played.dealtAt <= old.dealtAt) return history
  const won = played.rank === 1 ? 1 : 0
  const streak = won ? old.streak + 1 : 0
  const sums: Sums = {
    played: old.played + 1,
    won: old.won + won,
    kinds: withKind(old.kinds, played, won),
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

function withKind(kinds: readonly Kind[], { players, company }: Played, won: number): Kind[] {
  const same = (kind: Kind) => kind.players === players && kind.company === company
  const old = kinds.find(same) ?? { players, company, played: 0, won: 0 }
  const now = { ...old, played: old.played + 1, won: old.won + won }
  return [...kinds.filter(kind => !same(kind)), now].toSorted(
    (one, other) => one.players - other.players || one.company.localeCompare(other.company),
  )
}

/** What this browser has kept; nothing if that cannot be read. */
export function readHistory(): History {
  try {
    const kept = JSON.parse(storage.read(KEY) ?? 'null') as History | null
    return kept && Array.isArray(kept.latest) && typeof kept.sums === 'object' ? kept : NOTHING
  } catch {
    return NOTHING
  }
}

/** Counts a finished game, once. */
export function keepGame(played: Played): void {
  const old = readHistory()
  const history = withGame(old, played)
  if (history !== old) storage.write(KEY, JSON.stringify(history))
}
