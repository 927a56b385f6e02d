import type { Game, Seat, Viewer, GameTypes } from '../../src/kernel/game.ts'
import type { Rng } from '../../src/kernel/rng.ts'
import {
  type Course,
  carryOut,
  type Entry,
  restore,
  takeBack,
} from '../../src/server/domain/course.ts'
import type { TableRecord } from '../../src/server/domain/record.ts'
import { player, seatsOf, twins } from '../conformance/cases.ts'
import { text } from '../conformance/said.ts'

/*
 * Two worlds that differ only in what one viewer cannot know, and what is done in them: the same in
 * both as far as the viewer sees, though others may choose something else in secret, or undo it.
 */

/** A position with the last entries before it, and the secret seed of what comes. */
export interface World {
  readonly state: GameTypes['state']
  readonly log: readonly Entry[]
  readonly seed: string
}

/** A move, or null: an undo of the last one. */
export type Wish = GameTypes['move'] | null

/** What one seat does, in each of the two worlds. */
export interface Act {
  readonly seat: Seat
  readonly wishes: readonly [readonly Wish[], readonly Wish[]]
}

export interface Twins {
  readonly viewer: Viewer
  readonly worlds: readonly [World, World]
  readonly acts: readonly Act[]
}

type Pair = readonly [Course, Course]

/** The most plies played in both worlds. */
const MOST_ACTS = 9
/** Alternative secret choices that are tried. */
const MOST_TRIED = 6

/**
 * Two worlds behind what this viewer sees of a position, or null if there is but one. `seeds`:
 * whether only the chance to come may differ, in games that hide nothing else.
 */
export function findTwins(
  game: Game,
  record: TableRecord,
  here: Omit<World, 'seed'>,
  viewer: Viewer,
  rng: Rng,
  seeds: boolean,
): Twins | null {
  const [one, other] = twins(game, here.state, viewer, rng)
  if (!seeds && text(one) === text(other)) return null
  // Not the table's own chance, so that a failure repeats.
  const seed = rng.below(2 ** 30).toString(16)
  const worlds: [World, World] = [
    { state: one, log: here.log, seed },
    {
      state: other,
      log: here.log.map(entry => otherwise(game, viewer, entry)),
      seed: seeds ? next(seed) : seed,
    },
  ]
  const acts: Act[] = []
  let courses: Pair = [courseIn(game, record, worlds[0]), courseIn(game, record, worlds[1])]
  const choose = player(rng)
  const detours = rng.below(2) === 0
  while (acts.length < MOST_ACTS) {
    const found = findAct(viewer, courses, rng, choose, detours)
    if (found === null) break
    acts.push(found.act)
    courses = found.courses
  }
  return { viewer, worlds, acts }
}

/**
 * The match of a table as if it had reached this position; nothing before it can be undone.
 */
export function courseIn(game: Game, record: TableRecord, { state, log, seed }: World): Course {
  const snapshot = { entries: log.length, base: { ply: log.length, state }, state }
  return restore(game, { ...record, seed }, snapshot, log)
}

/**
 * The same entry with another move behind it: others perceive only its events.
 */
function otherwise(game: Game, viewer: Viewer, entry: Entry): Entry {
  if (entry.seat === viewer) return entry
  const events = entry.events.filter(event => game.redact(event, viewer) !== null)
  return { ...entry, move: { type: 'something-else' }, events }
}

function next(seed: string): string {
  return seed.replace(/./g, digit => (digit === 'f' ? '0' : (parseInt(digit, 16) + 1).toString(16)))
}

/**
 * An action possible next in both worlds that the viewer cannot tell apart.
 */
function findAct(
  viewer: Viewer,
  [a, b]: Pair,
  rng: Rng,
  choose: ReturnType<typeof player>,
  detours: boolean,
) {
  const { game, seats } = a.match
  const able = seatsOf(seats).filter(each => game.legal(a.match.state, each).length > 0)
  if (able.length === 0) return null
  const seat = rng.pick(able)
  const move = choose(game.legal(a.match.state, seat))
  const one = played(a, seat, [move])
  if (one === null || isOver(one)) return null
  const detour =
    seat === viewer || !detours || rng.below(2) > 0 ? [] : secretDetour(viewer, b, seat, rng)
  const from = detour.length === 0 ? b : played(b, seat, detour)
  if (from === null) return null
  const others = rng.shuffle([...game.legal(from.match.state, seat)]).slice(0, MOST_TRIED)
  for (const instead of seat === viewer ? [move] : [...others, move]) {
    const two = played(from, seat, [instead])
    if (two === null || isOver(two) || shown(viewer, a, one) !== shown(viewer, from, two)) continue
    const courses: Pair = [one, two]
    return { act: { seat, wishes: [[move], [...detour, instead]] } satisfies Act, courses }
  }
  return null
}

/** A move that only this seat sees, followed by its undo; none if there is no such move. */
function secretDetour(viewer: Viewer, course: Course, seat: Seat, rng: Rng): Wish[] {
  const { game } = course.match
  const still = shown(viewer, course, course)
  for (const move of rng.shuffle([...game.legal(course.match.state, seat)]).slice(0, MOST_TRIED)) {
    const there = played(course, seat, [move])
    if (there === null || shown(viewer, course, there) !== still) continue
    if (played(there, seat, [null]) !== null) return [move, null]
  }
  return []
}

function played(from: Course, seat: Seat, wishes: readonly Wish[]): Course | null {
  let course = from
  for (const wish of wishes) {
    const outcome =
      wish === null ? takeBack(course, seat, '', 0) : carryOut(course, seat, [wish], '', 0)
    if (!outcome.ok) return null
    course = outcome.course
  }
  return course
}

function isOver({ match }: Course): boolean {
  return match.game.actors(match.state).length === 0
}

/** The viewer's state, and what they were sent on the way there. */
function shown(viewer: Viewer, before: Course, { match, log }: Course): string {
  const { game, state } = match
  const events = log.slice(before.log.length).flatMap(entry => entry.events)
  return text([
    game.view(state, viewer),
    events.map(event => game.redact(event, viewer)).filter(isThere),
  ])
}

function isThere<A>(value: A | null): value is A {
  return value !== null
}
