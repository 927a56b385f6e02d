import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startCluster } from '../../test/postgres/cluster.ts'
import type { Place } from '../../src/server/store/open.ts'
import type { Child } from './child.ts'

/** A folder of its own, gone afterwards. */
export async function inFolder<A>(act: (folder: string) => Promise<A>): Promise<A> {
  const folder = mkdtempSync(join(tmpdir(), 'tianguis-bench-'))
  try {
    return await act(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A PostgreSQL of its own, gone afterwards. */
export function onPostgres<A>(act: (place: Place) => Promise<A>): Promise<A> {
  const bin = findPostgres()
  if (bin === null) throw new Error('There is no PostgreSQL here (initdb, pg_ctl).')
  return inFolder(async data => {
    const cluster = await startCluster(bin)
    try {
      return await act({ data, database: cluster.url('postgres') })
    } finally {
      await cluster.stop()
    }
  })
}

/** Ends the servers that run then, whatever happens. */
export async function withServers<A>(
  servers: () => readonly Child[],
  act: () => Promise<A>,
): Promise<A> {
  try {
    return await act()
  } finally {
    await Promise.all(servers().map(server => server.kill()))
  }
}
