import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Job } from '../../bots/work.ts'
import type { Log } from '../log.ts'
import { BOT_WORKER, BOT_WORKER_ARGS } from '../paths.ts'

/** Who thinks for the bots. It is told what the bot's seat may see and nothing else. */
export interface Thinker {
  think(job: Job): Promise<{ readonly move: object }>
  /** Whoever still waits for an answer is refused it. */
  close(): Promise<void>
}

/** A bot that takes this long, its wait for a thread included, has hung: its thread is ended. */
const LONGEST_MS = 120_000
/** Threads end after a minute without work. */
const IDLE_MS = 60_000

/** Worker threads, one a core less one, so that no bot ever holds up the server. */
export function threadPool(log: Log): Thinker {
  const pool = new Piscina<Job, { readonly move: object }>({
    filename: BOT_WORKER,
    execArgv: BOT_WORKER_ARGS,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: IDLE_MS,
  })
  // A thread that dies alone must not take the server with it; whoever waits for it stops waiting.
  pool.on('error', (error: unknown) => log.error({ err: error }, 'bot thread died'))
  return {
    think: job => pool.run(job, { signal: AbortSignal.timeout(LONGEST_MS) }),
    close: () => pool.destroy(),
  }
}
