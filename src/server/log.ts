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

/**
 * An e-mail address, wherever in a line it stands: a mail server or a database may quote one. An
 * escape of JSON before it stays.
 */
const ADDRESS = new RegExp(
  String.raw`(\\(?:u[\da-f]{4}|.))?[^\s@<>()[\]\\,;:"]+@` +
    String.raw`[^\s@<>()[\]\\,;:"/]+\.[^\s@<>()[\]\\,;:"/.\d][^\s@<>()[\]\\,;:"/.]+`,
  'g',
)

/** Structured log lines, on standard error or wherever a test listens. */
export function makeLog(level: string, to: { write(line: string): void } | undefined): Log {
  return pino(
    {
      level,
      base: null,
      redact: { paths: REDACTED, remove: true },
      serializers: { err: shown },
      hooks: { streamWrite: line => line.replace(ADDRESS, '$1[address]') },
    },
    to ?? pino.destination(2),
  )
}

/**
 * What is logged of an error. Databases add what was asked and with which values (`detail`, `where`,
 * `parameters`): only what is named here is kept.
 */
function shown(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, message, stack } = pino.stdSerializers.err(error)
  return { type, message, stack, ...named(error) }
}

/** The code of a system or database error, and the rule of the database that was broken. */
function named(error: Error): object {
  const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown }
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
  }
}

/** When something was said last, and how often it has been so since. */
interface Said {
  readonly at: number
  more: number
}

const SAY_EVERY_MS = 60_000
const said = new WeakMap<Log, Map<string, Said>>()

/**
 * What goes on and on is said once a minute. Answers how often it has been so since it was said
 * last, unsaid; null: it is not to be said now.
 */
export function seldom(log: Log, kind: string): number | null {
  const known = said.get(log) ?? new Map<string, Said>()
  said.set(log, known)
  const last = known.get(kind)
  const now = performance.now()
  if (last !== undefined && now - last.at < SAY_EVERY_MS) {
    last.more++
    return null
  }
  known.set(kind, { at: now, more: 0 })
  return last?.more ?? 0
}
