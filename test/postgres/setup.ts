import type { TestProject } from 'vitest/node'
import { findPostgres, startCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the tests' PostgreSQL, its database "postgres"; "" where tests use the embedded database. */
    readonly postgres: string
  }
}

/** One PostgreSQL for all tests that run on it. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const bin = findPostgres()
  if (bin === null) return undefined
  const cluster = await startCluster(bin)
  project.provide('postgres', cluster.url('postgres'))
  return () => cluster.stop()
}
