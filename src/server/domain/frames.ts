import { type Perspective, seenFrom } from '../../kernel/perspective.ts'
import type { Game } from '../../kernel/game.ts'
import type { Match } from '../../kernel/match.ts'
import type { Step } from '../../protocol/messages.ts'
import type { TableInfo } from '../../protocol/table.ts'
import { type Course, type Entry, opening, playAgain } from './course.ts'
import { perceives, stepOf } from './perceive.ts'
import type { TableRecord } from './record.ts'
import { breathe } from '../breath.ts'

/** Entries after which what was seen is handed on: of a long match all of it would be 100 MB. */
const AT_ONCE = 400

/**
 * A finished match as each viewer saw it, frame by frame: the pieces of a JSON array for each. Made
 * once, at the end, by the rules it was played by, so the replay stays whatever becomes of them.
 */
export async function* framesOf(
  record: TableRecord,
  { match, log }: Course,
): AsyncGenerator<[eyes: Perspective, piece: string]> {
  const { game } = match
  const viewers = [null, 'all' as const, ...record.chairs.keys()].map(eyes => ({
    eyes,
    count: 0,
    piece: '',
  }))
  for await (const { replayed, entry } of playedAgain(record, { match, log })) {
    for (const viewer of viewers) {
      const { eyes, count } = viewer
      if (entry !== null && eyes !== 'all' && !perceives(game, log, entry, eyes)) continue
      const frame = {
        ply: entry?.ply ?? 0,
        step: entry && stepSeen(game, entry, eyes, count),
        ...seenFrom(game, replayed.state, eyes, entry?.seat),
      }
      viewer.piece += (count === 0 ? '[' : ',') + JSON.stringify(frame)
      viewer.count++
    }
    if (entry === null || entry.ply % AT_ONCE > 0) continue
    for (const viewer of viewers) {
      yield [viewer.eyes, viewer.piece]
      viewer.piece = ''
    }
  }
  for (const { eyes, piece } of viewers) yield [eyes, `${piece}]`]
}

/** Of each viewer, all pieces as they are kept. What gzip has made of pieces is joined like them. */
export async function joined(
  pieces: ReturnType<typeof framesOf>,
  kept: (piece: string) => Uint8Array | Promise<Uint8Array>,
): Promise<ReadonlyMap<Perspective, Uint8Array>> {
  const parts = new Map<Perspective, Uint8Array[]>()
  for await (const [eyes, piece] of pieces) {
    const part = await kept(piece)
    parts.set(eyes, [...(parts.get(eyes) ?? []), part])
  }
  return new Map([...parts].map(([eyes, some]) => [eyes, Buffer.concat(some)]))
}

/** Frames as they are answered: ready to be sent to many, and sent as they are. */
export function replayOf(table: TableInfo, frames: Uint8Array): Uint8Array {
  const head = `{"table":${JSON.stringify(table)},"frames":`
  return Buffer.concat([Buffer.from(head), frames, Buffer.from('}')])
}

/**
 * A match after the deal, when `entry` is null, and after every entry of its log. It is the same
 * match, one entry further.
 */
export async function* playedAgain(
  record: TableRecord,
  { match, log }: Pick<Course, 'match' | 'log'>,
) {
  const replayed = opening(match.game, record).match
  yield { replayed, entry: null }
  for await (const entry of playedOn(replayed, log)) yield { replayed, entry }
}

/** Brings a match these entries of its log further, in place: each, once it is played. */
export async function* playedOn(match: Match, entries: readonly Entry[]): AsyncGenerator<Entry> {
  for (const entry of entries) {
    playAgain(match, entry)
    yield entry
    await breathe()
  }
}

function stepSeen(game: Game, entry: Entry, eyes: Perspective, seq: number): Step {
  if (eyes !== 'all') return stepOf(game, entry, eyes, seq)
  return {
    seq,
    seat: entry.seat,
    undone: entry.takes !== null,
    events: [...entry.events],
    at: entry.at,
  }
}
