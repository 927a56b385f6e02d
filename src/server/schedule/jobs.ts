import { makeBackground } from '../background.ts'
import type { Cancel, Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { logFailure } from '../store/database/revision-conflict.ts'

/**
 * The tasks, in this order: run the bots of a table that have to act, handle clocks that ran out,
 * notify people of their turns, store what everybody saw of a finished match, go on with a shuffle
 * without those who have not answered, and delete or end what has expired.
 */
export const TASKS = ['bots', 'clocks', 'notices', 'replay', 'shuffle', 'expire'] as const
export type Task = (typeof TASKS)[number]

/**
 * Every server schedules all stored work that is due before its next reconciliation
 * (`reconcile.ts`).
 */
export const ROUND_MS = 10_000

/**
 * Handles one table, or everything where `about` is empty. It finds its work in the database, so
 * running it twice does nothing twice.
 */
export type Handlers = Readonly<Record<Task, (about: string) => Promise<void>>>

/**
 * Schedules the tasks. A job only says "look at this now". A lost job is only late, for all stored
 * work is scheduled again and again (`reconcile.ts`).
 */
export interface Jobs {
  /**
   * Schedules this for that time, in Unix milliseconds. An earlier schedule is dropped, or runs in
   * vain. Call it after the commit.
   */
  at(task: Task, about: string, when: number): void
  /** From now on this process runs jobs. */
  start(handlers: Handlers): void
  /**
   * Stops taking jobs; resolves when running ones finish. New jobs go to other processes.
   */
  rest(): Promise<void>
  close(): Promise<void>
}

/**
 * So many begin before others get their turn: each reads a table, and after a start or an outage
 * thousands are due at once.
 */
const AT_ONCE = 4

const othersTurn = () => new Promise<void>(goOn => setImmediate(goOn))

/** Unique key of a job. */
export function keyOf(task: Task, about: string): string {
  return `${task} ${about}`
}

/**
 * Runs in this process alone, by its own clock: where nobody shares the database, and where a test
 * brings the clock.
 */
export function jobsHere(clock: Clock, log: Log): Jobs {
  const waiting = new Map<string, Cancel>()
  const busy = makeBackground()
  let handlers: Handlers | null = null
  let begun = 0
  let turn = Promise.resolve()

  function look(task: Task, about: string): void {
    if (++begun % AT_ONCE === 0) turn = turn.then(othersTurn)
    busy.add(
      turn.then(() => handlers?.[task](about)),
      error => logFailure(log, error, 'job failed', { task, table: about }),
    )
  }

  return {
    at(task, about, when) {
      if (handlers === null) return
      const key = keyOf(task, about)
      waiting.get(key)?.()
      waiting.delete(key)
      if (when <= clock.now()) return look(task, about)
      const cancel = clock.at(when, () => {
        waiting.delete(key)
        look(task, about)
      })
      waiting.set(key, cancel)
    },
    start(given) {
      handlers = given
    },
    async rest() {
      handlers = null
      for (const cancel of waiting.values()) cancel()
      waiting.clear()
      await busy.settled()
    },
    close: () => Promise.resolve(),
  }
}
