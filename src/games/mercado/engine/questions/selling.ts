import type { Frozen, Refusal } from '../../../../kernel/game.ts'
import { COIN_CHANGER } from '../../content/values.ts'
import { putWhite } from './changer.ts'
import { ask, DISCARD, pushByToken, SELL_AT } from '../moves.ts'
import { refuseOnEdge } from './placing.ts'
import { WHITE } from '../prices.ts'
import { refuse, refuseNow } from '../refusals.ts'
import type { Rules } from '../rules.ts'
import { debtor, giveUp } from '../sale/sales.ts'
import type { Move, Slot, State } from '../state.ts'

/** What is asked while tiles are sold. */
export function sellingQuestions(rules: Rules) {
  const { sales, changer, turns } = rules

  /** Which complete tile is sold next. @rule MER-40 */
  const saleOrder = ask<'sell'>({
    moves: state => SELL_AT[sales.saleable(state)],
    answers: {
      sell: {
        play: (state, _seat, { slot }, ply) => {
          if (sales.sell(state, slot, ply)) turns.goOn(state, ply)
        },
        refuse: (state, _seat, { slot }) => refuseSell(rules, state, slot),
      },
    },
    other: refuseNow,
  })

  /** Where the Coin Changer's white coin goes. @rule MER-54, MER-R20 */
  const changerWhite = ask<'white' | 'keepWhite'>({
    moves: changer.whiteMoves,
    answers: {
      white: {
        play: (state, _seat, { slot }, ply) => {
          putWhite(state, slot, ply)
          turns.goOnSelling(state, ply)
        },
        refuse: (state, _seat, { slot }) => refuseWhite(rules, state, slot),
      },
      keepWhite: {
        play: (state, _seat, _move, ply) => {
          putWhite(state, null, ply)
          turns.goOnSelling(state, ply)
        },
        refuse: () => refuse('MER-R20', 'must-use'),
      },
    },
    other: refuseNow,
  })

  /** Another player gives up a token. @rule MER-69, MER-R38 */
  const forcedDiscard = ask<'discard'>({
    moves: (state, seat) => {
      const moves: Extract<Move, { readonly type: 'discard' }>[] = []
      pushByToken(state.tokens[seat], DISCARD, moves)
      return moves
    },
    answers: {
      discard: {
        play: (state, seat, { token }, ply) => {
          state.debts[seat]--
          giveUp(state, seat, token, ply)
          if (debtor(state) === -1) turns.goOnSelling(state, ply)
        },
        refuse: () => refuse('MER-69', 'no-such-token'),
      },
    },
    other: refuseNow,
  })

  return { saleOrder, changerWhite, forcedDiscard }
}

/** @rule MER-37, MER-R15, MER-R20 */
function refuseSell({ edges }: Rules, state: Frozen<State>, slot: Slot): Refusal {
  if (state.sold.includes(slot)) return refuse('MER-R15', 'sold', { slot })
  const isComplete = ((edges.completeSlots(state) >> slot) & 1) === 1
  return isComplete && slot === COIN_CHANGER
    ? refuse('MER-R20', 'waits')
    : refuse('MER-37', 'not-complete', { slot })
}

/** @rule MER-R15, MER-R20 */
function refuseWhite({ edges, tables }: Rules, state: Frozen<State>, slot: Slot): Refusal {
  if (state.sold.includes(slot)) return refuse('MER-R15', 'sold', { slot })
  return edges.accepts(state, slot, WHITE)
    ? refuse('MER-R20', 'not-completed', { slot })
    : refuseOnEdge(tables.tiles, state, WHITE, slot)
}
