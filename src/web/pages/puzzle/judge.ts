import type { PuzzleJob, Verdict } from '../../../bots/review/work.ts'
import type { PuzzleReply } from '../../work/puzzle.ts'
import { startWork } from '../../work/start.ts'

/** Has a move judged in a worker of its own, which ends with the answer. */
export function judgeInWorker(job: PuzzleJob): Promise<Verdict | null> {
  const worker = startWork('puzzle')
  return new Promise<Verdict | null>((done, failed) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PuzzleReply>) =>
      'trouble' in data ? failed(new Error(data.trouble)) : done(data.verdict),
    )
    worker.addEventListener('error', ({ message }) => failed(new Error(message)))
    worker.postMessage(job)
  }).finally(() => worker.terminate())
}
