import type { Trained } from '../../../kit/judgement/judgement.ts'
import type { Aztec } from '../engine/state.ts'
import { features } from './features.ts'
import weights from './weights.json' with { type: 'json' }

/** What bots have learned by playing. */
export const judgement: Trained<Aztec> = {
  features,
  weights: { ...weights, format: 1 },
  contentOf: () => null,
}
