import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Game, Viewer, GameTypes } from '../../src/kernel/game.ts'
import { clone } from '../../src/kernel/json.ts'
import { Rng } from '../../src/kernel/rng.ts'
import type { Entry } from '../../src/server/domain/course.ts'
import type { Room } from '../../src/server/tables/room/room.ts'
import { type Case, cases, LONGEST, twins, walk } from '../conformance/cases.ts'
import { text } from '../conformance/said.ts'
import { scratchFolder } from '../scratch.ts'
import { START } from './clock.ts'
import { type Piece, playBoth } from './run.ts'
import { forgetful, openStage, openTable, type Stage } from './stage.ts'
import { findTwins, type Twins } from './twins.ts'

/** Many pairs of worlds of one game, and the differences that must not be. */
export interface Verdict {
  readonly pairs: number
  /** Those of them that were compared everywhere: also HTTP, streams, mails, pushes and calls. */
  readonly whole: number
  /** Sent to the viewers of one of the two worlds each. */
  readonly bytes: number
  readonly messages: number
  /** A few of them. */
  readonly differences: readonly Difference[]
}

/**
 * Its source, as `socket` or `GET /api/tables`, and what arrived in each of the two worlds.
 */
export interface Difference {
  readonly from: string
  readonly one: string
  readonly other: string
}

export interface Wishes {
  readonly game: Game
  readonly pairs: number
  readonly seed: number
  /**
   * One of this many pairs of worlds is compared on all channels; the others over sockets only.
   */
  readonly whole: number
  /** Called after some more pairs. */
  readonly done?: (more: number) => void
  /** Makes a server that leaks, to test that the trial detects it. */
  readonly spoil?: (stage: Stage) => (room: Room) => void
  /** Enough is found once each of these sources has differed. */
  readonly until?: readonly string[]
}

/** Positions compared in one match at most. */
const MOST_A_MATCH = 12
/** The entries before a position that a newcomer gets. */
const PAST = 8
/** Differences that are kept. */
const FEW = 20
/** Positions with only one world before a game counts as one that hides nothing. */
const PATIENCE = 200

/** Plays pairs of worlds on a server of their own until there were enough. */
export async function tryGame(wishes: Wishes): Promise<Verdict> {
  const data = mkdtempSync(join(scratchFolder(), 'tianguis-leaks-'))
  const stage = await openStage(wishes.game, data)
  try {
    return await tryOn(stage, wishes)
  } finally {
    await stage.close()
    rmSync(data, { recursive: true, force: true })
  }
}

async function tryOn(
  stage: Stage,
  { game, pairs, seed, whole, done, spoil, until }: Wishes,
): Promise<Verdict> {
  const mine = cases.filter(each => each.game === game)
  const seeds = !mine.some(hides)
  const spoilRoom = spoil?.(stage)
  const near = forgetful(stage)
  let runs = 0
  const rooms = new Map<Case, Room>()
  const lengths = new Map<Case, number>()
  const verdict = { pairs: 0, whole: 0, bytes: 0, messages: 0, differences: [] as Difference[] }
  const rng = Rng.from(seed)
  for (let turn = 0; verdict.pairs < pairs && verdict.differences.length < FEW; turn++) {
    const at = mine[turn % mine.length]
    const room = rooms.get(at) ?? (await openTable(stage, at, rooms.size))
    if (!rooms.has(at)) spoilRoom?.(room)
    rooms.set(at, room)
    const probes = probesOf(at, rng)
    for (const { here, viewer } of glances(at, rng, lengths)) {
      const found = findTwins(game, room.record, here, viewer, rng, seeds)
      if (found === null) continue
      const isWhole = runs++ % whole === 0
      const hub = isWhole ? stage.hub : near
      const [one, other] = await playBoth({ stage, hub, room, twins: found, probes })
      const before = verdict.pairs
      judge(verdict, found, one, other)
      if (isWhole) verdict.whole += verdict.pairs - before
      done?.(verdict.pairs - before)
      if (verdict.pairs >= pairs || hasFound(verdict, until)) break
    }
    if (hasFound(verdict, until)) break
  }
  return verdict
}

