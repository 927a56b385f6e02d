import { codeOf, messageOf } from '../../errors.ts'
import { type Log, seldom } from '../../log.ts'

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

/**
 * A failure while the database is unavailable for a moment, or can store nothing, is no bug. Then
 * all that is tried fails, at every table: a line a minute says why, and how much more did.
 */
export function logFailure(log: Log, error: unknown, what: string, about: object = {}): void {
  if (!isOutage(error)) return log.error({ ...about, err: error }, what)
  const [level, said] = isPassing(error)
    ? (['warn', 'database unavailable'] as const)
    : (['error', 'the database cannot store anything'] as const)
  const more = seldom(log, `${said} ${codeOf(error)}`)
  if (more !== null) log[level]({ ...about, reason: messageOf(error), more }, said)
}
