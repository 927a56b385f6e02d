/** Milliseconds that a loop may hold the thread on which everybody plays. */
const MOST_MS = 5

/** When a loop was last given the thread. */
let resumed = 0

/** Loops that wait for it, the one that has waited longest first. */
const waiting: (() => void)[] = []

/**
 * In a loop over a log: lets other work have its turn as soon as the loop has held it up long
 * enough. Of many such loops one goes on at a time: else others would wait for all of them.
 */
export async function breathe(): Promise<void> {
  if (performance.now() - resumed < MOST_MS) return
  await new Promise<void>(goOn => {
    waiting.push(goOn)
    if (waiting.length === 1) setImmediate(resume)
  })
  resumed = performance.now()
}

function resume(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(resume)
}
