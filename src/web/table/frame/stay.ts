import { still } from '../../board-kit/motion.ts'
import { durations } from '../../pace.ts'
import type { Frame } from './playhead.ts'

/**
 * Milliseconds that something others did stays before the next is shown; less when much waits.
 * `plays`: how long the board takes to show it.
 */
export function stay(frame: Pick<Frame, 'steps'>, waiting: number, plays: number): number {
  const { shown, crowd, movement } = durations()
  if (movement === 0 || frame.steps.every(step => step.events.length === 0)) return 0
  return still() ? 60 : waiting > 5 ? crowd : Math.max(shown, plays * movement)
}
