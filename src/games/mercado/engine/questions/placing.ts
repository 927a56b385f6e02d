import type { Frozen, PlyContext, Refusal } from '../../../../kernel/game.ts'
import type { Tables } from '../../content/compile.ts'
import { place } from '../edges.ts'
import { ask, DONE, PLACE } from '../moves.ts'
import { ANY_COIN, BLACK, coinsOn, COMPLETE, ONLY_WHITE, WHITE } from '../prices.ts'
import { refuse, refuseNow } from '../refusals.ts'
import type { Rules } from '../rules.ts'
import type { Coin, Event, Move, Slot, State } from '../state.ts'

type PlacingMove = Extract<Move, { readonly type: 'place' | 'done' }>

/** Place the drawn coins one by one. @rule MER-25, MER-26, MER-R4 */
export function placingQuestion({ tables: { tiles }, turns }: Rules) {
  /** Each drawn coin to each edge where it is legal; "done" once one is placed or none fits. */
  function placements(state: Frozen<State>): readonly PlacingMove[] {
    const { display, edges, turn } = state
    const inHand = coinsInHand(state)
    const moves: PlacingMove[] = []
    for (let slot = 0; slot < display.length; slot++) {
      const open = tiles[display[slot]].pays[edges[slot][turn]] & inHand
      // From bit to bit: most of the five are not set.
      for (let left = open; left !== 0; left &= left - 1)
        moves.push(PLACE[32 - Math.clz32(left & -left)][slot])
    }
    if (state.placed > 0 || moves.length === 0) moves.push(DONE)
    return moves
  }

  return ask<'place' | 'done'>({
    moves: placements,
    answers: {
      place: {
        play: (state, _seat, { coin, slot }, ply) => {
          state.placed++
          place(state, coin, slot, ply)
        },
        refuse: (state, _seat, { coin, slot }) => refusePlace(tiles, state, coin, slot),
      },
      done: {
        play: (state, _seat, _move, ply) => {
          endPlacing(state, ply)
          turns.goOn(state, ply)
        },
        refuse: () => refuse('MER-26', 'must-place'),
      },
    },
    other: refuseNow,
  })
}

/** The drawn coins that are left, a set like those of `prices.ts`. */
function coinsInHand({ drawn }: Frozen<State>): number {
  let set = 0
  for (let coin = 1; coin <= WHITE; coin++) if (drawn[coin] > 0) set |= 1 << (coin - 1)
  return set
}

/** Coins that are not placed go back. @rule MER-27 */
function endPlacing(state: State, ply: PlyContext<Event>): void {
  const seat = state.turn
  const coins = [...state.drawn]
  for (let coin = 1; coin <= WHITE; coin++) {
    state.purses[seat][coin] += coins[coin]
    state.drawn[coin] = 0
  }
  state.placed = 0
  ply.emit({ type: 'returned', seat, coins })
}

/** @rule MER-12, MER-25, MER-33 */
function refusePlace(
  tiles: Tables['tiles'],
  state: Frozen<State>,
  coin: Coin,
  slot: Slot,
): Refusal {
  if (coin === BLACK) return refuse('MER-12', 'black')
  if (state.drawn[coin] === 0) return refuse('MER-25', 'not-drawn', { coin })
  return refuseOnEdge(tiles, state, coin, slot)
}

/**
 * Why the price of this tile, with what lies there already, does not take the coin. @rule MER-30,
 * MER-31, MER-32, MER-33
 */
export function refuseOnEdge(
  tiles: Tables['tiles'],
  state: Frozen<State>,
  coin: Coin,
  slot: Slot,
): Refusal {
  const { pays, price } = tiles[state.display[slot]]
  const holding = state.edges[slot][state.turn]
  const edge = pays[holding]
  const numbers = { coin, slot }
  if (edge & COMPLETE) return refuse('MER-33', 'full', numbers)
  if (((pays[0] >> (coin - 1)) & 1) === 0) return refuse('MER-33', 'not-in-price', numbers)
  if ((edge & ANY_COIN) === ONLY_WHITE) return refuse('MER-32', 'only-white', numbers)
  const mine = coinsOn(holding)[coin]
  if (price.same > 0 && mine === 0) return refuse('MER-30', 'second-colour', numbers)
  return price.diff > 0 && mine > 0
    ? refuse('MER-31', 'colour-twice', numbers)
    : refuse('MER-33', 'enough', numbers)
}
