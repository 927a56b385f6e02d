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

/**
 * Does something right before the next frame is painted, at once where nothing is: what has to be
 * measured then is laid out once, and apart from what changed it. Answers what calls that off.
 */
export function beforeFrame(act: () => void): () => void {
  if (!paints()) return (act(), () => {})
  const frame = requestAnimationFrame(act)
  return () => cancelAnimationFrame(frame)
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

const soon = (whenPainted: (act: () => void) => void) =>
  new Promise<void>(resolve => {
    whenPainted(resolve)
    setTimeout(resolve, NO_FRAME)
  })

/** Resolves when the next frame has been painted; at once where nothing is. */
export const nextFrame = (): Promise<void> => (paints() ? soon(afterFrame) : Promise.resolve())

/** Resolves when anything of the page has been painted; at once where nothing is. */
export const firstPicture = (): Promise<void> =>
  paints() && PerformanceObserver.supportedEntryTypes.includes('paint')
    ? soon(act => new PerformanceObserver(act).observe({ type: 'paint', buffered: true }))
    : Promise.resolve()
