import type { Game } from '../../../kernel/game.ts'
import { explain } from './explain.ts'
import { faults } from './faults.ts'
import { meta } from '../meta.ts'
import { turns } from './moves.ts'
import { scores } from './scoring.ts'
import { setup } from './setup.ts'
import type { Mercadito } from './state.ts'
import { determinize, redact, view } from './view.ts'

export { onTimeout } from './clock.ts'

/** Mercadito by CalixJumio: shop on a budget, fight over cards, trade at the end. */
export const game: Game<Mercadito> = {
  ...turns,
  id: meta.id,
  version: 1,
  seats: meta.seats,
  vocabulary: { moves: [], refusals: [] },
  options: {
    openMemory: [false, true],
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
