import { setImmediate } from 'node:timers/promises'

/** Entries of a log that are handled before other work gets its turn. */
const BREATH = 20

/** In a loop over a log: lets other work have its turn now and then. */
export async function breathe(entry: number): Promise<void> {
  if (entry % BREATH === 0) await setImmediate()
}
