import type { Trained } from '../../../kit/judgement/judgement.ts'
import type { Mercado } from '../engine/state.ts'
import { features } from './features.ts'
import weights from './weights.json' with { type: 'json' }

/** What bots have learned by playing with the printed values that come with the game. */
export const judgement: Trained<Mercado> = {
  features,
  weights: { ...weights, format: 1 },
  contentOf: ({ content }) => content,
}
