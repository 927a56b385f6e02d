import { CELLS, COPIES, NONE } from '../content/index.ts'
import { ask, COINS, PLACE, TILE } from './moves.ts'
import { refuse } from './refusals.ts'
import type { State } from './state.ts'
import { following, giveCoin, handOver } from './turn.ts'

/*
 * Laying out the market and the first coins, a tile or a coin each in turn.
 * @rule AZT-10, AZT-11, AZT-15, AZT-R4, AZT-R23
 */

const ANY_BUYER = COINS[0b1111]

/** How many tiles of each kind are not placed yet. @rule AZT-2 */
export function unplaced(cells: readonly number[]): number[] {
  const left = [...COPIES]
  for (const tile of cells) if (tile !== NONE) left[tile]--
  return left
}

/** Choose a kind of tile to place. @rule AZT-10 */
export const chooseTile = ask<'tile'>({
  moves: state => {
    const left = unplaced(state.cells)
    const moves: (typeof TILE)[number][] = []
    for (let tile = 0; tile < TILE.length; tile++) if (left[tile] > 0) moves.push(TILE[tile])
    return moves
  },
  answers: {
    tile: {
      play: (state, _seat, { tile }) => {
        state.holding = tile
        state.phase = 'place'
      },
      refuse: (_state, _seat, { tile }) => refuse('AZT-2', 'none-left', { tile }),
    },
  },
  other: () => refuse('AZT-10', 'choose-tile'),
})

/** Choose its cell. @rule AZT-10 */
export const placeTile = ask<'place'>({
  moves: ({ cells }) => {
    const moves: (typeof PLACE)[number][] = []
    for (let cell = 0; cell < CELLS; cell++) if (cells[cell] === NONE) moves.push(PLACE[cell])
    return moves
  },
  answers: {
    place: {
      play: (state, seat, { cell }, ply) => {
        state.cells[cell] = state.holding
        ply.emit({ type: 'placed', seat, tile: state.holding, cell })
        state.holding = NONE
        state.phase = 'choose'
        const done = closeMarket(state)
        handOver(state, done ? state.start : following(state, seat), ply)
      },
      refuse: () => refuse('AZT-10', 'cell-taken'),
    },
  },
  other: () => refuse('AZT-10', 'choose-cell'),
})

/** Choose the buyer that starts with a coin. @rule AZT-15, AZT-R23 */
export const firstCoin = ask<'coin'>({
  moves: () => ANY_BUYER,
  answers: {
    coin: {
      play: (state, seat, { buyer }, ply) => {
        giveCoin(state, seat, buyer, ply)
        const next = following(state, seat)
        if (next === state.start) state.phase = 'turn'
        handOver(state, next, ply)
      },
    },
  },
  other: () => refuse('AZT-15', 'first-coin'),
})

/** When all tiles are placed, the cell left over is the hole; true if so. @rule AZT-9, AZT-10 */
function closeMarket(state: State): boolean {
  const hole = state.cells.indexOf(NONE)
  if (hole !== state.cells.lastIndexOf(NONE)) return false
  state.hole = hole
  state.phase = 'purse'
  return true
}
