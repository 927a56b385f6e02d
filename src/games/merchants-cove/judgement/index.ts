import type { Trained } from '../../../kit/judgement/judgement.ts'
import { contentSets } from '../content/index.ts'
import type { Cove } from '../engine/state.ts'
import { features } from './features.ts'
import weights from './weights.json' with { type: 'json' }

/**
 * What the Cove's bots know. It reads the printed values itself, so that it holds for the former
 * ones as well.
 */
export const judgement: Trained<Cove> = {
  features,
  weights: { ...weights, format: 1 },
  contentOf: ({ content }) =>
    contentSets.former.includes(content) ? contentSets.standard : content,
}
