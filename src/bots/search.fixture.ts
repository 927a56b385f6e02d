import type { State } from '../games/merchant-of-goldfish/engine/state.ts'
import { position, USUAL } from '../games/merchant-of-goldfish/engine/table.fixture.ts'
import { insight } from '../games/merchant-of-goldfish/insight/index.ts'
import type { Frozen, Game, GameTypes, Seat } from '../kernel/game.ts'
import { Rng } from '../kernel/rng.ts'
import type { Question } from './bot.ts'
import { onlyInsight } from './knowledge.ts'

export const OPTIONS = { ...USUAL, start: 0 }

export function questionAt<W extends GameTypes>(
  game: Game<W>,
  state: Frozen<W['state']>,
  seat: Seat,
  seed = 1,
): Question<W> {
  const { rng, now } = { rng: Rng.from(seed), now: () => performance.now() }
  return { game, seat, view: game.view(state, seat), offers: game.legal(state, seat), rng, now }
}
export const KNOWN = onlyInsight(insight)
export const byIterations = (iterations: number) => ({ ms: Infinity, iterations })

/**
 * A position in which it is seat 0's turn to lead; what is in no hand and not in the market is
 * removed.
 */
export const leading = (hands: readonly (readonly number[])[], market: readonly number[]): State =>
  position({ hands, market })
