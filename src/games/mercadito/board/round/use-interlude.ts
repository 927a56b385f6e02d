import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { fly, look, type Look, still } from '../../../../web/board-kit/motion.ts'

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
  const before = useRef<Look | null>(null)
  const now = latest.current
  const shows = now >= 0 && now !== ended && !still()
  useEffect(() => {
    if (!shows) return undefined
    const stop = () => {
      const table = document.querySelector('.tb')
      before.current = table && look(table)
      end(now)
    }
    const skip = () => end(now)
    const timer = setTimeout(stop, LASTS)
    addEventListener('pointerdown', skip)
    addEventListener('keydown', skip)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', skip)
      removeEventListener('keydown', skip)
    }
  }, [shows, now])
  useLayoutEffect(() => {
    const [table, sky] = [
      document.querySelector<HTMLElement>('.tb'),
      document.querySelector<HTMLElement>('.tb-sky'),
    ]
    if (before.current && table && sky) fly(table, sky, before.current, null)
    before.current = null
  }, [ended])
  return shows
}
