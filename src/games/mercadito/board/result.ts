import type { Seat } from '../../../kernel/game.ts'
import { tally } from '../engine/scoring.ts'
import type { View } from '../engine/state.ts'
import type { Speech } from '../text/index.ts'
import { spending } from '../text/words.ts'
import { seatsOf } from './worth.ts'

/**
 * A seat's points and the coins it spent; where others have as many points, whether its coins made
 * the difference: "10 points, fewest coins spent: 4".
 */
export function resultOf(view: View, seat: Seat, say: Speech): string {
  const all = view.hands.map(hand => tally(hand, seatsOf(view)))
  const count = tally(view.hands[seat] ?? [], seatsOf(view))
  const { points, spent } = count
  const level = all.filter(other => other.points === points)
  if (level.every(other => other.spent === spent)) return totalOf(count, say)
  const fewest = level.every(other => other.spent >= spent)
  return say('board.end.level', { points, fewest, spent })
}

/** "10 points · 5 of 6 coins spent" */
export const totalOf = (count: ReturnType<typeof tally>, say: Speech): string =>
  say('board.end.total', { points: count.points, cost: say('spent', spending(count)) })
