import { type PuzzleJob, type Verdict, verdictFor } from '../../../bots/review/work.ts'

export type PuzzleReply = { readonly verdict: Verdict | null } | { readonly trouble: string }

/** The worker in which a move is judged, while the page goes on. */
addEventListener('message', ({ data }: MessageEvent<PuzzleJob>) => {
  void reply(data).then(answer => postMessage(answer))
})

async function reply(job: PuzzleJob): Promise<PuzzleReply> {
  try {
    return { verdict: await verdictFor(job) }
  } catch (trouble) {
    return { trouble: String(trouble) }
  }
}
