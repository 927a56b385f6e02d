import { BUYERS, SIDE, seenBy } from './content/index.ts'
import type { Aztec, View } from './engine/state.ts'
import type { Terminal } from '../../kit/terminal.ts'

/**
 * The Aztec Market in a terminal: the market turned so that my side is below, then everybody's
 * buyers.
 */
export const terminal: Terminal<Aztec> = {
  lines({ view, who, language, paint }) {
    const words = WORDS[language]
    const cells = seenBy(view.viewer ?? 0).map(cell => tile(view, cell, words))
    const width = Math.max(...cells.map(text => text.length))
    const rows = Array.from({ length: SIDE }, (_, row) =>
      cells
        .slice(row * SIDE, (row + 1) * SIDE)
        .map(text => text.padEnd(width))
        .join('  '),
    )
    const seats = view.coins.length / BUYERS
    const players = Array.from({ length: seats }, (_, seat) => {
      const buyers = Array.from({ length: BUYERS }, (__, i) =>
        buyer(view, seat * BUYERS + i, i, words),
      )
      const line = `${view.turn === seat ? '›' : ' '} ${who.name(seat)}: ${buyers.join(' · ')}`
      return seat === view.viewer ? paint.strong(line) : line
    })
    return [
      ...rows.map(row => `  ${row}`),
      `${words.king}: ${counted(view.king, words)} · ${words.bag}: ${view.bag}`,
      ...players,
    ]
  },
  read: () => null,
}

/** "jewels 3", "porter", or a dot for the hole. */
function tile(view: View, cell: number, words: AztecWords): string {
  const kind = view.cells[cell] ?? -1
  const name = words.tiles[kind]
  if (name === undefined) return '·'
  const stock = view.stock[kind]
  return stock === undefined ? name : `${name} ${stock}`
}

/** "1 jewels×2 $": number, goods, coin. */
function buyer(view: View, at: number, index: number, words: AztecWords): string {
  const goods = view.goods[at] ?? 0
  const name = words.tiles[view.colours[at] ?? -1]
  const holds = goods > 0 && name !== undefined ? ` ${name}×${goods}` : ''
  return `${index + 1}${holds}${view.coins[at] ? ` ${words.coin}` : ''}`
}

function counted(tokens: readonly number[], words: AztecWords): string {
  return tokens.map((count, colour) => `${words.tiles[colour] ?? ''} ${count}`).join(', ')
}

interface AztecWords {
  /** By kind, as in the game's content: four vendors by what they sell, then the others. */
  readonly tiles: readonly string[]
  readonly king: string
  readonly bag: string
  readonly coin: string
}

const WORDS: { readonly en: AztecWords; readonly es: AztecWords } = {
  en: {
    tiles: [
      'pottery',
      'fabric',
      'jewels',
      'herbs',
      'crowd',
      'porter',
      'governor',
      'ambassador',
      'messenger',
      'king',
    ],
    king: 'On the king',
    bag: 'in the bag',
    coin: '+coin',
  },
  es: {
    tiles: [
      'cerámica',
      'telas',
      'joyas',
      'hierbas',
      'gentío',
      'porteador',
      'gobernador',
      'embajador',
      'mensajero',
      'rey',
    ],
    king: 'En el rey',
    bag: 'en la bolsa',
    coin: '+moneda',
  },
}
