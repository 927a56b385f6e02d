import { ask } from '../../work/ask.ts'
import type { BotJob } from '../../work/bots.ts'
import { startWork } from '../../work/start.ts'

/** Answers for bots. */
export interface BotWorker {
  ask(job: BotJob): Promise<{ readonly type: string }>
  close(): void
}

/** Bots in a worker of their own, so that rules and page answer at once while they think. */
export function botWorker(): BotWorker {
  const worker = startWork('bots')
  return { ask: job => ask(worker, job), close: () => worker.terminate() }
}
