import type { Answer } from './bot.ts'
import { orEndThread } from './end-thread.ts'
import { answer, type Job } from './work.ts'

/** The steady clock that threads of Node and of the page both have. */
declare const performance: { now(): number }

/** An answer, and how many milliseconds the thread took for it: no wait for a thread is in it. */
export interface Thought extends Answer {
  readonly ms: number
}

/** What a worker thread does with a job (the contract of piscina). */
export default async function work(job: Job): Promise<Thought> {
  const start = performance.now()
  const found = await orEndThread(answer(job, () => performance.now()))
  return { ...found, ms: performance.now() - start }
}
