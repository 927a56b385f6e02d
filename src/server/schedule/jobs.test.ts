import { expect, test } from 'vitest'
import { manualClock } from '../clock.fixture.ts'
import { makeLog } from '../log.ts'
import { type Handlers, jobsHere, TASKS } from './jobs.ts'

const silent = makeLog('silent', { write: () => undefined })

/** Every task does this. */
const all = (act: (about: string) => Promise<void>) =>
  Object.fromEntries(TASKS.map(task => [task, act])) as unknown as Handlers

test('where hundreds of jobs are due at once, others get their turn between them', async () => {
  const jobs = jobsHere(manualClock(0), silent)
  let begun = 0
  jobs.start(all(async () => void begun++))
  for (let table = 0; table < 200; table++) jobs.at('replay', `table-${table}`, 0)
  const steps: number[] = []
  while (begun < 200) {
    const before = begun
    await new Promise(setImmediate)
    steps.push(begun - before)
  }
  expect(Math.max(...steps)).toBeLessThan(20)
  await jobs.rest()
})

test('what is at rest begins no job that still waits for its turn', async () => {
  const jobs = jobsHere(manualClock(0), silent)
  const begun: string[] = []
  jobs.start(all(async about => void begun.push(about)))
  jobs.at('bots', 'table', 0)
  await jobs.rest()
  jobs.at('bots', 'table', 0)
  await new Promise(setImmediate)
  expect(begun).toEqual([])
})
