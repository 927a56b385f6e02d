import { setImmediate } from 'node:timers/promises'

/** Milliseconds that a loop may hold the thread on which everybody plays. */
const MOST_MS = 5

/** When a loop was last given the thread. */
let resumed = 0

/** In a loop over a log: lets other work have its turn as soon as the loop has held it up long enough. */
export async function breathe(): Promise<void> {
  if (performance.now() - resumed < MOST_MS) return
  await setImmediate()
  resumed = performance.now()
}
