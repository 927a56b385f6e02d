import { range } from '../../kit/moves.ts'
import type { Track } from './content/index.ts'
import { WHITE } from './engine/prices.ts'
import type { Mercado, Move, View } from './engine/state.ts'
import type { Messages } from './text/index.ts'
import {
  coinName,
  coins,
  coinsIfAny,
  listed,
  paidAloud,
  type Speech,
  symbol,
  tileAloud,
  tokenTerm,
} from './text/things.ts'
import { contentOf } from './text/words.ts'
import { total } from '../../kit/counts.ts'
import type { Scene, Terminal } from '../../kit/terminal.ts'

/** Cells of the track in a line, and the width of one: four markers may stand on it. */
const ROW = 15
const CELL = 5

/**
 * Mercado in a terminal: stalls with what everybody has paid, the track, and what everybody holds.
 */
export const terminal: Terminal<Mercado, Messages> = {
  lines(scene) {
    const { view, paint } = scene
    const { say } = scene.text
    const piles = say('terminal.piles', {
      white: view.whitePile,
      black: view.blackPile,
      seals: view.sealPile,
      privileges: view.supplySize,
    })
    return [
      paint.strong(say('terminal.round', { n: view.round })),
      ...stalls(scene),
      ...track(scene),
      ...view.progress.map((_, seat) => player(scene, seat)),
      paint.faint(`  ${piles}`),
      ...(total(view.drawn) > 0
        ? [say('terminal.drawn', { coins: paint.bright(listed(say, ...coins(view.drawn))) })]
        : []),
    ]
  },

  /** "gold 3" or "g 3": a coin on the tile so numbered. */
  read(typed, { say }): Move | null {
    const [, word, number] = /^(\p{L}+) +([1-8])$/u.exec(typed.trim().toLowerCase()) ?? []
    if (word === undefined) return null
    const coin = COINS.find(each => coinName(say, each).startsWith(word))
    return coin === undefined ? null : { type: 'place', coin, slot: Number(number) - 1 }
  },
}

/** The coins that can be placed. */
const COINS = range(1, WHITE)

/** Each tile with what it is, and below it what has been paid for it. */
function stalls({ view, who, text, paint }: Scene<Mercado, Messages>): string[] {
  const content = contentOf(view.content)
  const { say } = text
  return view.display.flatMap((tile, slot) => {
    const sold = view.sold.includes(slot) ? ` (${say('sold')})` : ''
    const line = `  ${slot + 1}  ${tileAloud(say, content, tile)}${sold}`
    const isPaid = view.edges[slot]?.some(holding => holding > 0) ?? false
    return isPaid ? [line, paint.bright(`     ${paidAloud(say, view, slot, who)}`)] : [line]
  })
}

/**
 * The ring of spaces in lines: symbols, and below them the markers by the numbers of their players.
 */
function track({ view, text, paint }: Scene<Mercado, Messages>): string[] {
  const board = contentOf(view.content).board[view.side]
  const cells = board.spaces.map(({ symbol }, i) => (i === view.disc ? '◎' : (symbol ?? '·')))
  const markers = board.spaces.map((_, i) =>
    view.progress
      .flatMap((steps, seat) => ((view.disc + steps) % board.length === i ? [seat + 1] : []))
      .join(''),
  )
  const rows: string[] = []
  for (let from = 0; from < board.length; from += ROW) {
    const row = (texts: readonly string[]) =>
      `  ${texts
        .slice(from, from + ROW)
        .map(text => text.padEnd(CELL))
        .join('')}`.trimEnd()
    const standing = row(markers)
    rows.push(row(cells), ...(standing === '' ? [] : [paint.strong(standing)]))
  }
  return [...rows, paint.faint(`  ${legend(board, text.say)}`)]
}

/** Each symbol of the board once, with what it does. */
function legend({ spaces }: Track, say: Speech): string {
  const known = new Map(
    spaces.flatMap(({ symbol, effect }) => (symbol && effect ? [[symbol, effect] as const] : [])),
  )
  return [...known].map(([sign, effect]) => `${sign}: ${listed(say, symbol(effect))}`).join(' · ')
}

function player({ view, who, text, paint }: Scene<Mercado, Messages>, seat: number): string {
  const { say } = text
  const purse = view.purses[seat] ?? []
  const isMine = seat === view.viewer
  const isOpen = isMine || view.openPurses || view.phase === 'over'
  const facts = [
    say('spaces', { n: view.progress[seat] ?? 0 }),
    say('seals', { n: view.seals[seat] ?? 0 }),
    tokens(view, seat, say),
    say('terminal.purse', {
      coins: isOpen ? listed(say, ...coinsIfAny(purse)) : say('coins', { n: total(purse) }),
    }),
    say('terminal.tray', { coins: coinsIfAny(view.trays[seat] ?? []) }),
  ]
  const line = `${view.turn === seat ? '›' : ' '} ${seat + 1} ${who.name(seat)}: ${facts.join(' · ')}`
  return isMine ? paint.strong(line) : line
}

/** How many privileges, and which if they are seen. */
function tokens(view: View, seat: number, say: Speech): string {
  const content = contentOf(view.content)
  const seen = (view.tokens[seat] ?? []).map(token => listed(say, tokenTerm(content, token)))
  const count = say('privileges', { n: view.tokenCounts[seat] ?? 0 })
  return seen.length > 0 ? `${count} (${seen.join('; ')})` : count
}
