import type { Frozen, Refusal } from '../../../kernel/game.ts'
import { refuse } from '../../../kit/refuse.ts'
import { contentSets } from '../content/index.ts'
import { accepts, edgeAt } from './placing.ts'
import { ANY_COIN, BLACK, coinsOn, COMPLETE, ONLY_WHITE, WHITE } from './prices.ts'
import type { Coin, Slot, State } from './state.ts'

/** @rule MER-12, MER-25, MER-33 */
export function whyNotPlace(state: Frozen<State>, coin: Coin, slot: Slot): Refusal {
  if (coin === BLACK) return refuse('MER-12', 'black')
  if (state.drawn[coin] === 0) return refuse('MER-25', 'not-drawn', { coin })
  return whyNotOnEdge(state, coin, slot)
}

/**
 * Why this price, with what lies there already, does not take the coin. @rule MER-30, MER-31,
 * MER-32, MER-33
 */
function whyNotOnEdge(state: Frozen<State>, coin: Coin, slot: Slot): Refusal {
  const edge = edgeAt(state, slot)
  const numbers = { coin, slot }
  if (edge & COMPLETE) return refuse('MER-33', 'full', numbers)
  const { pays, price } = contentSets.tables(state.content).tiles[state.display[slot]]
  if (((pays[0] >> (coin - 1)) & 1) === 0) return refuse('MER-33', 'not-in-price', numbers)
  if ((edge & ANY_COIN) === ONLY_WHITE) return refuse('MER-32', 'only-white', numbers)
  const mine = coinsOn(state.edges[slot][state.turn])[coin]
  if (price.same > 0 && mine === 0) return refuse('MER-30', 'second-colour', numbers)
  return price.diff > 0 && mine > 0
    ? refuse('MER-31', 'colour-twice', numbers)
    : refuse('MER-33', 'enough', numbers)
}

/** @rule MER-R15, MER-R20 */
export function whyNotWhite(state: Frozen<State>, slot: Slot): Refusal {
  if (state.sold.includes(slot)) return refuse('MER-R15', 'sold', { slot })
  return accepts(state, slot, WHITE)
    ? refuse('MER-R20', 'not-completed', { slot })
    : whyNotOnEdge(state, WHITE, slot)
}
