import type { Trained } from '../../../kit/judgement.ts'
import type { Aztec } from '../engine/state.ts'
import { features } from './features.ts'

/** What bots have learned by playing. */
export const judgement: Trained<Aztec> = {
  features,
  weights: null,
  contentOf: () => null,
}
