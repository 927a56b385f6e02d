import type { Seat } from '../../../kernel/game.ts'
import type { GameText } from '../../../kit/words/text.ts'
import { contentSets } from '../content/index.ts'
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

/**
 * How far each came on the track, and how many steps of it seals and privilege tokens brought at
 * the end: none in a match that was stopped before it. @rule MER-78
 */
export function lines(view: View, { say }: GameText<Mercado, Messages>): ScoreLine[] {
  if (view.phase !== 'over') return [{ what: say('board.end.walked'), counts: view.progress }]
  const { tokens } = contentSets.tables(view.content)
  const steps = view.tokens.map(hand =>
    hand.reduce((sum, token) => sum + (tokens[token]?.move ?? 0), 0),
  )
  const walked = view.progress.map(
    (spaces, seat) => spaces - (view.seals[seat] ?? 0) - (steps[seat] ?? 0),
  )
  return [
    { what: say('board.end.walked'), counts: walked },
    { what: say('board.end.seals'), sign: <WaxSeal />, counts: view.seals },
    { what: say('board.end.tokens'), sign: <TokenBack />, counts: steps },
  ]
}
