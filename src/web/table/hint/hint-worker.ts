import type { Advice } from '../../../bots/review/hint.ts'
import { type HintJob, hintFor } from '../../../bots/review/work.ts'

export type HintReply = readonly Advice[] | { readonly trouble: string }

/** The worker in which hints are thought of, while the page goes on. */
addEventListener('message', ({ data }: MessageEvent<HintJob>) => {
  void reply(data).then(answer => postMessage(answer))
})

async function reply(job: HintJob): Promise<HintReply> {
  try {
    return await hintFor(job, () => performance.now())
  } catch (trouble) {
    return { trouble: String(trouble) }
  }
}
