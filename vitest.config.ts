import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { findPostgres } from './test/postgres/cluster.ts'

/** Everything at full length: `npm run test:deep`. */
const DEEP = process.env['TIANGUIS_DEEP'] === '1'
/**
 * What hangs is ended after so many milliseconds. No test comes near them, on a busy machine
 * either: how long something takes is measured in `bench/`.
 */
const PATIENCE = { testTimeout: DEEP ? 1_800_000 : 600_000, hookTimeout: 600_000 }

// Most of what a test runs is run a few times: optimizing it as early as V8 does by itself costs a
// fifth of the processor's time and saves less. What costs next to nothing, machine code as it
// stands, is made at once instead.
if (!DEEP)
  for (const flag of ['--interrupt-budget=500000', '--always-sparkplug']) setFlagsFromString(flag)

/**
 * Vite's runner calls a function for each use of an import, found in a dictionary: a fifth of the
 * processor's time. Once a module of ours has run, its exports are plain fields, as they are in
 * Node.
 */
const SETTLE = `
for (const name of Object.keys(__vite_ssr_exports__))
  Object.defineProperty(__vite_ssr_exports__, name, { value: __vite_ssr_exports__[name] });
Object.setPrototypeOf({}, __vite_ssr_exports__);`

const settledExports: Plugin = {
  name: 'settled-exports',
  enforce: 'post',
  transform: (code, id) =>
    /\.tsx?$/.test(id) && !id.includes('/node_modules/')
      ? { code: code + SETTLE, map: null }
      : null,
}

/**
 * What PostgreSQL can break: store, stored clocks, budgets counted in it, coming back, backups,
 * what several processes do, with their streams. All else is the same with either database: it is
 * tried at full length.
 */
const OF_DATABASE =
  /src\/server\/store\/|\/(backup|clocks|reminders|restart|revocation|(bot|table)-\w+)\.test/

/**
 * The tests of the server that open a store, of the embedded database alone those of its folder.
 */
const STORING = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
  .map(path => `src/server/${path}`)
  .filter(path => path.endsWith('.test.ts') && !path.endsWith('/start.test.ts'))
  .filter(path => DEEP || OF_DATABASE.test(path))
  .filter(path => /\b(server|databases)\.fixture\.ts/.test(readFileSync(path, 'utf8')))

/**
 * Four projects: `unit` (rules, conformance, architecture), `postgres` (what opens a store once
 * more, on PostgreSQL, if the machine has it), `attacks` (on a running server) and `e2e` (one server
 * for all, a browser for each worker; a file waits for them half of its time, so as many run at once
 * as there are cores). Nothing is isolated: tests must leave no trace behind.
 */
export default defineConfig({
  cacheDir: '.cache/vitest',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [settledExports],
  test: {
    pool: 'threads',
    // What has been transformed once is not again, by no project and in no later run.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/modules' },
    // By itself Vitest leaves one core to others: of two that would be half.
    maxWorkers: availableParallelism(),
    // A second, as it is by itself, is soon over on a busy machine.
    expect: { poll: { timeout: 300_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'test/*.test.ts', 'test/conformance/**/*.test.ts'],
          setupFiles: 'test/unit-setup.ts',
          isolate: false,
          ...PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['test/postgres/*.test.ts', ...(findPostgres() === null ? [] : STORING)],
          globalSetup: 'test/postgres/setup.ts',
          isolate: false,
          ...PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: 'attacks',
          include: ['test/attacks/*.test.ts'],
          isolate: false,
          ...PATIENCE,
          testTimeout: DEEP ? 7_200_000 : PATIENCE.testTimeout,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.e2e.ts', 'src/games/*/test/*.e2e.ts'],
          globalSetup: 'test/e2e/setup.ts',
          environment: './test/e2e/environment.ts',
          isolate: false,
          ...PATIENCE,
        },
      },
    ],
  },
})
