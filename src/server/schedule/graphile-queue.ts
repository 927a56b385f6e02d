import { setTimeout as wait } from 'node:timers/promises'
import {
  type AddJobsJobSpec,
  Logger,
  makeWorkerUtils,
  runTaskList,
  type TaskList,
  type WorkerPool,
  type WorkerUtils,
} from 'graphile-worker'
import pg from 'pg'
import type { Clock } from '../clock.ts'
import { messageOf, StartError } from '../errors.ts'
import type { Log } from '../log.ts'
import type { Peers } from '../store/database/peers.ts'
import { startFault } from '../store/database/faults.ts'
import { connection } from '../store/database/postgres.ts'
import { logFailure } from '../store/database/revision-conflict.ts'
import { type Handlers, type Jobs, keyOf, ROUND_MS, type Task, TASKS } from './jobs.ts'

/** Jobs at a time: all are short, and long work runs outside. */
const AT_ONCE = 4
/** One connection listens. */
const CONNECTIONS = 4
/** What is due is found no later than this; a job for now starts at once. */
const POLL_MS = 1000
/** A failed job is retried after 3, 10 and 30 seconds; then reconciliation finds it. */
const TRIES = 4
/** How often to check for processes that died in the middle of a job. */
const UNLOCK_MS = 2000
const RESTART_MS = 1000
/** How long running jobs may take when this process stops; other processes do the rest. */
const REST_MS = 5000

/** What graphile-worker works with here. */
interface Engine {
  readonly pool: pg.Pool
  readonly schema: string
  readonly utils: WorkerUtils
  readonly shared: { readonly pgPool: pg.Pool; readonly logger: Logger }
  readonly log: Log
}

/**
 * Jobs run by graphile-worker, for all processes on this PostgreSQL: any free process takes the
 * next. It only knows the real clock, so a server with a test's clock runs its jobs itself.
 */
export async function openEngine(
  url: string,
  peers: Peers,
  clock: Pick<Clock, 'now'>,
  log: Log,
): Promise<Jobs> {
  const engine = await connect(url, log)
  const outbox = makeOutbox(engine)
  const crew = makeCrew(engine, peers)
  const unlocking = setInterval(() => crew.unlockDead(), UNLOCK_MS).unref()
  return {
    at(task, about, when) {
      // Reconciliation asks for it in time, so moves in quick succession only make the database
      // store them.
      const now = clock.now()
      if (when <= now + ROUND_MS) outbox.send(jobOf(task, about, when <= now ? null : when))
    },
    start(handlers) {
      peers.listen({ heard: () => undefined, missed: () => crew.begin() })
      crew.begin(tasksOf(handlers, log))
    },
    rest: () => crew.rest(),
    async close() {
      clearInterval(unlocking)
      await outbox.sent()
      await engine.utils.release()
      await engine.pool.end()
    },
  }
}

async function connect(url: string, log: Log): Promise<Engine> {
  const { types: _, ...server } = connection(url)
  const pool = new pg.Pool({ ...server, max: CONNECTIONS, options: HINTS })
  const lost = (error: Error) => log.warn({ reason: error.message }, 'database connection lost')
  pool.on('error', lost)
  pool.on('connect', client => client.on('error', lost))
  const shared = { pgPool: pool, logger: loggerOf(log), preset: { worker: BATCHES } }
  try {
    return await inTurn(pool, async () => {
      const schema = await schemaOf(pool)
      const utils = await makeWorkerUtils({ ...shared, schema })
      await utils.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS'] })
      return { pool, schema, utils, shared, log }
    })
  } catch (error) {
    await pool.end()
    const known = startFault(error)
    if (known instanceof StartError) throw known
    const said = `The database cannot be used for jobs: ${messageOf(error)}.`
    throw new StartError('data-unwritable', said, error)
  }
}

/** `when`: null for now. */
function jobOf(task: Task, about: string, when: number | null): AddJobsJobSpec {
  const soon = when === null ? {} : { runAt: new Date(when) }
  const jobKey = keyOf(task, about)
  return { identifier: task, payload: { about }, jobKey, maxAttempts: TRIES, ...soon }
}

