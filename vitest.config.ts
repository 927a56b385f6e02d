import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { findPostgres } from './test/postgres/cluster.ts'

/**
 * The tests of the server that open a store, of the embedded database alone those of its folder.
 */
const STORING = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
  .map(path => `src/server/${path}`)
  .filter(path => path.endsWith('.test.ts') && !path.endsWith('/start.test.ts'))
  .filter(path => readFileSync(path, 'utf8').includes('server.fixture.ts'))

/**
 * Three projects: `unit` (rules, conformance, architecture; one thread pool, nothing isolated, so
 * tests must leave no trace behind), `postgres` (what opens a store once more, on PostgreSQL, if
 * the machine has it) and `e2e` (a real browser; a file waits for it half of its time, so as many
 * run at once as there are cores).
 */
export default defineConfig({
  cacheDir: '.cache/vitest',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    pool: 'threads',
    // By itself Vitest leaves one core to others: of two that would be half.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'test/*.test.ts', 'test/conformance/**/*.test.ts'],
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['test/postgres/*.test.ts', ...(findPostgres() === null ? [] : STORING)],
          globalSetup: 'test/postgres/setup.ts',
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.e2e.ts', 'src/games/*/test/*.e2e.ts'],
          testTimeout: 180_000,
          // Bots at random play on while a test looks: a second try is said in the report.
          retry: 1,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
