import type { Advice } from '../../bots/review/hint.ts'
import { type HintJob, hintFor } from '../../bots/review/work.ts'

export type HintReply = readonly Advice[] | { readonly trouble: string }

/** Hints are thought of. */
export function hear(job: HintJob): void {
  void reply(job).then(answer => postMessage(answer))
}

async function reply(job: HintJob): Promise<HintReply> {
  try {
    return await hintFor(job, () => performance.now())
  } catch (trouble) {
    return { trouble: String(trouble) }
  }
}
