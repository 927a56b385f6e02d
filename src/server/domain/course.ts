import type { Game, GameEvent, Refusal, Seat, GameTypes } from '../../kernel/game.ts'
import { copyOf } from '../../kernel/json.ts'
import {
  begin,
  type Match,
  type Refused as KernelRefused,
  submit,
  undo,
} from '../../kernel/match.ts'
import { alike, plyOf } from './alike.ts'
import type { TableRecord } from './record.ts'

/** One entry of the log. Nothing is ever removed from it: an undo is an entry too. */
export interface Entry {
  /** From 1. */
  readonly ply: number
  readonly seat: Seat
  /** null = an undo. */
  readonly move: GameTypes['move'] | null
  /** Of an undo: the entry taken back. */
  readonly takes: number | null
  /** As they happened, unredacted. */
  readonly events: readonly GameEvent[]
  /** The sender's key, on the last entry of their message. */
  readonly key: string | null
  readonly at: number
}

/**
 * A match and its history. Immutable: each step makes the next course, so what is not stored has
 * not happened.
 */
export interface Course {
  readonly match: Match
  readonly log: readonly Entry[]
  /** The entries that made the plies of `match.log`, in order. */
  readonly standing: readonly number[]
}

/**
 * Nothing was done. `why`: as `submit` and `undo` of the kernel say, or "faulty" at a table that has
 * stopped because of a bug.
 */
export interface Refused {
  readonly ok: false
  readonly why: string
  readonly refusal: Refusal | null
}
/** `fresh`: what was added to the log. */
export interface CarriedOut {
  readonly ok: true
  readonly course: Course
  readonly fresh: readonly Entry[]
}
export type Outcome = CarriedOut | Refused

/** The start of the match that this table promises. Throws if it cannot begin: a bug. */
export function opening(
  game: Game,
  record: Pick<TableRecord, 'chairs' | 'options' | 'seed'>,
): Course {
  const begun = begin(game, record.chairs.length, record.options, record.seed)
  if (!begun.ok) throw new Error(`A table was made whose match cannot begin: ${begun.message}`)
  return { match: begun.value, log: [], standing: [] }
}

/**
 * Several moves of one seat, all or none. Only the last may draw chance or reveal anything:
 * otherwise a refusal of the rest would reveal it for free.
 */
export function carryOut(
  course: Course,
  seat: Seat,
  moves: readonly unknown[],
  key: string,
  at: number,
): Outcome {
  const match = copy(course.match)
  const fresh: Entry[] = []
  for (const [index, move] of moves.entries()) {
    const last = index === moves.length - 1
    const played = submit(match, seat, move)
    if (!played.ok) return refused(played)
    if (!last && match.base.ply === match.log.length)
      return { ok: false, why: 'revealed', refusal: null }
    const made = match.log.at(-1)
    if (made === undefined) throw new Error('A move was accepted and not logged.')
    const ply = course.log.length + fresh.length + 1
    fresh.push({
      ply,
      seat,
      move: made.move,
      takes: null,
      // A copy: an array that grew by itself keeps room for sixteen more.
      events: alike(JSON.stringify(played.events), () => [...played.events]),
      key: last ? key : null,
      at,
    })
  }
  const standing = [...course.standing, ...fresh.map(entry => entry.ply)]
  return { ok: true, course: { match, log: [...course.log, ...fresh], standing }, fresh }
}

/** More than anybody makes in a match: what was undone is kept, and is part of the proof. */
export const MOST_UNDOS = 800

/** Whether this seat has undone so much that it may not any more. */
export function hasUndoneAll({ log }: Course, seat: Seat): boolean {
  if (log.length < MOST_UNDOS) return false
  return log.filter(entry => entry.seat === seat && entry.move === null).length >= MOST_UNDOS
}

