/** Milliseconds of work before the page gets its turn again. */
const SLICE = 16

/**
 * For work that would hold the page up: awaited between its parts, it lets the page have its turn
 * whenever the work has gone on for a while.
 */
export function pauses(
  now: () => number = () => performance.now(),
  pause: () => Promise<void> = () => new Promise(resolve => setTimeout(resolve)),
): () => Promise<void> {
  let since = now()
  return async () => {
    if (now() - since < SLICE) return
    await pause()
    since = now()
  }
}
