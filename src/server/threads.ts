import { setTimeout as wait } from 'node:timers/promises'
import { Piscina } from 'piscina'
import { isUnread } from '../bots/end-thread.ts'
import { messageOf } from './errors.ts'
import { type Log, seldom } from './log.ts'
import { WORKER_ARGS } from './paths.ts'

/** Threads that all do the same work; they end after a minute without any. */
export interface Threads<Task, Answer> {
  /**
   * Rejects with what the work throws, or when the signal says so. Where a thread cannot start, or
   * cannot read its code, it is tried again until then.
   */
  run(task: Task, signal: AbortSignal): Promise<Answer>
  /** Everything pending is rejected. */
  close(): Promise<void>
}

interface Wish {
  readonly filename: string
  readonly maxThreads: number
  readonly resourceLimits?: { readonly maxOldGenerationSizeMb: number }
}

const IDLE_MS = 60_000
/** After a thread could not start. */
const AGAIN_MS = 1000

export function makeThreads<Task, Answer>(log: Log, wish: Wish): Threads<Task, Answer> {
  const always = { execArgv: WORKER_ARGS, minThreads: 0, idleTimeout: IDLE_MS }
  const pool = new Piscina<Task, Answer>({ ...always, ...wish })
  const waiting = new Set<AbortController>()
  let closed = false

  function say(error: unknown): void {
    const more = seldom(log, 'thread died')
    if (more !== null) log.error({ reason: messageOf(error), more }, 'a thread died')
  }

  // A dying thread must not take the server with it. What waited for it waits for no other.
  pool.on('error', (error: unknown) => {
    say(error)
    if (pool.threads.length === 0) for (const each of waiting) each.abort()
  })

  return {
    async run(task, signal) {
      for (;;) {
        const stuck = new AbortController()
        waiting.add(stuck)
        try {
          return await pool.run(task, { signal: AbortSignal.any([signal, stuck.signal]) })
        } catch (error) {
          if (signal.aborted || closed || !(stuck.signal.aborted || isUnread(error))) throw error
          if (!stuck.signal.aborted) say(error)
        } finally {
          waiting.delete(stuck)
        }
        await wait(AGAIN_MS, undefined, { signal })
      }
    },
    close() {
      closed = true
      return pool.destroy()
    },
  }
}
