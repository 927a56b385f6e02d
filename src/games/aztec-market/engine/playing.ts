import type { Frozen, Seat, PlyContext } from '../../../kernel/game.ts'
import { BUYERS, CELLS, MESSENGER, NONE } from '../content/index.ts'
import { BUY, END, MOVE, PAY, purse, type Step } from './moves.ts'
import { preview, purchases } from './purchase.ts'
import { payable, staysWithinReach } from './reach.ts'
import type { Event, Move, State } from './state.ts'
import { endTurn, moveTile } from './turn.ts'

/**
 * Buy, move the messenger, pay for a move, and once something is bought, end. @rule AZT-32, AZT-33,
 * AZT-34, AZT-35
 */
function playMoves(state: Frozen<State>, seat: Seat): Move[] {
  const coins = purse(state, seat)
  const open = purchases(state, state.cells, seat, coins)
  const moves: Move[] = []
  if (state.bought) moves.push(END)
  for (let bit = 0; open >> bit > 0; bit++)
    if ((open >> bit) & 1) moves.push(BUY[bit >> 2][bit & 3])
  const messenger = state.cells.indexOf(MESSENGER)
  if (
    messenger !== state.moved &&
    (state.bought || staysWithinReach(state, seat, coins, messenger))
  ) {
    moves.push(MOVE[messenger])
  }
  for (let buyer = 0; buyer < BUYERS; buyer++)
    if (mayPay(state, seat, coins, buyer)) moves.push(PAY[buyer])
  return moves
}

/** Whether this buyer has a coin, and some tile can be moved for it. @rule AZT-34, AZT-R6 */
function mayPay(state: Frozen<State>, seat: Seat, coins: number, buyer: number): boolean {
  const left = coins & ~(1 << buyer)
  return left !== coins && payable(state, seat, left, true) !== 0
}

/**
 * Any tile, or before the first purchase one that leaves it within reach. @rule AZT-34, AZT-R6,
 * AZT-R7, AZT-R21
 */
function paidMoves(state: Frozen<State>, seat: Seat): Move[] {
  const cells = payable(state, seat, purse(state, seat), false)
  const moves: Move[] = []
  for (let cell = 0; cell < CELLS; cell++) if ((cells >> cell) & 1) moves.push(MOVE[cell])
  return moves
}

/** A play turn. @rule AZT-32 */
export const playing: Step = {
  legal(state, seat) {
    return state.phase === 'paid' ? paidMoves(state, seat) : playMoves(state, seat)
  },

  play(state, seat, move, ply) {
    switch (move.type) {
      case 'buy':
        return buy(state, seat, move.buyer, move.colour, ply)
      case 'move':
        moveTile(state, seat, move.cell, ply)
        state.phase = 'play'
        return
      case 'pay':
        state.coins[seat * BUYERS + move.buyer] = 0
        state.phase = 'paid'
        ply.emit({ type: 'paid', seat, buyer: move.buyer })
        return
      default:
        return endTurn(state, ply)
    }
  },
}

/**
 * All tokens leave the vendor; what stands between has its share. @rule AZT-42, AZT-43,
 * AZT-46..AZT-49, AZT-R7, AZT-R20
 */
function buy(
  state: State,
  seat: Seat,
  buyer: number,
  colour: number,
  ply: PlyContext<Event>,
): void {
  const at = seat * BUYERS + buyer
  const purchase = preview(state, seat, buyer, colour)
  if (purchase === null)
    throw new Error(`Buyer ${buyer} of seat ${seat} cannot buy colour ${colour}.`)
  state.stock[colour] = purchase.back
  state.king[colour] += purchase.king
  state.goods[at] += purchase.gained
  if (state.goods[at] > 0) state.colours[at] = colour
  if (!purchase.kept) state.coins[at] = 0
  state.bought = true
  state.moved = NONE
  ply.emit({ type: 'bought', seat, buyer, colour, ...purchase })
}
