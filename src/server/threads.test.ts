import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { makeLog } from './log.ts'
import { dataFolder } from './test/databases.fixture.ts'
import { makeThreads } from './threads.ts'

const FIXTURE = fileURLToPath(new URL('threads.fixture.ts', import.meta.url))

/** Threads that run this file, and a promise of the first line that their log says. */
function threadsOf(filename: string) {
  let heard = (_: string) => {}
  const said = new Promise<string>(hear => (heard = hear))
  const log = makeLog('debug', { write: line => heard(line) })
  const threads = makeThreads<string, unknown>(log, { filename, maxThreads: 1 })
  onTestFinished(() => threads.close())
  return { threads, said }
}

const never = new AbortController().signal

test('a thread that could not read its code is replaced, and the work is done once it can', async () => {
  const folder = dataFolder()
  const [path, hidden] = [join(folder, 'outer.mjs'), join(folder, 'inner.mjs')]
  writeFileSync(path, "export { held } from './inner.mjs'")
  const { threads, said } = threadsOf(FIXTURE)
  const answer = threads.run(path, never)
  expect(await said).toMatch(/a thread died/)
  writeFileSync(hidden, 'export const held = 7')
  expect(await answer).toBe(7)
})

test('what waited for a thread that could not start is done by the next one', async () => {
  const folder = dataFolder()
  const [file, away] = [join(folder, 'worker.mjs'), join(folder, 'away.mjs')]
  writeFileSync(away, 'export default async task => task.length')
  const { threads, said } = threadsOf(file)
  const answer = threads.run('four', never)
  expect(await said).toMatch(/a thread died/)
  renameSync(away, file)
  expect(await answer).toBe(4)
})
