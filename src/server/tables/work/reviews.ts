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

/** Reviews a finished match. */
export async function reviewed(record: Chronicle): Promise<KeptReview> {
  const made = await reviewFor({ record, contentSet: null, effort: EFFORT })
  if (made === null)
    throw problem(
      409,
      'no-review',
      'Only matches played to their end by the rules of now have one.',
    )
  const json = JSON.stringify(made.review)
  return { size: json.length, json }
}
