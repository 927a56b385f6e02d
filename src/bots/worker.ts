import type { Answer } from './bot.ts'
import { answer, type Job } from './work.ts'

/** The steady clock that threads of Node and of the page both have. */
declare const performance: { now(): number }

/** What a worker thread does with a job (the contract of piscina). */
export default async function work(job: Job): Promise<Answer> {
  return answer(job, () => performance.now())
}
