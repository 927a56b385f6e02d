import type { Game } from '../../../kernel/game.ts'
import { scores } from './ending.ts'
import { explain } from './explain.ts'
import { faults } from './faults.ts'
import { meta } from '../meta.ts'
import { turns } from './moves.ts'
import { setup } from './setup.ts'
import type { Goldfish } from './state.ts'
import { determinize, redact, view } from './view.ts'

/** Merchant of Goldfish by Hisashi Hayashi: shed your hand, swap at the market. */
export const game: Game<Goldfish> = {
  ...turns,
  id: meta.id,
  version: 1,
  seats: meta.seats,
  vocabulary: { moves: [], refusals: [] },
  options: {
    games: [1, 3],
    start: ['random', 0, 1, 2, 3, 4, 5],
    maxTurns: [2000, 1000, 500, 100, 0],
  },
  validateOptions(seats, options) {
    if (options.start === 'random' || options.start < seats) return null
    return `Seat ${options.start} cannot start: there are ${seats} seats, counted from 0.`
  },
  setup,
  scores,
  view,
  redact,
  determinize,
  explain,
  faults,
}
