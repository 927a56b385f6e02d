import { codeOf, messageOf } from '../../errors.ts'
import type { Log } from '../../log.ts'

/**
 * Thrown inside a write: `what` was changed by another process, or another write, since it was read.
 * Nothing was written.
 */
export class RevisionConflict extends Error {
  constructor(what: string, cause?: unknown) {
    super(`Meanwhile ${what} has changed.`, { cause })
  }
}

/**
 * PostgreSQL: connection lost or refused, ended from outside or for its length, too little memory or
 * too many connections, deadlock. The full disk, 53100, is another matter.
 */
const PASSING_POSTGRES = /^(08...|57...|53[0234]..|40001|40P01|55P03|25P03)$/
/**
 * The system: no connection, no network, no file for one; where the machine or the container of
 * PostgreSQL starts again, its name is not known either.
 */
const PASSING_SYSTEM =
  /^E(AI_AGAIN|CONN\w+|HOST\w+|MFILE|NET\w+|NFILE|NOENT|NOTFOUND|PIPE|TIMEDOUT)$/
const PASSING_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/

/** Whether the database is only unavailable for a moment: a retry may work. */
export function isPassing(error: unknown): boolean {
  if (error instanceof RevisionConflict) return true
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return code === ''
    ? PASSING_WORDS.test(error.message)
    : PASSING_POSTGRES.test(code) || PASSING_SYSTEM.test(code)
}

/** SQLite, by the last byte of its code: write-protected, a failure of the disk, a full disk. */
const UNSTORABLE_SQLITE: ReadonlySet<number> = new Set([8, 10, 13])
/** The same of PostgreSQL, and of the system. */
const UNSTORABLE = /^(25006|53100|58030|EDQUOT|EIO|ENOSPC|EROFS)$/

/** Whether the database can store nothing now: its disk is full, write-protected, or fails. */
export function isUnstorable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number')
    return UNSTORABLE_SQLITE.has(error.errcode & 0xff)
  return UNSTORABLE.test(codeOf(error))
}

/** Whether a write failed because of the database, and not of what was to be written. */
export const isOutage = (error: unknown): boolean => isPassing(error) || isUnstorable(error)

/**
 * What is written belongs to a table, a line or a person that was deleted meanwhile: a foreign key
 * does not hold.
 */
export function isOrphan(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const byPostgres = 'code' in error && error.code === '23503'
  return byPostgres || error.message === 'FOREIGN KEY constraint failed'
}

/** What an outage does fails again and again, at every table: it is said this often. */
const SAY_EVERY_MS = 60_000

/** When it was said last, and how often it has been met since. */
interface Outage {
  readonly at: number
  more: number
}

/** Each kind of outage, by log. */
const outages = new WeakMap<Log, Map<string, Outage>>()

/**
 * A failure while the database is unavailable for a moment, or can store nothing, is no bug: a line
 * a minute says why, and how many more there were since the last one.
 */
export function logFailure(log: Log, error: unknown, what: string, about: object = {}): void {
  if (!isOutage(error)) return log.error({ ...about, err: error }, what)
  const known = outages.get(log) ?? new Map<string, Outage>()
  outages.set(log, known)
  const [level, said] = isPassing(error)
    ? (['warn', 'database unavailable'] as const)
    : (['error', 'the database cannot store anything'] as const)
  const kind = `${said} ${codeOf(error)}`
  const last = known.get(kind)
  const now = performance.now()
  if (last !== undefined && now - last.at < SAY_EVERY_MS) return void last.more++
  known.set(kind, { at: now, more: 0 })
  log[level]({ ...about, reason: messageOf(error), more: last?.more ?? 0 }, said)
}
