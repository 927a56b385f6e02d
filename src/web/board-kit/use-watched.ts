import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { fly, look, type Look } from './motion.ts'

/**
 * Lets something that is past already be watched for so many milliseconds. When its time is up,
 * `goOn` is called, and what lay there flies on to where it is then; `skip`, when somebody touches
 * anything or presses a key: nothing flies. `scene`: what is watched, null for nothing.
 */
export function useWatched(
  scene: unknown,
  lasts: number,
  goOn: () => void,
  skip: () => void,
): void {
  const before = useRef<Look | null>(null)
  useEffect(() => {
    if (scene === null) return undefined
    const timer = setTimeout(() => {
      const table = document.querySelector('.tb')
      before.current = table && look(table)
      goOn()
    }, lasts)
    addEventListener('pointerdown', skip)
    addEventListener('keydown', skip)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', skip)
      removeEventListener('keydown', skip)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- one scene, one timer
  }, [scene])
  useLayoutEffect(() => {
    if (before.current === null) return
    const table = document.querySelector<HTMLElement>('.tb')
    const sky = document.querySelector<HTMLElement>('.tb-sky')
    if (table && sky) fly(table, sky, before.current, null)
    before.current = null
  })
}
