import type { Game } from '../../../kernel/game.ts'
import { gameByContent } from '../../../kit/by-content.ts'
import type { Tables } from '../content/compile.ts'
import { MOST_SPACES, contentSets } from '../content/index.ts'
import { explain } from './explain.ts'
import { faults } from './faults.ts'
import { scores } from './finals.ts'
import { meta } from '../meta.ts'
import { turns } from './moves.ts'
import { validateOptions, setup } from './setup.ts'
import type { Mercado } from './state.ts'
import { determinize, redact, view } from './view.ts'

export { contentSets }

/** Mercado by Rüdiger Dorn: draw coins from a purse and be the first to pay for luxuries. */
export const game: Game<Mercado> = gameByContent<Mercado, Tables>(contentSets, () => ({
  ...turns,
  id: meta.id,
  version: 1,
  seats: meta.seats,
  vocabulary: { moves: [], refusals: [] },
  options: {
    content: contentSets.digests,
    side: ['A', 'B'],
    disc: Array.from({ length: MOST_SPACES }, (_, space) => space),
    changer: ['complete', 'place', 'must', 'wait'],
    openPurses: [true, false],
  },
  validateOptions,
  setup,
  scores,
  view,
  redact,
  determinize,
  explain,
  faults,
}))
