import { execFile, execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { scratchFolder } from '../scratch.ts'

const exec = promisify(execFile)
const DEBIAN = '/usr/lib/postgresql'
const NEEDED = 'initdb'

/** The folder of PostgreSQL's programs, the newest there is; null if this machine has none. */
export function findPostgres(): string | null {
  const inPath = (process.env.PATH ?? '').split(':').filter(folder => folder !== '')
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a))
    : []
  const folders = [...inPath, ...versions.map(version => join(DEBIAN, version, 'bin'))]
  return (
    folders.find(
      folder => existsSync(join(folder, NEEDED)) && existsSync(join(folder, 'pg_ctl')),
    ) ?? null
  )
}

/**
 * A temporary PostgreSQL of its own, reached over a socket in its folder: no port, no password, no
 * trace.
 */
export interface Cluster {
  /** Of the database of this name; `postgres` is always there. */
  url(database: string): string
  /** As after a power cut: nothing is closed properly. */
  crashAndRestart(): Promise<void>
  stop(): Promise<void>
}

/** It flushes as in production; at full length to a disk, so that the tests prove durability. */
export async function startCluster(bin: string): Promise<Cluster> {
  const folder = mkdtempSync(join(scratchFolder(), 'tianguis-pg-'))
  const who = unprivileged()
  if (who !== null) chownSync(folder, who.uid, who.gid)
  const options = { cwd: folder, ...who }
  const data = join(folder, 'data')
  const run = async (program: string, ...args: string[]) =>
    void (await exec(join(bin, program), args, options))
  const settings = `-c listen_addresses= -c unix_socket_directories=${folder} -c max_connections=400`
  const start = ['-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', settings]
  await run(
    'initdb',
    '-D',
    data,
    '-U',
    'tianguis',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-instructions',
  )
  await run('pg_ctl', ...start, 'start')
  return {
    url: database => `postgres://tianguis@localhost/${database}?host=${encodeURIComponent(folder)}`,
    crashAndRestart: () => run('pg_ctl', ...start, '-m', 'immediate', 'restart'),
    async stop() {
      await run('pg_ctl', '-D', data, '-m', 'immediate', 'stop').catch(() => undefined)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root: then use the user of its package, or nobody. */
function unprivileged(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map(flag =>
        Number(execFileSync('id', [flag, name], { stdio: 'pipe' })),
      )
      if (uid !== undefined && gid !== undefined) return { uid, gid }
    } catch {
      // There is no such user.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody".')
}
