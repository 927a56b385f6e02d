import { type PuzzleJob, type Verdict, verdictFor } from '../../bots/review/work.ts'

export type PuzzleReply = { readonly verdict: Verdict | null } | { readonly trouble: string }

/** A move is judged. */
export function hear(job: PuzzleJob): void {
  void reply(job).then(answer => postMessage(answer))
}

async function reply(job: PuzzleJob): Promise<PuzzleReply> {
  try {
    return { verdict: await verdictFor(job) }
  } catch (trouble) {
    return { trouble: String(trouble) }
  }
}
