import { useRef, useState } from 'preact/hooks'
import { still } from '../../../../web/board-kit/motion.ts'
import { useWatched } from '../../../../web/board-kit/use-watched.ts'

const LASTS = 1900

/**
 * Keeps something that is already past before the eyes for a moment: true from the step it came
 * with until time is up or somebody touches anything. When its time is up, what lay there flies on
 * to where it is now. Without movement there is none.
 */
export function useInterlude(at: number, begins: boolean): boolean {
  const latest = useRef(-1)
  if (begins) latest.current = at
  const [ended, end] = useState(-1)
  const now = latest.current
  const shows = now >= 0 && now !== ended && !still()
  const stop = () => end(now)
  useWatched(shows ? now : null, LASTS, stop, stop)
  return shows
}
