import { type PuzzleJob, type Verdict, verdictFor } from '../../bots/review/work.ts'
import { replying } from './reply.ts'

export interface PuzzleReply {
  readonly verdict: Verdict | null
}

/** A move is judged. */
export const hear = replying(async (job: PuzzleJob): Promise<PuzzleReply> => ({
  verdict: await verdictFor(job),
}))
