import { type Logger, pino } from 'pino'

export type Log = Logger

/**
 * Keys that could carry a secret of a running match, or private data. Nothing logs them, and if
 * something did they would not show.
 */
const SECRETS = [
  'token',
  'email',
  'to',
  'seed',
  'move',
  'moves',
  'view',
  'state',
  'events',
  'key',
  'cookie',
  'headers.cookie',
  'authorization',
  'headers.authorization',
  'secret',
]
const REDACTED = SECRETS.flatMap(name => [name, `*.${name}`])

/** Structured log lines, on standard error or wherever a test listens. */
export function makeLog(level: string, to: { write(line: string): void } | undefined): Log {
  return pino(
    { level, base: null, redact: { paths: REDACTED, remove: true } },
    to ?? pino.destination(2),
  )
}
