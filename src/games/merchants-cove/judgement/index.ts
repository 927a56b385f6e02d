import type { Trained } from '../../../kit/judgement.ts'
import type { Cove } from '../engine/state.ts'
import { features } from './features.ts'
import weights from './weights.json' with { type: 'json' }

/** What the Cove's bots know: as yet what the insight believes, see `card.json`. */
export const judgement: Trained<Cove> = {
  features,
  weights: { ...weights, format: 1 },
  contentOf: ({ content }) => content,
}
