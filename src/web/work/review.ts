import { type Reviewed, reviewFor, type ReviewJob } from '../../bots/review/work.ts'
import { replying } from './reply.ts'

export type ReviewReply =
  | { readonly share: number }
  | { readonly made: Reviewed | null }
  | { readonly trouble: string }

/** So much more must be done before it is told again. */
const STEP = 0.01

/** A finished match is reviewed. */
export const hear = replying(async (job: ReviewJob): Promise<ReviewReply> => {
  let told = 0
  const progress = (share: number) => {
    if (share - told < STEP) return
    told = share
    postMessage({ share } satisfies ReviewReply)
  }
  return { made: await reviewFor(job, progress) }
})
