import { availableParallelism } from 'node:os'
import type { Job } from '../../bots/work.ts'
import type { Log } from '../log.ts'
import { BOT_WORKER } from '../paths.ts'
import { makeThreads } from '../threads.ts'

/** What a thread answers: a move, and how many milliseconds it thought, waits not counted. */
export interface Thought {
  readonly move: object
  readonly ms: number
}

/** Thinks for the bots. It gets what the bot's seat may see and nothing else. */
export interface Thinker {
  /** How many jobs it works on at once. */
  readonly threads: number
  /** Rejects with TooLate if the thread does not answer. */
  think(job: Job): Promise<Thought>
  /** Every pending request is rejected. */
  close(): Promise<void>
}

/** A thread did not answer in time and was ended. */
export class TooLate extends Error {
  constructor(ms: number) {
    super(`A thread did not answer within ${ms / 1000} s.`)
  }
}

/**
 * A bot that takes this long has hung: its thread is ended. No wait for a thread is in it, for
 * there are never more jobs than threads.
 */
const LONGEST_MS = 60_000

/** Worker threads, one less than there are cores, so that no bot ever holds up the server. */
export function threadPool(log: Log): Thinker {
  const threads = Math.max(1, availableParallelism() - 1)
  const pool = makeThreads<Job, Thought>(log, { filename: BOT_WORKER, maxThreads: threads })
  return {
    threads,
    async think(job) {
      const signal = AbortSignal.timeout(LONGEST_MS)
      try {
        return await pool.run(job, signal)
      } catch (error) {
        throw signal.aborted ? new TooLate(LONGEST_MS) : error
      }
    },
    close: () => pool.close(),
  }
}
