import type { Trained } from '../../../kit/judgement/judgement.ts'
import { contentSets } from '../content/index.ts'
import type { Cove } from '../engine/state.ts'
import { features } from './features.ts'
import weights from './weights.json' with { type: 'json' }

/**
 * What the Cove's bots know. It reads the printed values itself, so what was learned with one of the
 * sets that the game has come with holds for all of them.
 */
export const judgement: Trained<Cove> = {
  features,
  weights: { ...weights, format: 1 },
  contentOf: ({ content }) => content,
  holds: (...sets) =>
    sets.every(set => set === contentSets.standard || contentSets.former.includes(set)),
}
