import type { GameText } from '../../../kit/text.ts'
import { contentSets } from '../content/index.ts'
import type { Mercado, View } from '../engine/state.ts'
import type { ScoreLine } from '../../../web/board-kit/board.ts'
import { TokenBack, WaxSeal } from './art/pieces.tsx'
import type { Messages } from '../text/index.ts'

/**
 * How far each came on the track, and how many steps of it seals and privilege tokens brought at
 * the end.
 */
export function lines(view: View, { say }: GameText<Mercado, Messages>): ScoreLine[] {
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
