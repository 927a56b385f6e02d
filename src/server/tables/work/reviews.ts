import { reviewFor } from '../../../bots/review/work.ts'
import type { Chronicle } from '../../../kernel/match.ts'
import { problem } from '../../errors.ts'

/** A review as JSON, and its length. */
export interface KeptReview {
  readonly size: number
  readonly json: string
}

/** Less than a page makes: it is the processor of everybody. */
const EFFORT = { trials: 8000, worlds: 32 }

/** No match that anybody plays has more plies; to review one takes the thread of everybody. */
const MOST_PLIES = 4000

/** Reviews a finished match. */
export async function reviewed(record: Chronicle): Promise<KeptReview> {
  const job = { record, contentSet: null, effort: EFFORT }
  const made = record.log.length > MOST_PLIES ? null : await reviewFor(job)
  if (made === null)
    throw problem(
      409,
      'no-review',
      'Only matches played to their end by the rules of now have one, and none of over 4,000 plies.',
    )
  const json = JSON.stringify(made.review)
  return { size: json.length, json }
}
