import type { Trained } from '../../../kit/judgement/judgement.ts'
import type { Mercadito } from '../engine/state.ts'
import { features } from './features.ts'
import weights from './weights.json' with { type: 'json' }

/** What is looked at to judge a position of Mercadito, and what training made of it. */
export const judgement: Trained<Mercadito> = {
  features,
  weights: { ...weights, format: 1 },
  contentOf: () => null,
}
