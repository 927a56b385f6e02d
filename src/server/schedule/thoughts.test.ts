import { expect, test } from 'vitest'
import type { Job } from '../../bots/work.ts'
import { limitsWith } from '../limits/limits.ts'
import { makeLog } from '../log.ts'
import { makeMetrics } from '../metrics.ts'
import type { Path } from './fair-queue.ts'
import { makeStrain } from './strain.ts'
import type { Thinker, Thought } from './thinker.ts'
import { makeThoughts } from './thoughts.ts'

const job = (seat: number): Job => ({
  game: 'merchant-of-goldfish',
  seat,
  contentSet: null,
  view: {},
  offers: [],
  level: 'hard',
  seed: 1,
})
const owners: [Path] = [['home', 'ana', 'one']]
const silentLog = makeLog('silent', undefined)

/** One thread that the test answers for. */
function desk() {
  const asked: number[] = []
  const answers: ((thought: Thought) => void)[] = []
  const refusals: ((error: Error) => void)[] = []
  const thinker: Thinker = {
    threads: 1,
    think: ({ seat }) =>
      new Promise((resolve, reject) => {
        asked.push(seat)
        answers.push(resolve)
        refusals.push(reject)
      }),
    close: async () => refusals.forEach(refuse => refuse(new Error('closed'))),
  }
  const parts = { limits: limitsWith(), metrics: makeMetrics(), log: silentLog }
  return { thoughts: makeThoughts(thinker, parts), asked, answers }
}

test('what is not wanted any more when its turn comes takes no thread', async () => {
  const { thoughts, asked, answers } = desk()
  let wanted = true
  const first = thoughts.think({ job: job(1), owners, wanted: () => true })
  const second = thoughts.think({ job: job(2), owners, wanted: () => wanted })
  const third = thoughts.think({ job: job(3), owners, wanted: () => true })
  wanted = false
  answers[0]?.({ move: { type: 'one' }, ms: 5 })
  expect(await first).toEqual({ move: { type: 'one' }, ms: 5 })
  expect(await second).toBeNull()
  expect(asked).toEqual([1, 3])
  answers[1]?.({ move: { type: 'three' }, ms: 5 })
  expect(await third).toEqual({ move: { type: 'three' }, ms: 5 })
})

test('when the server closes, what thinks and what waits is refused', async () => {
  const { thoughts, asked } = desk()
  const all = [1, 2, 3].map(seat => thoughts.think({ job: job(seat), owners, wanted: () => true }))
  const settled = Promise.allSettled(all)
  await thoughts.close()
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(asked).toEqual([1])
})

test('the log says at most once a minute that bots think with less effort, with counts', () => {
  const lines: string[] = []
  let now = 0
  const log = makeLog('warn', { write: line => lines.push(line) })
  const strain = makeStrain(log, 0.1, () => now)
  expect([1, 0.5, 0.1].map(effort => strain.note(effort, 20, 3))).toEqual(['full', 'less', 'least'])
  strain.note(0.1, 900, 7)
  expect(lines).toHaveLength(1)
  now = 60_000
  strain.note(0.1, 30, 8)
  expect(lines).toHaveLength(2)
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({
    full: 0,
    less: 0,
    least: 3,
    longestWaitMs: 900,
    waiting: 8,
  })
})
