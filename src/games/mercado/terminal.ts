import type { Track } from './content/index.ts'
import { WHITE } from './engine/prices.ts'
import type { Mercado, Move, View } from './engine/state.ts'
import { THINGS } from './text/things.ts'
import { contentOf, type Things } from './text/words.ts'
import { total } from '../../kit/counts.ts'
import type { Scene, Terminal } from '../../kit/terminal.ts'

/** Cells of the track in a line, and the width of one: four markers may stand on it. */
const ROW = 15
const CELL = 5

/**
 * Mercado in a terminal: stalls with what everybody has paid, the track, and what everybody holds.
 */
export const terminal: Terminal<Mercado> = {
  lines(scene) {
    const { view, language, paint } = scene
    const words = WORDS[language]
    const piles = words.piles(view.whitePile, view.blackPile, view.sealPile, view.supplySize)
    return [
      paint.strong(words.round(view.round)),
      ...stalls(scene),
      ...track(scene),
      ...view.progress.map((_, seat) => player(scene, seat)),
      paint.faint(piles),
      ...(total(view.drawn) > 0
        ? [`${words.drawn}: ${paint.bright(THINGS[language].coins(view.drawn))}`]
        : []),
    ]
  },

  /** "gold 3" or "g 3": a coin on the tile so numbered. */
  read(typed): Move | null {
    const [, word, number] = /^(\p{L}+) +([1-8])$/u.exec(typed.trim().toLowerCase()) ?? []
    if (word === undefined) return null
    const coin = COINS.find(each =>
      Object.values(THINGS).some(things => things.coin(each).startsWith(word)),
    )
    return coin === undefined ? null : { type: 'place', coin, slot: Number(number) - 1 }
  },
}

/** The coins that can be placed. */
const COINS = Array.from({ length: WHITE }, (_, i) => i + 1)

/** Each tile with what it is, and below it what has been paid for it. */
function stalls({ view, who, language, paint }: Scene<Mercado>): string[] {
  const content = contentOf(view.content)
  const things = THINGS[language]
  return view.display.flatMap((tile, slot) => {
    const sold = view.sold.includes(slot) ? ` (${WORDS[language].sold})` : ''
    const line = `  ${slot + 1}  ${things.tileAloud(content, tile)}${sold}`
    const isPaid = view.edges[slot]?.some(holding => holding > 0) ?? false
    return isPaid ? [line, paint.bright(`     ${things.paidAloud(view, slot, who)}`)] : [line]
  })
}

/**
 * The ring of spaces in lines: symbols, and below them the markers by the numbers of their players.
 */
function track({ view, language, paint }: Scene<Mercado>): string[] {
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
  return [...rows, paint.faint(`  ${legend(board, THINGS[language])}`)]
}

/** Each symbol of the board once, with what it does. */
function legend({ spaces }: Track, things: Things): string {
  const known = new Map(
    spaces.flatMap(({ symbol, effect }) => (symbol && effect ? [[symbol, effect] as const] : [])),
  )
  return [...known].map(([symbol, effect]) => `${symbol}: ${things.symbol(effect)}`).join(' · ')
}

function player({ view, who, language, paint }: Scene<Mercado>, seat: number): string {
  const words = WORDS[language]
  const things = THINGS[language]
  const coins = (counts: readonly number[]) => things.coins(counts) || words.none
  const isMine = seat === view.viewer
  const isOpen = isMine || view.openPurses || view.phase === 'over'
  const facts = [
    words.space(view.progress[seat] ?? 0),
    words.seals(view.seals[seat] ?? 0),
    tokens(view, seat, words, things),
    `${words.purse}: ${isOpen ? coins(view.purses[seat] ?? []) : words.coins(total(view.purses[seat] ?? []))}`,
    `${words.tray}: ${coins(view.trays[seat] ?? [])}`,
  ]
  const line = `${view.turn === seat ? '›' : ' '} ${seat + 1} ${who.name(seat)}: ${facts.join(' · ')}`
  return isMine ? paint.strong(line) : line
}

/** How many privileges, and which if they are seen. */
function tokens(view: View, seat: number, words: MercadoWords, things: Things): string {
  const content = contentOf(view.content)
  const seen = (view.tokens[seat] ?? []).map(token => things.token(content, token))
  return (
    words.privileges(view.tokenCounts[seat] ?? 0) + (seen.length > 0 ? ` (${seen.join('; ')})` : '')
  )
}

interface MercadoWords {
  readonly purse: string
  readonly tray: string
  readonly drawn: string
  readonly sold: string
  readonly none: string
  round(n: number): string
  space(steps: number): string
  coins(n: number): string
  seals(n: number): string
  privileges(n: number): string
  piles(white: number, black: number, seals: number, privileges: number): string
}

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

const WORDS: { readonly en: MercadoWords; readonly es: MercadoWords } = {
  en: {
    purse: 'purse',
    tray: 'character tile',
    drawn: 'To be placed',
    sold: 'sold',
    none: 'nothing',
    round: n => `Round ${n}`,
    space: steps => counted(steps, 'space', 'spaces'),
    coins: n => counted(n, 'coin', 'coins'),
    seals: n => counted(n, 'seal', 'seals'),
    privileges: n => counted(n, 'privilege', 'privileges'),
    piles: (white, black, seals, privileges) =>
      `  Piles: ${white} white, ${black} black, ${counted(seals, 'seal', 'seals')}, ${counted(privileges, 'privilege', 'privileges')}`,
  },
  es: {
    purse: 'bolsa',
    tray: 'loseta de personaje',
    drawn: 'Por poner',
    sold: 'vendida',
    none: 'nada',
    round: n => `Ronda ${n}`,
    space: steps => counted(steps, 'casilla', 'casillas'),
    coins: n => counted(n, 'moneda', 'monedas'),
    seals: n => counted(n, 'sello', 'sellos'),
    privileges: n => counted(n, 'privilegio', 'privilegios'),
    piles: (white, black, seals, privileges) =>
      `  Montones: ${white} blancas, ${black} negras, ${counted(seals, 'sello', 'sellos')}, ${counted(privileges, 'privilegio', 'privilegios')}`,
  },
}
