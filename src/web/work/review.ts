import { type Reviewed, reviewFor, type ReviewJob } from '../../bots/review/work.ts'

export type ReviewReply =
  | { readonly share: number }
  | { readonly made: Reviewed | null }
  | { readonly trouble: string }

/** So much more must be done before it is told again. */
const STEP = 0.01

/** A finished match is reviewed. */
export function hear(job: ReviewJob): void {
  let told = 0
  const progress = (share: number) => {
    if (share - told < STEP) return
    told = share
    postMessage({ share } satisfies ReviewReply)
  }
  reviewFor(job, progress).then(
    made => postMessage({ made } satisfies ReviewReply),
    trouble => postMessage({ trouble: String(trouble) } satisfies ReviewReply),
  )
}
