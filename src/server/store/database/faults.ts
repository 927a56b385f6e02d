import { codeOf, messageOf, StartError } from '../../errors.ts'

/** What the person who starts the server can do, by the code of PostgreSQL or of the system. */
const SENTENCES: Readonly<Record<string, string>> = {
  '28000': 'PostgreSQL refuses this user: look at --database, and at its pg_hba.conf.',
  '28P01': 'PostgreSQL refuses this user or password: look at --database.',
  '3D000': 'PostgreSQL has no database of this name: create it, or look at --database.',
  '42501': 'PostgreSQL does not allow this user to create tables: make it the owner.',
  '53100': 'The disk of PostgreSQL is full.',
  '53200': 'PostgreSQL has no memory left.',
  '53300':
    'PostgreSQL takes no more connections: raise its max_connections, or stop a server that uses it.',
  '55P03':
    'Others keep tables of the database locked, such as a backup, or a server that is migrating it: try again when they have ended.',
  '57P03': 'PostgreSQL is starting or stopping: try again in a moment.',
  ECONNREFUSED: 'No PostgreSQL answers at this address: start it, or look at --database.',
  ENOTFOUND: 'There is no machine of this name: look at --database.',
  ETIMEDOUT: 'The machine of PostgreSQL does not answer: look at --database.',
}

/**
 * A failure of the database while the server starts, as one sentence. An error that neither the
 * database nor the system has named is a bug, and stays as it is.
 */
export function startFault(error: unknown): unknown {
  if (error instanceof StartError) return error
  const code = codeOf(error)
  if (code === '') return error
  const said = SENTENCES[code] ?? `The database cannot be used: ${messageOf(error)}.`
  return new StartError('data-unwritable', said, error)
}
