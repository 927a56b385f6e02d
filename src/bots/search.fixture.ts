import { HIGHEST } from '../games/merchant-of-goldfish/content/index.ts'
import { game } from '../games/merchant-of-goldfish/engine/index.ts'
import type { State } from '../games/merchant-of-goldfish/engine/state.ts'
import { USUAL } from '../games/merchant-of-goldfish/engine/table.fixture.ts'
import { insight } from '../games/merchant-of-goldfish/insight/index.ts'
import type { Frozen, Game, GameTypes, Seat } from '../kernel/game.ts'
import { Rng } from '../kernel/rng.ts'
import { countsOf } from '../kit/counts.ts'
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
 * A position in which it is seat 0's turn to lead; what is in no hand is removed or in the
 * market.
 */
export function leading(hands: readonly (readonly number[])[], market: readonly number[]): State {
  const state = game.setup(hands.length, OPTIONS, Rng.from(1))
  state.hands = hands.map(hand => countsOf(HIGHEST, hand))
  state.sizes = hands.map(hand => hand.length)
  state.market = countsOf(HIGHEST, market)
  const all = game.setup(4, OPTIONS, Rng.from(1))
  state.removed = all.market.map(
    (copies, v) => copies + all.hands.reduce((sum, hand) => sum + hand[v], 0),
  )
  for (const counts of [...state.hands, state.market])
    counts.forEach((copies, v) => (state.removed[v] -= copies))
  return state
}