/** Hands jobs over to the database: those of one tick together, each once. */
function makeOutbox({ utils, log }: Engine) {
  const wanted = new Map<string | undefined, AddJobsJobSpec>()
  let handing: Promise<void> | null = null

  async function handOver(): Promise<void> {
    while (wanted.size > 0) {
      const some = [...wanted.values()]
      wanted.clear()
      await utils
        .addJobs(some)
        .catch((error: unknown) =>
          log.warn({ err: error, jobs: some.length }, 'jobs could not be handed over'),
        )
    }
  }

  return {
    send(job: AddJobsJobSpec): void {
      wanted.set(job.jobKey, job)
      handing ??= Promise.resolve()
        .then(handOver)
        .finally(() => (handing = null))
    },
    async sent(): Promise<void> {
      await handing
    },
  }
}

/** The workers of this process. */
function makeCrew({ pool, schema, utils, shared, log }: Engine, peers: Peers) {
  let tasks: TaskList | null = null
  let workers: WorkerPool | null = null
  const lost = (error: Error) => log.warn({ reason: error.message }, 'database connection lost')

  function work(list: TaskList): void {
    const mine = runTaskList(
      { ...shared, schema, concurrency: AT_ONCE, pollInterval: POLL_MS, noHandleSignals: true },
      list,
      pool,
    )
    workers = mine
    void peers.hold(nameOf(mine.id))
    mine.promise
      .catch((error: unknown) => log.warn({ err: error }, 'jobs were interrupted'))
      .finally(
        () => workers === mine && setTimeout(() => workers === mine && begin(), RESTART_MS).unref(),
      )
      .catch(() => undefined)
  }

  /**
   * Restarts the worker even if it runs: after a database outage it would sleep for minutes.
   */
  function begin(given = tasks): void {
    tasks = given
    const before = workers
    if (tasks !== null) work(tasks)
    if (before !== null) end(before, 'the database was unavailable')
  }

  async function unlockDead(mine: string): Promise<void> {
    const { rows } = await pool.query<{ id: string }>(
      `SELECT DISTINCT locked_by AS id FROM ${pg.escapeIdentifier(schema)}.jobs WHERE locked_by <> $1`,
      [mine],
    )
    for (const { id } of rows) {
      if (!(await peers.hold(nameOf(id)))) continue
      await utils.forceUnlockWorkers([id]).finally(() => peers.unlock(nameOf(id)))
    }
  }

  return {
    begin,
    /** Frees the jobs of processes that died: by itself the worker would wait four hours. */
    unlockDead(): void {
      if (workers !== null) unlockDead(workers.id).catch(lost)
    },
    async rest(): Promise<void> {
      const last = workers
      tasks = null
      workers = null
      if (last === null) return
      const patience = wait(REST_MS, undefined, { ref: false })
      await Promise.race([last.gracefulShutdown(), patience]).catch(lost)
      end(last, 'stopped')
    },
  }
}

/**
 * A job is a hint. One lost in a crash of the database is scheduled again, so no commit waits for
 * the disk.
 */
const HINTS = '-c synchronous_commit=off'
/**
 * Nothing else handles an error that occurs while a job is marked as done. An unhandled rejection
 * would crash the process.
 */
const BATCHES = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

function tasksOf(handlers: Handlers, log: Log): TaskList {
  const run = (task: Task) => async (payload: unknown) => {
    const { about } = payload as { readonly about: string }
    try {
      await handlers[task](about)
    } catch (error) {
      logFailure(log, error, 'job failed', { task, table: about })
      throw error
    }
  }
  return Object.fromEntries(TASKS.map(task => [task, run(task)]))
}

/** A process that runs jobs holds this lock as long as it lives. */
const nameOf = (worker: string) => `worker ${worker}`

/** Closes the connections, whatever they are doing. */
function end(workers: WorkerPool, why: string): void {
  Promise.resolve(workers.forcefulShutdown(why)).catch(() => undefined)
}

/**
 * The worker's tables are next to ours, in a schema of their own for each of our schemas.
 */
async function schemaOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ schema: string }>('SELECT current_schema() AS schema')
  const ours = rows[0]?.schema ?? 'public'
  return ours === 'public' ? 'graphile_worker' : `graphile_worker_${ours}`
}

/** Processes that start together do this one after another. */
async function inTurn<A>(pool: pg.Pool, act: () => Promise<A>): Promise<A> {
  const client = await pool.connect()
  try {
    await client.query("SELECT pg_advisory_lock(hashtextextended('tianguis jobs', 0))")
    return await act()
  } finally {
    // The lock goes with its connection.
    client.release(true)
  }
}

/** Errors in our own handlers are logged there. */
function loggerOf(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const serious = (level as string) === 'error' || (level as string) === 'warning'
    log[serious && meta?.failure !== true ? 'warn' : 'debug']({ by: 'graphile-worker' }, message)
  })
}
