import type { TestProject } from 'vitest/node'
import { bringUp } from '../../src/server/backup.ts'
import { findPostgres, startCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The address of the tests' PostgreSQL, its database "postgres"; "" where tests use the
     * embedded database.
     */
    readonly postgres: string
  }
}

/**
 * One PostgreSQL for all tests that run on it. It has a template with all tables: copying it is
 * quicker than creating them.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const bin = findPostgres()
  if (bin === null) return undefined
  const cluster = await startCluster(bin)
  await bringUp({ data: '', database: cluster.url('template1') })
  project.provide('postgres', cluster.url('postgres'))
  return () => cluster.stop()
}
