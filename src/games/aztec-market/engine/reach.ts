import type { Frozen, Seat } from '../../../kernel/game.ts'
import { BUYERS, CELLS, CROWD, KING, MESSENGER, NONE } from '../content/index.ts'
import { anyPurchase } from './purchase.ts'
import type { State } from './state.ts'

/*
 * Before her first purchase a player may do only what leaves one within reach (AZT-R6). How far is
 * that?
 *
 * The hole and the messenger have no effect on a purchase, so moving the messenger opens none: it
 * only chooses which of two cells the next tile goes to. And two paid moves are always enough to
 * bring a vendor to a buyer: empty the cell before it, then move the vendor there, where nothing is
 * between. So it depends on the coins alone how much there is to look at: one coin, the market as
 * it is; two, every single move; three or four, only whether anything is wanted.
 */

/** The market after a move being looked at, and after a second one. */
const after = new Array<number>(CELLS).fill(NONE)
const then = new Array<number>(CELLS).fill(NONE)

/** How many coins are in a purse. */
const COINS_IN = Array.from(
  { length: 1 << BUYERS },
  (_, bits) => [0, 1, 2, 3].filter(i => (bits >> i) & 1).length,
)

/**
 * Whether any vendor has what any of these buyers may take, wherever it stands. @rule AZT-39,
 * AZT-41
 */
function isWanted(state: Frozen<State>, seat: Seat, purse: number): boolean {
  const { stock, colours } = state
  const any = stock[0] + stock[1] + stock[2] + stock[3] > 0
  for (let buyer = 0; buyer < BUYERS; buyer++) {
    if (((purse >> buyer) & 1) === 0) continue
    const bound = colours[seat * BUYERS + buyer]
    if (bound === NONE ? any : stock[bound] > 0) return true
  }
  return false
}

/**
 * Whether moving this kind of tile can open or close a purchase: a crowd, a vendor that has
 * something, and where so little is for sale that porters might take it all, those who let tokens
 * go astray. @rule AZT-45, AZT-R9
 */
function matters(state: Frozen<State>, tile: number): boolean {
  if (tile === CROWD || tile === NONE) return tile === CROWD
  const { stock } = state
  if (tile < CROWD) return stock[tile] > 0
  if (tile === MESSENGER || tile === KING) return false
  return isScarce(stock[0]) || isScarce(stock[1]) || isScarce(stock[2]) || isScarce(stock[3])
}

/** Two porters take no more. @rule AZT-2 */
function isScarce(tokens: number): boolean {
  return tokens === 1 || tokens === 2
}

/** Whether one paid move, perhaps with one of the messenger before it, opens a purchase. */
function opensByOne(
  state: Frozen<State>,
  seat: Seat,
  cells: readonly number[],
  hole: number,
  moved: number,
  purse: number,
): boolean {
  for (let cell = 0; cell < CELLS; cell++) then[cell] = cells[cell]
  const messenger = then.indexOf(MESSENGER)
  for (let cell = 0; cell < CELLS; cell++) {
    const tile = then[cell]
    if (!matters(state, tile)) continue
    then[cell] = NONE
    let opens = false
    if (cell !== moved) {
      then[hole] = tile
      opens = anyPurchase(state, then, seat, purse)
      then[hole] = NONE
    }
    if (!opens && messenger !== moved) {
      then[messenger] = tile
      opens = anyPurchase(state, then, seat, purse)
      then[messenger] = MESSENGER
    }
    then[cell] = tile
    if (opens) return true
  }
  return false
}

/**
 * Whether this seat can still buy in this turn, with these coins in this market, where something is
 * wanted. @rule AZT-33, AZT-R6
 */
function canReach(
  state: Frozen<State>,
  seat: Seat,
  cells: readonly number[],
  hole: number,
  moved: number,
  purse: number,
): boolean {
  if (COINS_IN[purse] > 2 || anyPurchase(state, cells, seat, purse)) return true
  return COINS_IN[purse] === 2 && opensByOne(state, seat, cells, hole, moved, purse)
}

/**
 * Whether this seat, at the beginning of its turn or before its first purchase, can still buy.
 * @rule AZT-R6
 */
export function withinReach(state: Frozen<State>, seat: Seat, purse: number): boolean {
  const { cells, hole, moved } = state
  return isWanted(state, seat, purse) && canReach(state, seat, cells, hole, moved, purse)
}

/** Whether it still can when the tile in this cell is moved now. @rule AZT-R6 */
export function staysWithinReach(
  state: Frozen<State>,
  seat: Seat,
  purse: number,
  cell: number,
): boolean {
  return isWanted(state, seat, purse) && canReachAfter(state, seat, purse, cell)
}

/** The same where something is wanted. With three coins there is no need to look. */
function canReachAfter(state: Frozen<State>, seat: Seat, purse: number, cell: number): boolean {
  if (COINS_IN[purse] > 2) return true
  const { cells, hole } = state
  for (let i = 0; i < CELLS; i++) after[i] = cells[i]
  after[hole] = after[cell]
  after[cell] = NONE
  return canReach(state, seat, after, cell, hole, purse)
}

/**
 * Whether this tile may be moved for a coin: not the messenger, which moves free, nor what was
 * moved last. @rule AZT-34, AZT-35, AZT-R7
 */
function isPayable(state: Frozen<State>, cell: number): boolean {
  return cell !== state.hole && cell !== state.moved && state.cells[cell] !== MESSENGER
}

/**
 * The cells, as bits, of the tiles that may be moved for a coin when these coins are left: before
 * the first purchase those that leave one within reach. With `any`, the first found will do. @rule
 * AZT-34, AZT-R6
 */
export function payable(state: Frozen<State>, seat: Seat, purse: number, any: boolean): number {
  const free = state.bought || COINS_IN[purse] > 2
  if (!state.bought && !isWanted(state, seat, purse)) return 0
  const open = free || anyPurchase(state, state.cells, seat, purse)
  // With one coin left nothing but the market as it will be counts, and most tiles do not change
  // what is open in it.
  const last = COINS_IN[purse] === 1
  let found = 0
  for (let cell = 0; cell < CELLS && !(any && found > 0); cell++) {
    if (!isPayable(state, cell)) continue
    const same = last && !matters(state, state.cells[cell])
    if (free || (same ? open : canReachAfter(state, seat, purse, cell))) found |= 1 << cell
  }
  return found
}
