import type { State } from '../engine/state.ts'
import { SIGNS } from '../engine/table.fixture.ts'

/*
 * Purchases and what is within reach once more, for comparison: slow, over every sequence of moves,
 * with the market as a text of signs, written from the rulebook and the rulings without looking at
 * the engine.
 */

export interface Desk {
  /** 16 signs, row by row; . is the hole. */
  readonly market: string
  readonly seat: number
  /** Which of the four buyers have a coin, and which sign each is bound to, '' if to none. */
  readonly coins: readonly boolean[]
  readonly bound: readonly string[]
  readonly stock: { readonly [vendor: string]: number }
  /** Where the tile moved last in this turn stands; −1 if it may be moved again. */
  readonly last: number
}

export function deskOf(state: State): Desk {
  const { turn } = state
  const mine = <A>(list: readonly A[]) => list.slice(4 * turn, 4 * turn + 4)
  return {
    market: state.cells.map(tile => SIGNS[tile] ?? '.').join(''),
    seat: turn,
    coins: mine(state.coins).map(coin => coin === 1),
    bound: mine(state.colours).map(colour => SIGNS[colour] ?? ''),
    stock: Object.fromEntries(state.stock.map((n, colour) => [SIGNS[colour], n])),
    last: state.moved,
  }
}

/** The signs before a buyer, nearest first. @rule AZT-13, AZT-R1 */
export function column(market: string, seat: number, buyer: number): string {
  const row = market.slice(4 * buyer, 4 * buyer + 4)
  const file = [0, 4, 8, 12].map(at => market[at + buyer]).join('')
  const turned = (text: string) => text.split('').reverse().join('')
  return [turned(file), row, file, turned(row)][seat]
}

/**
 * What a purchase of n tokens brings if these tiles are between, written from buyer to vendor; null
 * if not allowed.
 */
export function deal(
  between: string,
  n: number,
): { gained: number; back: number; king: number; kept: boolean } | null {
  if (between.includes('c') || n === 0) return null
  let [gained, back, king] = [n, 0, 0]
  for (const sign of between.split('').reverse()) {
    if (gained === 0) break
    if (sign === 'p') [gained, back] = [gained - 1, back + 1]
    if (sign === 'v') [gained, king] = [gained - 1, king + 1]
  }
  const kept = between.includes('a')
  return kept && back === n ? null : { gained, back, king, kept }
}

/** Everything that could be bought now: buyer and vendor. */
export function bargains(desk: Desk): string[] {
  return [0, 1, 2, 3].flatMap(buyer => {
    const line = column(desk.market, desk.seat, buyer)
    return 'kurg'
      .split('')
      .filter(vendor => desk.coins[buyer] && line.includes(vendor))
      .filter(vendor => desk.bound[buyer] === '' || desk.bound[buyer] === vendor)
      .filter(vendor => deal(line.slice(0, line.indexOf(vendor)), desk.stock[vendor]) !== null)
      .map(vendor => `${buyer} ${vendor}`)
  })
}

/** The desk with the tile of a cell in the hole. */
export function shifted(desk: Desk, cell: number): Desk {
  const signs = desk.market.split('')
  const hole = signs.indexOf('.')
  signs[hole] = signs[cell]
  signs[cell] = '.'
  return { ...desk, market: signs.join(''), last: hole }
}

export function spent(desk: Desk, buyer: number): Desk {
  return { ...desk, coins: desk.coins.map((coin, i) => coin && i !== buyer) }
}

/** The cells a coin may move: all tiles but the messenger and the one moved last. */
export function forCoin(desk: Desk): number[] {
  return desk.market
    .split('')
    .flatMap((sign, cell) => (sign === '.' || sign === 'm' || cell === desk.last ? [] : [cell]))
}

/** Whether anything can be bought in this turn, by any sequence of moves. */
export function canBuy(desk: Desk, seen: Set<string> = new Set()): boolean {
  if (bargains(desk).length > 0) return true
  const key = `${desk.market}${desk.last}${desk.coins.join()}`
  if (seen.has(key)) return false
  seen.add(key)
  const messenger = desk.market.indexOf('m')
  if (messenger !== desk.last && canBuy(shifted(desk, messenger), seen)) return true
  if (desk.coins.filter(Boolean).length < 2) return false
  return [0, 1, 2, 3].some(
    buyer =>
      desk.coins[buyer] &&
      forCoin(desk).some(cell => canBuy(shifted(spent(desk, buyer), cell), seen)),
  )
}