/** Whether all that is looked for has been found; never, where nothing is. */
function hasFound({ differences }: Verdict, sources: readonly string[] = []): boolean {
  const found = new Set(differences.map(({ from }) => from.split(' ')[0]))
  return sources.length > 0 && sources.every(source => found.has(source))
}

/** Whether this game ever has more than one world behind what a viewer sees. */
function hides(at: Case): boolean {
  let looks = 0
  for (const { state } of walk(at, 1)) {
    if (looks++ >= PATIENCE) return false
    const [one, other] = twins(at.game, state, null, Rng.from(looks))
    if (text(one) !== text(other)) return true
  }
  return false
}

/**
 * Positions of a random match, their viewers, and the entries before. `lengths`: of earlier
 * matches.
 */
function* glances(at: Case, rng: Rng, lengths: Map<Case, number>) {
  const length = lengths.get(at) ?? 60
  const log: Entry[] = []
  let plies = 0
  let seen = 0
  for (const { state, ply, seat, move, events } of walk(at, rng.below(2 ** 30), LONGEST)) {
    plies = ply
    if (seat !== null && move !== null)
      log.push({ ply, seat, move, takes: null, events, key: null, at: START })
    if (at.game.actors(state).length === 0) break
    if (seen >= MOST_A_MATCH || rng.below(Math.max(1, Math.ceil(length / MOST_A_MATCH))) > 0)
      continue
    seen++
    const viewer: Viewer = rng.below(4) === 0 ? null : rng.below(at.seats)
    const past = log.slice(-PAST).map((entry, index) => ({ ...entry, ply: index + 1 }))
    yield { viewer, here: { state: clone(state), log: past } }
    if (seen === MOST_A_MATCH && lengths.has(at)) break
  }
  if (!lengths.has(at)) lengths.set(at, plies)
}

/** One move of each kind that comes up in a match. */
function probesOf(at: Case, rng: Rng): GameTypes['move'][] {
  const kinds = new Map<string, GameTypes['move']>()
  for (const { move } of walk(at, rng.below(2 ** 30), 60))
    if (move !== null) kinds.set(move.type, move)
  return rng.shuffle([...kinds.values()]).slice(0, 3)
}

type Counted = { -readonly [K in keyof Verdict]: Verdict[K] } & { differences: Difference[] }

/**
 * Piece by piece, message by message: the same number of them, in the same order, with the same
 * bytes.
 */
function judge(
  verdict: Counted,
  { acts }: Twins,
  one: readonly Piece[],
  other: readonly Piece[],
): void {
  verdict.pairs += acts.length + 1
  const alike = acts.every(({ wishes }) => wishes[0].length === wishes[1].length)
  for (const [index, piece] of one.entries()) {
    const beside = other[index]
    verdict.messages += piece.heard.length
    verdict.bytes += piece.heard.reduce((sum, said) => sum + Buffer.byteLength(said), 0)
    verdict.differences.push(...differences(piece.heard, beside.heard))
    // The people who run the server may see how many entries there are.
    if (alike) verdict.differences.push(...differences(piece.kept, beside.kept, 'log '))
  }
}

function differences(one: readonly string[], other: readonly string[], from = ''): Difference[] {
  const count = Math.max(one.length, other.length)
  return Array.from({ length: count }, (_, index): [string, string] => [
    one[index] ?? '',
    other[index] ?? '',
  ])
    .filter(([a, b]) => a !== b)
    .map(([a, b]) => ({ from: `${from}${from === '' ? sourceOf(a || b) : ''}`, ...around(a, b) }))
}

/** `socket`, `mail`, `stream /api/me/events`, `GET /api/tables`. */
function sourceOf(said: string): string {
  const [kind, path] = said.split(' ')
  return /^(GET|POST|stream)$/.test(kind) ? `${kind} ${path}` : kind
}

/** The text around the first character that differs. */
function around(a: string, b: string): Pick<Difference, 'one' | 'other'> {
  let first = 0
  while (first < a.length && a[first] === b[first]) first++
  const from = Math.max(0, first - 60)
  return { one: a.slice(from, from + 160), other: b.slice(from, from + 160) }
}
