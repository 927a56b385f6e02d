import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Job } from '../../bots/work.ts'
import type { Log } from '../log.ts'
import { BOT_WORKER, WORKER_ARGS } from '../paths.ts'

/** Thinks for the bots. It gets what the bot's seat may see and nothing else. */
export interface Thinker {
  think(job: Job): Promise<{ readonly move: object }>
  /** Every pending request is rejected. */
  close(): Promise<void>
}

/** A bot that takes this long, including its wait for a thread, has hung: its thread is ended. */
const LONGEST_MS = 120_000
/** Threads end after a minute without work. */
const IDLE_MS = 60_000

/** Worker threads, one less than there are cores, so that no bot ever holds up the server. */
export function threadPool(log: Log): Thinker {
  const pool = new Piscina<Job, { readonly move: object }>({
    filename: BOT_WORKER,
    execArgv: WORKER_ARGS,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: IDLE_MS,
  })
  // A dying thread must not take the server with it; its request is rejected.
  pool.on('error', (error: unknown) => log.error({ err: error }, 'bot thread died'))
  return {
    think: job => pool.run(job, { signal: AbortSignal.timeout(LONGEST_MS) }),
    close: () => pool.destroy(),
  }
}
