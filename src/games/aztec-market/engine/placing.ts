import type { Frozen } from '../../../kernel/game.ts'
import { CELLS, COPIES, NONE } from '../content/index.ts'
import { COINS, type Step, PLACE, TILE } from './moves.ts'
import type { Move, State } from './state.ts'
import { following, giveCoin, handOver } from './turn.ts'

const ANY_BUYER = COINS[0b1111]

/** How many tiles of each kind are not placed yet. @rule AZT-2 */
export function unplaced(cells: readonly number[]): number[] {
  const left = [...COPIES]
  for (const tile of cells) if (tile !== NONE) left[tile]--
  return left
}

/** @rule AZT-10 */
function tileMoves(state: Frozen<State>): Move[] {
  const left = unplaced(state.cells)
  const moves: Move[] = []
  for (let tile = 0; tile < TILE.length; tile++) if (left[tile] > 0) moves.push(TILE[tile])
  return moves
}

/** @rule AZT-10 */
function cellMoves(state: Frozen<State>): Move[] {
  const moves: Move[] = []
  for (let cell = 0; cell < CELLS; cell++) if (state.cells[cell] === NONE) moves.push(PLACE[cell])
  return moves
}

/**
 * Laying out the market and the first coins, a tile or a coin each in turn. @rule AZT-10, AZT-11,
 * AZT-15, AZT-R4, AZT-R23
 */
export const placing: Step = {
  legal(state) {
    if (state.phase === 'choose') return tileMoves(state)
    return state.phase === 'place' ? cellMoves(state) : ANY_BUYER
  },

  play(state, seat, move, ply) {
    if (move.type === 'tile') {
      state.holding = move.tile
      state.phase = 'place'
    } else if (move.type === 'place') {
      state.cells[move.cell] = state.holding
      ply.emit({ type: 'placed', seat, tile: state.holding, cell: move.cell })
      state.holding = NONE
      state.phase = 'choose'
      const done = closeMarket(state)
      handOver(state, done ? state.start : following(state, seat), ply)
    } else if (move.type === 'coin') {
      giveCoin(state, seat, move.buyer, ply)
      const next = following(state, seat)
      if (next === state.start) state.phase = 'turn'
      handOver(state, next, ply)
    }
  },
}

/** When all tiles are placed, the cell left over is the hole; true if so. @rule AZT-9, AZT-10 */
function closeMarket(state: State): boolean {
  const hole = state.cells.indexOf(NONE)
  if (hole !== state.cells.lastIndexOf(NONE)) return false
  state.hole = hole
  state.phase = 'purse'
  return true
}
