import type { Game } from '../../../kernel/game.ts'
import { contentSets } from '../content/index.ts'
import { explain } from './explain.ts'
import { faults } from './faults.ts'
import { scores } from './final.ts'
import { meta } from '../meta.ts'
import { ROGUES, SET_CHOICES } from './names.ts'
import { phases } from './phases.ts'
import { setup } from './setup.ts'
import type { Cove } from './state.ts'
import { determinize, redact, view } from './view.ts'

export { contentSets } from '../content/index.ts'

/**
 * Merchants Cove by Carl Van Ostrand, Jonny Pac and Drake Villareal: four merchants, each with a
 * game of its own, one harbour.
 */
export const game: Game<Cove> = {
  ...phases,
  id: meta.id,
  version: 1,
  seats: meta.seats,
  vocabulary: { moves: [], refusals: [] },
  options: {
    content: contentSets.digests,
    merchants: ['random', 'choose', 'draft'],
    townsfolk: SET_CHOICES,
    rogue: ROGUES,
  },
  validateOptions: () => null,
  setup,
  scores,
  view,
  redact,
  determinize,
  explain,
  faults,
}
