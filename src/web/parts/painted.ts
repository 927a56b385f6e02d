import { useEffect, useState } from 'preact/hooks'

/** Whether this page paints now: in a tab behind others no frame ever comes. */
export const paints = () => typeof requestAnimationFrame === 'function' && !document.hidden

/**
 * Whether what was there first has been painted: what stands further down is fetched after that, so
 * that it does not hold the first picture up.
 */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(() => !paints())
  useEffect(() => (painted ? undefined : afterFrame(() => setPainted(true))), [painted])
  return painted
}

/** Does something when the next frame has been painted; answers what calls that off. */
export function afterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** The longest that is waited for a frame: none comes to a page that is being hidden. */
const NO_FRAME = 200

/** Resolves when the next frame has been painted; at once where nothing is. */
export const nextFrame = (): Promise<void> =>
  paints()
    ? new Promise(resolve => {
        afterFrame(resolve)
        setTimeout(resolve, NO_FRAME)
      })
    : Promise.resolve()
