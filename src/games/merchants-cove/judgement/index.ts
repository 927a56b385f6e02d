import type { Trained } from '../../../kit/judgement.ts'
import type { Cove } from '../engine/state.ts'
import { features } from './features.ts'

/** What the Cove's bots have learned. */
export const judgement: Trained<Cove> = {
  features,
  weights: null,
  contentOf: ({ content }) => content,
}
