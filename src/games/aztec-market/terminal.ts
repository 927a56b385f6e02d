import { upTo } from '../../kit/moves.ts'
import type { Terminal } from '../../kit/terminal.ts'
import { BUYERS, SIDE, seenBy } from './content/index.ts'
import type { Aztec, View } from './engine/state.ts'
import { type Messages, type Speech, tileTerm } from './text/index.ts'

/**
 * The Aztec Market in a terminal: the market turned so that my side is below, then everybody's
 * buyers.
 */
export const terminal: Terminal<Aztec, Messages> = {
  lines({ view, who, text, paint }) {
    const { say } = text
    const cells = seenBy(view.viewer ?? 0).map(cell => tile(view, cell, say))
    const width = Math.max(...cells.map(said => said.length))
    const rows = upTo(SIDE).map(row =>
      cells
        .slice(row * SIDE, (row + 1) * SIDE)
        .map(said => said.padEnd(width))
        .join('  '),
    )
    const seats = view.coins.length / BUYERS
    const players = upTo(seats).map(seat => {
      const buyers = Array.from({ length: BUYERS }, (__, i) =>
        buyer(view, seat * BUYERS + i, i, say),
      )
      const line = `${view.turn === seat ? '›' : ' '} ${who.name(seat)}: ${buyers.join(' · ')}`
      return seat === view.viewer ? paint.strong(line) : line
    })
    return [
      ...rows.map(row => `  ${row}`),
      `${say('terminal.king')}: ${counted(view.king, say)} · ${say('terminal.bag')}: ${view.bag}`,
      ...players,
    ]
  },
  read: () => null,
}

const named = (kind: number, say: Speech) => say('terminal.tile', { tile: tileTerm(kind) })

/** "jewels 3", "porter", or a dot for the hole. */
function tile(view: View, cell: number, say: Speech): string {
  const kind = view.cells[cell]
  if (kind < 0) return '·'
  const stock = view.stock[kind]
  return stock === undefined ? named(kind, say) : `${named(kind, say)} ${stock}`
}

/** "1 jewels×2 +coin": number, goods, coin. */
function buyer(view: View, at: number, index: number, say: Speech): string {
  const count = view.goods[at]
  const holds = count > 0 ? ` ${named(view.colours[at], say)}×${count}` : ''
  return `${index + 1}${holds}${view.coins[at] ? ` ${say('terminal.coin')}` : ''}`
}

const counted = (tokens: readonly number[], say: Speech) =>
  tokens.map((count, colour) => `${named(colour, say)} ${count}`).join(', ')
