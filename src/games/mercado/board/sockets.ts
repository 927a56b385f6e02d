import { type Price, REAL_COINS } from '../content/index.ts'
import { paymentsOf, WHITE } from '../engine/prices.ts'
import type { Coin } from '../engine/state.ts'

export const REAL: readonly Coin[] = [1, 2, 3, 4]

/** A place for one coin of a price, with the coin that lies there. */
export interface Socket {
  /**
   * `coin`: one colour · `same`: all of one colour · `diff`: all different · `white`: nothing but a
   * white coin.
   */
  readonly wants: 'coin' | 'same' | 'diff' | 'white'
  /** The colour it wants; null while any may do. */
  readonly colour: Coin | null
  readonly has: Coin | null
}

/**
 * A price as a row of sockets, and the coins that somebody has there laid into them: real ones
 * where they belong, white ones into white sockets and then from the right, since they stand for
 * whatever is still missing.
 */
export function sockets(price: Price, held: readonly number[]): Socket[] {
  const left = held.slice()
  const take = (coin: Coin): Coin | null => {
    if (!left[coin]) return null
    left[coin]--
    return coin
  }
  const row: { wants: Socket['wants']; colour: Coin | null; has: Coin | null }[] = []
  for (let n = 0; n < price.white; n++)
    row.push({ wants: 'white', colour: WHITE, has: take(WHITE) })
  for (const [at, name] of REAL_COINS.entries())
    for (let n = price.fixed[name] ?? 0; n > 0; n--)
      row.push({ wants: 'coin', colour: at + 1, has: take(at + 1) })
  const bound = price.same > 0 ? (REAL.find(coin => left[coin]) ?? null) : null
  for (let n = 0; n < price.same; n++)
    row.push({ wants: 'same', colour: bound, has: bound && take(bound) })
  for (let n = 0; n < price.diff; n++) {
    const coin = REAL.find(one => left[one]) ?? null
    row.push({ wants: 'diff', colour: coin, has: coin && take(coin) })
  }
  for (const socket of row.toReversed()) if (socket.has === null) socket.has = take(WHITE)
  return row
}

/**
 * How far I am from buying: the price is complete; or with the coins in my hand, with my purse too,
 * with what lies on my character tile too, or never.
 */
export type Reach = 'full' | 'hand' | 'purse' | 'later' | 'never'

/** Whether these coins complete what is held, white ones standing in. */
function completes(price: Price, held: readonly number[], stock: readonly number[]): boolean {
  return paymentsOf(price).some(payment => {
    const needs = payment.map((n, at) => n - (held[at + 1] ?? 0))
    if (needs.some(n => n < 0)) return false
    const covered = Math.max(0, (held[WHITE] ?? 0) - price.white)
    const real = needs.reduce((sum, n) => sum + n, 0) - covered
    const found = needs.reduce((sum, n, at) => sum + Math.min(n, stock[at + 1] ?? 0), 0)
    const whites = Math.max(0, price.white - (held[WHITE] ?? 0)) + Math.max(0, real - found)
    return whites <= (stock[WHITE] ?? 0)
  })
}

/**
 * From where the coins can come that are still missing. Each list of coins is of one place: hand,
 * purse, character tile.
 */
export function reach(
  price: Price,
  held: readonly number[],
  [hand, purse, tray]: readonly [
    hand: readonly number[],
    purse: readonly number[],
    tray: readonly number[],
  ],
): Reach {
  const both = hand.map((n, coin) => n + (purse[coin] ?? 0))
  if (completes(price, held, [])) return 'full'
  if (completes(price, held, hand)) return 'hand'
  if (completes(price, held, both)) return 'purse'
  return completes(
    price,
    held,
    both.map((n, coin) => n + (tray[coin] ?? 0)),
  )
    ? 'later'
    : 'never'
}
