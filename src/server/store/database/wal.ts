import { once } from 'node:events'
import { closeSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { CompiledQuery, type Kysely } from 'kysely'
import { CHECKPOINT_WORKER, WORKER_ARGS } from '../../paths.ts'
import type { Disk } from './group-commit.ts'
import type { Run } from './statement.ts'

const flushFile = promisify(fdatasync)

/** In pages of 4 kilobytes. */
interface Sizes {
  /** So much that is not in the main file yet is worth a checkpoint. */
  readonly enough: number
  /** From this length on, the log is to begin anew. */
  readonly long: number
  /** However busy the house is, the log becomes no longer than about this. */
  readonly longest: number
}
/** A commit seldom writes more. */
const PAGES_A_COMMIT = 200
const SIZES: Sizes = { enough: 1000, long: 8000, longest: 32_000 }

const STATE = CompiledQuery.raw('PRAGMA wal_checkpoint = NOOP')
const CHECKPOINT = CompiledQuery.raw('PRAGMA wal_checkpoint(PASSIVE)')

/** In pages: how long the log is, and how much of it is in the main file. */
interface LogState {
  readonly log: number
  readonly checkpointed: number
}

/**
 * Flushes the write-ahead log, and moves it to the main file, without holding the main thread up
 * while the disk works. SQLite itself only writes (`synchronous = NORMAL`), so what it has
 * committed survives the process at once, and a power cut from `flush` on.
 */
export async function openWal<S>(
  db: Kysely<S>,
  file: string,
  run: Run,
  { enough, long, longest }: Sizes = SIZES,
): Promise<Disk> {
  for (const setting of ['synchronous = NORMAL', 'wal_autocheckpoint = 0'])
    await db.executeQuery(CompiledQuery.raw(`PRAGMA ${setting}`))
  // SQLite keeps this file as long as the database is open. Its locks are on other files, so it
  // does no harm to close this one.
  const log = openSync(`${file}-wal`, 'r+')
  const mover = makeMover(file)
  // A look costs as much as a small write.
  const lookEvery = Math.ceil(enough / PAGES_A_COMMIT)
  let moving: Promise<void> | null = null
  let nextPause = long
  let flushed = true
  let looks = 0

  /** If it fails, as on a full disk, the log only grows until it works again. */
  async function move(): Promise<void> {
    if (!(await mover.move())) await db.executeQuery(CHECKPOINT).catch(() => undefined)
  }

  async function state(): Promise<LogState> {
    const { rows } = await run({ query: STATE, name: 'state' })
    return (rows as LogState[])[0] ?? { log: 0, checkpointed: 0 }
  }

  return {
    async flush() {
      // After a failure the system may drop what it could not write, and report success the next
      // time. So everything is written to the main file first.
      if (!flushed && !(await truncateWal(db))) throw diskFailed()
      flushed = false
      await flushFile(log)
      flushed = true
    },
    async rest() {
      looks = (looks + 1) % lookEvery
      if (looks > 0) return
      const { log: length, checkpointed } = await state()
      const left = length - checkpointed
      if (length < long) nextPause = long
      if (left >= enough && moving === null) moving = move().finally(() => (moving = null))
      // The log begins anew only when all of it is in the main file, which needs a moment in which
      // nothing is written. It is short if most of the work is done.
      if (length < nextPause || (left >= enough && length < longest)) return
      await moving
      await move()
      // If somebody still reads the old log, such as a backup, another pause now would be in vain.
      nextPause = length + enough
    },
    async close() {
      await moving
      await mover.close()
      // On a full disk it fails: then the log stays, and is read at the next start.
      await truncateWal(db).catch(() => false)
      closeSync(log)
    },
  }
}

const diskFailed = () => Object.assign(new Error('The disk has failed.'), { code: 'EIO' })

/** Moves all of the log to the main file and empties it; false if somebody still reads it. */
export async function truncateWal<S>(db: Kysely<S>): Promise<boolean> {
  const { rows } = await db.executeQuery(CompiledQuery.raw('PRAGMA wal_checkpoint(TRUNCATE)'))
  return (rows as { readonly busy: number }[])[0]?.busy === 0
}

/** A thread with a connection of its own, started when there is something to move. */
function makeMover(file: string) {
  let worker: Worker | null = null
  let tell: (moved: boolean) => void = () => undefined

  function start(): Worker {
    const thread = new Worker(CHECKPOINT_WORKER, {
      workerData: file,
      execArgv: [...WORKER_ARGS],
    })
    thread.on('message', () => tell(true))
    thread.on('error', () => tell(false))
    thread.on('exit', () => {
      worker = null
      tell(false)
    })
    return thread
  }

  return {
    /** Resolves when it has moved what could be moved; false if the thread has failed. */
    move(): Promise<boolean> {
      const thread = (worker ??= start())
      thread.ref()
      thread.postMessage('move')
      return new Promise<boolean>(resolve => (tell = resolve)).finally(() => thread.unref())
    },
    async close(): Promise<void> {
      if (worker === null) return
      const gone = once(worker, 'exit')
      worker.ref()
      worker.postMessage('close')
      await gone
    },
  }
}
