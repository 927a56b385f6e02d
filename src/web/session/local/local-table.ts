import type { Perspective } from '../../../kernel/perspective.ts'
import type { Game, Refusal, Seat, Viewer } from '../../../kernel/game.ts'
import { commitment } from '../../../kernel/chance.ts'
import { clone } from '../../../kernel/json.ts'
import { begin, beginAt, canUndo, type Match, submit, undo } from '../../../kernel/match.ts'
import { ranks } from '../../../kernel/rank.ts'
import type { Moment, Step } from '../../../protocol/messages.ts'
import type { SeatInfo, TableInfo } from '../../../protocol/table.ts'
import { botOn, type LocalRecord } from './local-record.ts'
import type { ChoiceRefused, SessionState } from '../session.ts'

/** A match in this page with what one viewer has seen of it; with everything, if all is `open`. */
export interface LocalTable {
  readonly match: Match
  readonly viewer: Viewer
  readonly open: boolean
  readonly steps: Step[]
  readonly times: number[]
}

/**
 * Moves of one seat, all or none; null, or why not. As on a server, only the last may draw chance
 * or reveal anything: otherwise a refusal of what follows would tell what nobody has paid for with
 * a move.
 */
export function play(
  table: LocalTable,
  seat: Seat,
  moves: readonly { readonly type: string }[],
  at: number,
): ChoiceRefused | null {
  const { match } = table
  // A single move that is refused has changed nothing.
  const before = moves.length > 1 ? { base: match.base, state: clone(match.state) } : null
  const length = match.log.length
  const putBack = (why: string, refusal: Refusal | null): ChoiceRefused => {
    match.log.length = length
    if (before) Object.assign(match, before)
    return { why, refusal }
  }
  const seen: Step[] = []
  for (const [index, move] of moves.entries()) {
    const outcome = submit(match, seat, move)
    if (!outcome.ok) return putBack(outcome.why, outcome.refusal)
    if (index < moves.length - 1 && match.base.ply === match.log.length)
      return putBack('revealed', null)
    const events = table.open
      ? outcome.events
      : outcome.events.flatMap(event => match.game.redact(event, table.viewer) ?? [])
    // What others do in secret makes no step.
    if (table.open || seat === table.viewer || events.length > 0) {
      seen.push({
        seq: table.steps.length + seen.length + 1,
        seat,
        undone: false,
        events: events.map(clone),
        at,
      })
    }
  }
  table.steps.push(...seen)
  while (table.times.length < match.log.length) table.times.push(at)
  return null
}

/** Takes the viewer's last ply back; null, or why not. */
export function takeBack(table: LocalTable, at: number): ChoiceRefused | null {
  const { match, viewer, steps, times } = table
  if (viewer === null) return { why: 'not-seated', refusal: null }
  const outcome = undo(match, viewer)
  if (!outcome.ok) return { why: outcome.why, refusal: outcome.refusal }
  times.length = match.log.length
  steps.push({ seq: steps.length + 1, seat: viewer, undone: true, events: [], at })
  return null
}

/** Why a move of the viewer is not possible; null if it is. */
export function whyNot(table: LocalTable, move: { readonly type: string }): Refusal | null {
  const { match, viewer } = table
  return viewer === null ? null : match.game.explain(match.state, viewer, move)
}

/** The position as the viewer knows it. */
export function momentOf({ match, viewer, steps }: LocalTable): Moment {
  const { game, state } = match
  return {
    seq: steps.length,
    view: clone(game.view(state, viewer)),
    offers: viewer === null ? [] : [...game.legal(state, viewer)],
    undoable: viewer !== null && canUndo(match, viewer),
  }
}

/** What the table is, told as a server would tell it. */
export function infoOf(
  match: Match,
  record: Pick<LocalRecord, 'chairs' | 'names' | 'createdAt' | 'won'>,
  updatedAt: number,
): TableInfo {
  const { game, state } = match
  const actors = game.actors(state)
  const over = actors.length === 0
  const seats = record.chairs.map((chair, seat): SeatInfo => {
    const level = botOn(chair)
    const name = level === null ? (record.names?.[seat] ?? '') : ''
    const won = record.won && { won: record.won[seat] ?? 0 }
    return {
      kind: level === null ? 'person' : 'bot',
      name,
      level,
      here: true,
      standIn: null,
      ...won,
    }
  })
  return {
    id: `local-${game.id}`.slice(0, 40),
    game: game.id,
    version: game.version,
    options: match.options,
    seats,
    status: over ? 'over' : 'running',
    listed: false,
    commitment: commitment(match.seed),
    seed: over ? match.seed : null,
    actors: [...actors],
    ranks: over ? ranks(game.scores(state)) : null,
    createdAt: record.createdAt,
    updatedAt,
    time: null,
    life: null,
  }
}

/** How the table stands for its viewer, told as a server would tell it. */
export function stateOf(table: LocalTable, record: LocalRecord, at: number) {
  return {
    table: infoOf(table.match, record, at),
    seat: table.viewer,
    host: true,
    steps: [...table.steps],
    moment: momentOf(table),
    link: 'live',
    pending: 0,
    frame: null,
  } satisfies SessionState
}

/** Plays a record again; null if it is of other rules or broken. */
export function again(game: Game, record: LocalRecord, eyes: Perspective): LocalTable | null {
  let last: LocalTable | null = null
  for (last of playsAgain(game, record, eyes));
  return last
}

/**
 * Plays a record again, move by move: the table, always the same, at its beginning and after each;
 * null, and no more, if the record is of other rules or broken.
 */
export function* playsAgain(
  game: Game,
  record: LocalRecord,
  eyes: Perspective,
): Generator<LocalTable | null, void> {
  const { chronicle, times, createdAt } = record
  if (chronicle.version !== game.version || chronicle.game !== game.id) return yield null
  const { seats, options, seed, start } = chronicle
  const begun = start ? beginAt(game, seed, start, options) : begin(game, seats, options, seed)
  if (!begun.ok) return yield null
  const open = eyes === 'all'
  const viewer = open ? null : eyes
  const table: LocalTable = { match: begun.value, viewer, open, steps: [], times: [] }
  yield table
  for (const [index, ply] of chronicle.log.entries()) {
    if (play(table, ply.seat, [ply.move], times[index] ?? createdAt)) return yield null
    yield table
  }
}
