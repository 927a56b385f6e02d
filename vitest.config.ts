import { defineConfig } from 'vitest/config'

/**
 * Two projects: `unit` (rules, conformance, architecture; one thread pool, nothing isolated, so tests must leave no
 * trace behind) and `e2e` (a real browser, one file after another).
 */
export default defineConfig({
  cacheDir: '.cache/vitest',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    pool: 'threads',
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
          name: 'e2e',
          include: ['test/e2e/**/*.e2e.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          // Bots at random play on while a test looks: a second try is said in the report.
          retry: 1,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
