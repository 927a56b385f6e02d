import { setImmediate } from 'node:timers/promises'
import { CompiledQuery, type ControlledTransaction, type Kysely } from 'kysely'
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

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      await setImmediate()
      const batch = waiting.slice(0, MOST_JOBS)
      waiting = waiting.slice(MOST_JOBS)
      const began = performance.now()
      await commit(db, disk, batch, run)
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

/** Nothing is acknowledged before the commit is safe on disk or has failed. */
async function commit<S>(
  db: Kysely<S>,
  disk: Pick<Disk, 'flush'>,
  batch: readonly Waiting<S>[],
  run: Run | undefined,
): Promise<void> {
  let settle: (() => void)[]
  try {
    const transaction = await db.startTransaction().execute()
    if (run !== undefined) runBy(transaction, run)
    try {
      settle = []
      const [only, ...others] = batch
      if (only !== undefined && others.length === 0) settle.push(await alone(transaction, only))
      else for (const waiting of batch) settle.push(await attempt(transaction, waiting))
      await transaction.commit().execute()
    } catch (error) {
      await transaction.rollback().execute().catch(ignore)
      throw error
    }
    await disk.flush()
  } catch (error) {
    settle = batch.map(
      ({ reject }) =>
        () =>
          reject(error),
    )
  }
  for (const tell of settle) tell()
}

/** If it fails, so does the transaction. */
async function alone<S>(transaction: ControlledTransaction<S>, { job, resolve }: Waiting<S>) {
  const value = await job(transaction)
  return () => resolve(value)
}

const SAVEPOINT = CompiledQuery.raw('savepoint job')
const RELEASE = CompiledQuery.raw('release job')
const BACK = CompiledQuery.raw('rollback to job')

async function attempt<S>(
  transaction: ControlledTransaction<S>,
  { job, resolve, reject }: Waiting<S>,
) {
  await transaction.executeQuery(SAVEPOINT)
  try {
    const value = await job(transaction)
    await transaction.executeQuery(RELEASE)
    return () => resolve(value)
  } catch (error) {
    await transaction.executeQuery(BACK)
    return () => reject(error)
  }
}

/** SQLite may have rolled back by itself (disk full); and what is only late is done later. */
function ignore(): void {}
