import type { PuzzleJob, Verdict } from '../../../bots/review/work.ts'
import { ask } from '../../work/ask.ts'
import type { PuzzleReply } from '../../work/puzzle.ts'
import { startWork } from '../../work/start.ts'

/** Has a move judged in a worker of its own, which ends with the answer. */
export async function judgeInWorker(job: PuzzleJob): Promise<Verdict | null> {
  const worker = startWork('puzzle')
  const { verdict } = await ask<PuzzleReply>(worker, job).finally(() => worker.terminate())
  return verdict
}
