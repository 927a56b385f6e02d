import type { Game, GameTypes, Seat } from '../../../kernel/game.ts'
import { type Chronicle, replay, submit } from '../../../kernel/match.ts'
import { pauses } from '../../pauses.ts'

/** How things stood after a move that changed what anybody has. */
export interface Point {
  /** The number of the move in the log of the match; 0 = the beginning. */
  readonly ply: number
  /** What each seat had. */
  readonly counts: readonly number[]
}

/**
 * Plays a finished match again and notes how each seat stood, whenever that changed; always with
 * the beginning and the end. [] if it was played by other rules.
 */
export async function courseOf(
  game: Game,
  record: Chronicle,
  countsOf: (view: GameTypes['view']) => readonly number[],
  pause: () => Promise<void> = pauses(),
): Promise<Point[]> {
  const begun = replay(game, record, 0)
  if (!begun.ok) return []
  const match = begun.value
  const points: Point[] = [{ ply: 0, counts: countsOf(game.view(match.state, null, true)) }]
  for (const [index, { seat, move }] of record.log.entries()) {
    if (!submit(match, seat, move).ok) return []
    const counts = countsOf(game.view(match.state, null, true))
    const last = index === record.log.length - 1
    if (last || counts.some((count, other) => count !== points.at(-1)?.counts[other]))
      points.push({ ply: index + 1, counts })
    await pause()
  }
  return points
}

/** A move that did much for the winner. */
export interface Swing {
  readonly ply: number
  /** Whose count changed most by it, and from what to what. */
  readonly seat: Seat
  readonly from: number
  readonly to: number
  /** `turned`: the winner took the lead by it and kept it; `last`: by the last of all moves. */
  readonly kind: 'turned' | 'last' | 'leap'
}

/** The lead may be taken for good so early that the match did not turn by it. */
const EARLY = 0.15

/**
 * The move by which the winner took the lead for good; if that was early, or never, the one by
 * which the winner gained most on the best of the others. null if there is no winner, if nobody ever
 * had more than others, or if the most that was gained is one. `fewer`: the fewest is best.
 */
export function swingOf(
  points: readonly Point[],
  ranks: readonly number[] | null,
  fewer: boolean,
): Swing | null {
  const winners = (ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  const [winner] = winners
  if (winner === undefined || winners.length === ranks?.length) return null
  const leads = points.map(({ counts }) => leadOf(counts, winners, fewer ? -1 : 1))
  const gained = leads.map((lead, index) => lead - (leads[index - 1] ?? lead))
  const most = Math.max(...gained)
  if (most <= 0) return null
  const taken = leads.findLastIndex(lead => lead <= 0) + 1
  const early = (points[taken]?.ply ?? 0) <= EARLY * (points.at(-1)?.ply ?? 0)
  const forGood = taken > 0 && taken < points.length && !early
  // One more than others is no leap.
  if (!forGood && most < 2) return null
  const kind = !forGood ? 'leap' : taken === points.length - 1 ? 'last' : 'turned'
  const at = forGood ? taken : gained.indexOf(most)
  const [before, after] = [points[at - 1], points[at]]
  if (before === undefined || after === undefined) return null
  return { ply: after.ply, kind, ...changed(before.counts, after.counts, winner) }
}

/** How far the first of the winners is before the best of the others. `sign`: −1 if fewer is better. */
function leadOf(counts: readonly number[], winners: readonly Seat[], sign: 1 | -1): number {
  const others = counts.flatMap((count, seat) => (winners.includes(seat) ? [] : sign * count))
  return sign * (counts[winners[0] ?? 0] ?? 0) - Math.max(...others)
}

/** Whose count changed most; the winner's, where it is as much. */
function changed(before: readonly number[], after: readonly number[], winner: Seat) {
  const by = (seat: Seat) => Math.abs((after[seat] ?? 0) - (before[seat] ?? 0))
  const seat = after.reduce((most, _, other) => (by(other) > by(most) ? other : most), winner)
  return { seat, from: before[seat] ?? 0, to: after[seat] ?? 0 }
}
