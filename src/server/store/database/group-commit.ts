import { setImmediate } from 'node:timers/promises'
import { CompiledQuery, type Kysely } from 'kysely'
import { type Run, runBy } from './statement.ts'

/**
 * Something to be written: all of it or nothing. It must use the given database and no other.
 */
export type Job<S, A> = (db: Kysely<S>) => Promise<A>

interface Waiting<S> {
  readonly job: Job<S, unknown>
  readonly resolve: (value: unknown) => void
  readonly reject: (reason: unknown) => void
}

export interface GroupCommit<S> {
  /**
   * Resolves when the write is safely committed; rejects if it or the commit failed and nothing of
   * it was stored.
   */
  write<A>(job: Job<S, A>): Promise<A>
  /** Resolves when nothing is waiting any more. */
  drain(): Promise<void>
}

/** Makes safe what was committed. */
export interface Disk {
  /** Resolves when all that was committed before survives a power cut. */
  flush(): Promise<void>
  /** Called between two transactions: while it lasts, nothing is written. */
  rest(): Promise<void>
  close(): Promise<void>
}

const MOST_JOBS = 200
/**
 * Milliseconds from one commit to the next while many write: so more of them share one. Who writes
 * alone, once or one thing after another, never waits.
 */
const APART_MS = 8

/**
 * One writer. A flush to disk costs milliseconds, a row microseconds. So writes that arrive
 * together share one transaction, each in a savepoint of its own, so that one failure does not fail
 * the others. A single write needs no savepoint.
 */
export function groupCommit<S>(
  db: Kysely<S>,
  disk: Pick<Disk, 'flush' | 'rest'>,
  measure: (jobs: number, seconds: number) => void,
  run?: Run,
): GroupCommit<S> {
  let waiting: Waiting<S>[] = []
  let flushing: Promise<void> | null = null
  /** When the last commit began, and whether several wrote then. */
  let began = -Infinity
  let crowded = false

  async function gather(): Promise<void> {
    const early = began + APART_MS - performance.now()
    if (crowded && early > 0 && waiting.length < MOST_JOBS)
      await new Promise(done => setTimeout(done, early))
    else await setImmediate()
  }

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      await gather()
      const batch = waiting.slice(0, MOST_JOBS)
      waiting = waiting.slice(MOST_JOBS)
      began = performance.now()
      const outcomes = await commit(db, disk, batch, run)
      crowded = batch.length > 1 || waiting.length > 0
      for (const tell of outcomes) tell()
      measure(batch.length, (performance.now() - began) / 1000)
      await disk.rest().catch(ignore)
    }
    flushing = null
  }

  return {
    write<A>(job: Job<S, A>): Promise<A> {
      return new Promise<A>((resolve, reject) => {
        waiting.push({ job, resolve: value => resolve(value as A), reject })
        flushing ??= flush()
      })
    },
    async drain() {
      await flushing
    },
  }
}

/**
 * Returns how to tell each its outcome: the commit is safe on disk or has failed, and nothing was
 * acknowledged before.
 */
async function commit<S>(
  db: Kysely<S>,
  disk: Pick<Disk, 'flush'>,
  batch: readonly Waiting<S>[],
  run: Run | undefined,
): Promise<readonly (() => void)[]> {
  try {
    const outcomes = await db
      .connection()
      .execute(connection => transaction(connection, batch, run))
    await disk.flush()
    return outcomes
  } catch (error) {
    return batch.map(
      ({ reject }) =>
        () =>
          reject(error),
    )
  }
}

const BEGIN = CompiledQuery.raw('begin')
const COMMIT = CompiledQuery.raw('commit')
const ROLLBACK = CompiledQuery.raw('rollback')
const SAVEPOINT = CompiledQuery.raw('savepoint job')
const RELEASE = CompiledQuery.raw('release job')
const BACK = CompiledQuery.raw('rollback to job')

/** Carries out what has no values. */
type Say = (query: CompiledQuery) => Promise<unknown>

/** On this connection, which nobody else uses meanwhile. */
async function transaction<S>(
  connection: Kysely<S>,
  batch: readonly Waiting<S>[],
  run: Run | undefined,
): Promise<(() => void)[]> {
  if (run !== undefined) runBy(connection, run)
  const say: Say =
    run === undefined
      ? query => connection.executeQuery(query)
      : query => run({ query, name: query.sql })
  await say(BEGIN)
  try {
    const outcomes: (() => void)[] = []
    const [only, ...others] = batch
    if (only !== undefined && others.length === 0) outcomes.push(await alone(connection, only))
    else for (const waiting of batch) outcomes.push(await attempt(connection, say, waiting))
    await say(COMMIT)
    return outcomes
  } catch (error) {
    await say(ROLLBACK).catch(ignore)
    throw error
  }
}

/** If it fails, so does the transaction. */
async function alone<S>(connection: Kysely<S>, { job, resolve }: Waiting<S>) {
  const value = await job(connection)
  return () => resolve(value)
}

async function attempt<S>(connection: Kysely<S>, say: Say, { job, resolve, reject }: Waiting<S>) {
  await say(SAVEPOINT)
  try {
    const value = await job(connection)
    await say(RELEASE)
    return () => resolve(value)
  } catch (error) {
    await say(BACK)
    return () => reject(error)
  }
}

/** SQLite may have rolled back by itself (disk full); and what is only late is done later. */
function ignore(): void {}
