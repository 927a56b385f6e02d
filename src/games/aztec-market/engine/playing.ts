import type { Frozen, Refusal, Seat, PlyContext } from '../../../kernel/game.ts'
import { BUYERS, CELLS, LINES, MESSENGER, NONE } from '../content/index.ts'
import { ask, BUY, END, MOVE, PAY, purse } from './moves.ts'
import { preview, purchases } from './purchase.ts'
import { payable, staysWithinReach } from './reach.ts'
import { refuse } from './refusals.ts'
import type { Event, Move, State } from './state.ts'
import { endTurn, moveTile } from './turn.ts'

type PlayMove = Extract<Move, { readonly type: 'buy' | 'move' | 'pay' | 'end' }>
type Buy = Extract<Move, { readonly type: 'buy' }>

/** Buy, move the messenger, pay for a move, and once something is bought, end. @rule AZT-32 */
export const playTurn = ask<'buy' | 'move' | 'pay' | 'end'>({
  moves: playMoves,
  answers: {
    buy: { play: buy, refuse: refuseBuy },
    move: {
      play: (state, seat, { cell }, ply) => moveTile(state, seat, cell, ply),
      refuse: (state, _seat, { cell }) => {
        const tile = state.cells[cell]
        if (tile === NONE) return refuse('AZT-22', 'hole')
        if (tile !== MESSENGER) return refuse('AZT-34', 'pay-first')
        return cell === state.moved
          ? refuse('AZT-R5', 'just-moved', { tile })
          : refuse('AZT-R6', 'out-of-reach')
      },
    },
    pay: {
      play: (state, seat, { buyer }, ply) => {
        state.coins[seat * BUYERS + buyer] = 0
        state.phase = 'paid'
        ply.emit({ type: 'paid', seat, buyer })
      },
      refuse: (state, seat, { buyer }) =>
        state.coins[seat * BUYERS + buyer] === 0
          ? refuse('AZT-34', 'no-coin-to-pay')
          : refuse('AZT-R6', 'out-of-reach'),
    },
    end: {
      play: (state, _seat, _move, ply) => endTurn(state, ply),
      refuse: () => refuse('AZT-33', 'must-buy'),
    },
  },
  other: () => refuse('AZT-32', 'playing'),
})

/** A coin is paid: choose the tile it moves. @rule AZT-34, AZT-R6, AZT-R7, AZT-R21 */
export const movePaid = ask<'move'>({
  moves: paidMoves,
  answers: {
    move: {
      play: (state, seat, { cell }, ply) => {
        moveTile(state, seat, cell, ply)
        state.phase = 'play'
      },
      refuse: (state, _seat, { cell }) => {
        const tile = state.cells[cell]
        if (tile === NONE) return refuse('AZT-22', 'hole')
        if (tile === MESSENGER) return refuse('AZT-35', 'messenger-free')
        return cell === state.moved
          ? refuse('AZT-R7', 'just-moved', { tile })
          : refuse('AZT-R6', 'out-of-reach')
      },
    },
  },
  other: () => refuse('AZT-34', 'move-paid'),
})

function playMoves(state: Frozen<State>, seat: Seat): PlayMove[] {
  const coins = purse(state, seat)
  const open = purchases(state, state.cells, seat, coins)
  const moves: PlayMove[] = []
  if (state.bought) moves.push(END)
  for (let bit = 0; open >> bit > 0; bit++)
    if ((open >> bit) & 1) moves.push(BUY[bit >> 2][bit & 3])
  const messenger = state.cells.indexOf(MESSENGER)
  const isFree = messenger !== state.moved
  if (isFree && (state.bought || staysWithinReach(state, seat, coins, messenger)))
    moves.push(MOVE[messenger])
  for (let buyer = 0; buyer < BUYERS; buyer++)
    if (mayPay(state, seat, coins, buyer)) moves.push(PAY[buyer])
  return moves
}

function paidMoves(state: Frozen<State>, seat: Seat) {
  const cells = payable(state, seat, purse(state, seat), false)
  const moves: (typeof MOVE)[number][] = []
  for (let cell = 0; cell < CELLS; cell++) if ((cells >> cell) & 1) moves.push(MOVE[cell])
  return moves
}

/** Whether this buyer has a coin, and some tile can be moved for it. @rule AZT-34, AZT-R6 */
function mayPay(state: Frozen<State>, seat: Seat, coins: number, buyer: number): boolean {
  const left = coins & ~(1 << buyer)
  return left !== coins && payable(state, seat, left, true) !== 0
}

/**
 * All tokens leave the vendor; what stands between has its share. @rule AZT-42, AZT-43,
 * AZT-46..AZT-49, AZT-R7, AZT-R20
 */
function buy(state: State, seat: Seat, { buyer, colour }: Buy, ply: PlyContext<Event>): void {
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

/** @rule AZT-37..AZT-41, AZT-R8, AZT-R9 */
function refuseBuy(state: Frozen<State>, seat: Seat, { buyer, colour }: Buy): Refusal {
  const at = seat * BUYERS + buyer
  if (state.coins[at] === 0) return refuse('AZT-37', 'no-coin')
  if (!LINES[seat][buyer].includes(state.cells.indexOf(colour)))
    return refuse('AZT-38', 'not-in-column', { colour })
  const bound = state.colours[at]
  if (bound !== NONE && bound !== colour) return refuse('AZT-39', 'other-colour', { colour, bound })
  if (state.stock[colour] === 0) return refuse('AZT-R8', 'sold-out', { colour })
  const unstocked = { ...state, stock: state.stock.map(() => CELLS) }
  return preview(unstocked, seat, buyer, colour) === null
    ? refuse('AZT-40', 'crowd', { colour })
    : refuse('AZT-R9', 'nothing-left', { colour })
}
