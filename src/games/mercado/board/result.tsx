import type { Seat } from '../../../kernel/game.ts'
import type { GameText } from '../../../kit/words/text.ts'
import { contentSets } from '../content/index.ts'
import type { Cause, Event } from '../engine/events.ts'
import type { Mercado, View } from '../engine/state.ts'
import type { ScoreLine } from '../../../web/board-kit/board.ts'
import { TokenBack, WaxSeal } from './art/pieces.tsx'
import type { Messages, Speech } from '../text/index.ts'

/**
 * The space a seat came to; where others stand on it as well, who is above whom, which decides:
 * "37 spaces, on top".
 */
export function resultOf({ progress, heights }: View, seat: Seat, say: Speech): string {
  const n = progress[seat] ?? 0
  const here = heights.filter((_, other) => progress[other] === n)
  if (here.length < 2) return say('spaces', { n })
  const above = here.filter(height => height > (heights[seat] ?? 0)).length
  return say('board.end.level', { n, above })
}

/** What moves a marker before the end. */
const CAUSES = ['tile', 'token', 'space'] as const

/**
 * What moved each along the track, and how many spaces seals and privilege tokens brought at the
 * end: none in a match that was stopped before it. Where a match from the middle of another began
 * stands first. @rule MER-78
 */
export function lines(
  view: View,
  { say }: GameText<Mercado, Messages>,
  past: readonly Event[],
): ScoreLine[] {
  const { tokens } = contentSets.tables(view.content)
  const moved = CAUSES.map(why => ({
    what: say('board.end.moved', { why }),
    counts: view.progress.map((_, seat) => movedBy(past, seat, why)),
  }))
  const steps = view.tokens.map(hand =>
    hand.reduce((sum, token) => sum + (tokens[token]?.move ?? 0), 0),
  )
  const left = [
    { what: say('board.end.seals'), sign: <WaxSeal />, counts: view.seals },
    { what: say('board.end.tokens'), sign: <TokenBack />, counts: steps },
  ]
  const known = view.phase === 'over' ? [...moved, ...left] : moved
  const before = view.progress.map((spaces, seat) =>
    known.reduce((rest, { counts }) => rest - (counts[seat] ?? 0), spaces),
  )
  return [{ what: say('board.end.before'), counts: before }, ...known].filter(({ counts }) =>
    counts.some(count => count !== 0),
  )
}

/** How many spaces something moved a seat, by these events. */
const movedBy = (past: readonly Event[], seat: Seat, why: Cause): number =>
  past.reduce((sum, event) => {
    const isSuch = event.type === 'moved' && event.seat === seat && event.why === why
    return isSuch ? sum + event.to - event.from : sum
  }, 0)
