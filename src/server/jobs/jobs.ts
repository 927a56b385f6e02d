import { makeBackground } from '../background.ts'
import type { Cancel, Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { isPassing } from '../store/revision-conflict.ts'

/**
 * What is looked at when it is asked for: whether bots of a table owe something and nobody thinks,
 * whose clock has run out, who is to be told that it is his turn, whether what everybody saw of a
 * match is kept.
 */
export const TASKS = ['bots', 'clocks', 'notices', 'replay'] as const
export type Task = (typeof TASKS)[number]

/** So often each server asks for all that is stored and due until it asks again (`rounds.ts`). */
export const ROUND_MS = 10_000

/**
 * Looks at a table, or, where `about` is empty, at everything. What is to be done it finds in the
 * database: doing so twice does nothing twice.
 */
export type Doers = Readonly<Record<Task, (about: string) => Promise<void>>>

/**
 * Who looks at what when. A job says no more than "look at this now": so one that is lost is late,
 * nothing else, for all that is stored is asked for again and again (`rounds.ts`).
 */
export interface Jobs {
  /**
   * Asks that this is looked at then, Unix milliseconds; when it was to be looked at before is
   * forgotten, or is a look in vain. To be called after the commit.
   */
  at(task: Task, about: string, when: number): void
  /** From now on this process looks. */
  start(doers: Doers): void
  /**
   * It looks no more; resolves when what was begun is done. What is asked for from now on others
   * do, if there are any.
   */
  rest(): Promise<void>
  close(): Promise<void>
}

/** Under this name nothing else is asked for. */
export function keyOf(task: Task, about: string): string {
  return `${task} ${about}`
}

/**
 * Carried by this process alone, by its own clock: where nobody shares the database, and where a
 * test brings the clock.
 */
export function jobsHere(clock: Clock, log: Log): Jobs {
  const waiting = new Map<string, Cancel>()
  const busy = makeBackground()
  let doers: Doers | null = null

  function look(task: Task, about: string): void {
    if (doers === null) return
    busy.add(doers[task](about), error => failed(log, error, 'job failed', { task, table: about }))
  }

  return {
    at(task, about, when) {
      if (doers === null) return
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
      doers = given
    },
    async rest() {
      doers = null
      for (const cancel of waiting.values()) cancel()
      waiting.clear()
      await busy.settled()
    },
    close: () => Promise.resolve(),
  }
}

/** What fails because the database is away for a moment is no bug. */
export function failed(log: Log, error: unknown, what: string, about: object = {}): void {
  if (isPassing(error)) log.warn({ ...about, err: error }, 'database away')
  else log.error({ ...about, err: error }, what)
}
