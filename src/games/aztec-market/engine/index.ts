import type { Game } from '../../../kernel/game.ts'
import { explain } from './explain.ts'
import { faults } from './faults.ts'
import { meta } from '../meta.ts'
import { phases } from './phases.ts'
import { scores } from './scoring.ts'
import { setup } from './setup.ts'
import type { Aztec } from './state.ts'
import { determinize, redact, view } from './view.ts'

/** The Aztec Market by Victor Melo: move the market, buy along your columns, please the king. */
export const game: Game<Aztec> = {
  ...phases,
  id: meta.id,
  version: 1,
  seats: meta.seats,
  options: {
    removal: ['random', 'equal'],
    removed: [4, 0, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76],
    market: ['players', 'random'],
    start: ['random', 0, 1, 2, 3],
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
