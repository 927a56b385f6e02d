import type { Seat } from '../../../kernel/game.ts'
import { tally } from '../engine/scoring.ts'
import type { View } from '../engine/state.ts'
import type { Speech } from '../text/index.ts'
import { seatsOf } from './worth.ts'

/**
 * A seat's points and the coins it spent; where others have as many points, whether its coins made
 * the difference: "10 points, fewest coins spent: 4".
 */
export function resultOf(view: View, seat: Seat, say: Speech): string {
  const all = view.hands.map(hand => tally(hand, seatsOf(view)))
  const { points, spent, budget } = tally(view.hands[seat] ?? [], seatsOf(view))
  const level = all.filter(other => other.points === points)
  if (level.every(other => other.spent === spent))
    return say('board.end.total', { points, spent, budget })
  const fewest = level.every(other => other.spent >= spent)
  return say('board.end.level', { points, fewest, spent })
}