/** Undoes the seat's last ply; refused, `revealed`, where `undo` refuses or after `MOST_UNDOS`. */
export function takeBack(course: Course, seat: Seat, key: string, at: number): Outcome {
  if (hasUndoneAll(course, seat)) return { ok: false, why: 'revealed', refusal: null }
  const match = copy(course.match)
  const index = match.log.findLastIndex(ply => ply.seat === seat)
  const undone = undo(match, seat)
  if (!undone.ok) return refused(undone)
  const takes = course.standing[index] ?? null
  const entry: Entry = { ply: course.log.length + 1, seat, move: null, takes, events: [], key, at }
  const standing = course.standing.toSpliced(index, 1)
  return { ok: true, course: { match, log: [...course.log, entry], standing }, fresh: [entry] }
}

/** Where a match stands. */
export interface Snapshot {
  readonly base: { readonly ply: number; readonly state: object }
  readonly state: object
}

/** Where a match stood after this many entries. */
export interface StoredSnapshot extends Snapshot {
  readonly entries: number
}

/**
 * The course as it was stored: only what came after the snapshot is played again. Throws if log and
 * snapshot do not fit.
 */
export function restore(
  game: Game,
  record: TableRecord,
  snapshot: StoredSnapshot,
  log: readonly Entry[],
): Course {
  if (log.length < snapshot.entries)
    throw new Error(`The log of table ${record.id} ends before its snapshot.`)
  const course = courseAt(game, record, snapshot, log.slice(0, snapshot.entries))
  return courseAfter(course, log.slice(snapshot.entries))
}

/** The course after these entries, which are played again. Throws if one is refused. */
export function courseAfter(course: Course, fresh: readonly Entry[]): Course {
  if (fresh.length === 0) return course
  const [match, standing] = [copy(course.match), [...course.standing]]
  for (const entry of fresh) {
    playAgain(match, entry)
    if (entry.move !== null) standing.push(entry.ply)
    else standing.splice(placeOf(entry, standing), 1)
  }
  return { match, log: [...course.log, ...fresh], standing }
}

/** Where the entry stands that this undo takes back. */
function placeOf({ ply, takes }: Entry, standing: readonly number[]): number {
  const index = takes === null ? -1 : standing.indexOf(takes)
  if (index === -1) throw new Error(`Entry ${ply} takes back an entry that does not stand.`)
  return index
}

/** The course of these entries, which led to this snapshot. Nothing is played again. */
function courseAt(
  game: Game,
  record: TableRecord,
  { base, state }: Snapshot,
  log: readonly Entry[],
): Course {
  const standing = standingOf(log)
  const plies = standing.map(ply => {
    const entry = log[ply - 1]
    if (entry === undefined || entry.move === null)
      throw new Error(`The log of table ${record.id} has a hole at ${ply}.`)
    return plyOf(entry.seat, entry.move)
  })
  const match: Match = {
    game,
    seats: record.chairs.length,
    options: record.options,
    seed: record.seed,
    start: null,
    log: plies,
    base: { ...base },
    state,
  }
  return { match, log, standing }
}

/** Brings a match one entry of its log further, in place. Throws if it is refused. */
export function playAgain(match: Match, entry: Entry): void {
  const outcome =
    entry.move === null ? undo(match, entry.seat) : submit(match, entry.seat, entry.move)
  if (!outcome.ok) throw new Error(`Entry ${entry.ply} cannot be played again (${outcome.why}).`)
}

function standingOf(log: readonly Entry[]): number[] {
  const taken = new Set(log.map(entry => entry.takes))
  return log.filter(entry => entry.move !== null && !taken.has(entry.ply)).map(entry => entry.ply)
}

/** A match to be played on; where its state is its base, the next ply copies it. */
function copy(match: Match): Match {
  const { log, base, state } = match
  const own = state === base.state ? state : copyOf(state)
  return { ...match, log: [...log], base: { ...base }, state: own }
}

function refused({ why, refusal }: KernelRefused): Refused {
  return { ok: false, why, refusal }
}
