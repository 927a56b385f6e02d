import { noCounts, type Counts } from '../../../kit/counts.ts'
import { type Price, REAL_COINS } from '../content/values.ts'

/**
 * What a player has on an edge of a tile: coin c, 1 (gold) to 5 (white), adds `WEIGHT[c]`. 0 =
 * nothing.
 */
export type Holding = number

/** Of each coin at most four lie on an edge, so a holding is a number of five digits, base 5. */
const BASE = 5
export const WHITE = 5
export const BLACK = 6
const HOLDINGS = BASE ** WHITE
/**
 * `WEIGHT[coin]`: what one such coin adds to a holding. Black coins are never placed. @rule MER-12
 */
export const WEIGHT: readonly number[] = [0, 1, 5, 25, 125, 625]

/** The coins of a holding, one by one counted; all seven places of the game's counts are there. */
export function coinsOn(holding: Holding): Counts {
  const coins = noCounts(BLACK)
  for (let coin = 1, rest = holding; rest > 0; coin++, rest = Math.trunc(rest / BASE))
    coins[coin] = rest % BASE
  return coins
}

export function holdingOf(coins: readonly number[]): Holding {
  let holding = 0
  for (let coin = 1; coin <= WHITE; coin++) holding += coins[coin] * WEIGHT[coin]
  return holding
}

/** `SIZE[holding]`: how many coins it has. */
export const SIZE: Readonly<Uint8Array> = sizes()

function sizes(): Uint8Array {
  const found = new Uint8Array(HOLDINGS)
  for (let holding = 1; holding < HOLDINGS; holding++)
    found[holding] = found[Math.trunc(holding / BASE)] + (holding % BASE)
  return found
}

/**
 * For each holding, what its owner may do: bit c − 1 is set if one more coin c is legal, `COMPLETE`
 * if the price is paid, `LEGAL` if the holding itself can be there.
 */
export type PriceTable = Readonly<Uint8Array>
/** The bits of all coins, and the one that stands alone if only a white coin will do. */
export const ANY_COIN = (1 << WHITE) - 1
export const ONLY_WHITE = 1 << (WHITE - 1)
export const COMPLETE = 32
export const LEGAL = 64

/** The ways to choose so many different colours, as lists of four zeros and ones. */
function choices(count: number): number[][] {
  const all = Array.from({ length: 1 << REAL_COINS.length }, (_, set) =>
    REAL_COINS.map((_, colour) => (set >> colour) & 1),
  )
  return all.filter(chosen => chosen.reduce((sum, n) => sum + n, 0) === count)
}

/**
 * Every complete payment in real coins, the white slots left out: `[gold, silver, copper,
 * turquoise]`.
 */
export function paymentsOf({ fixed, same, diff }: Price): number[][] {
  const found: number[][] = []
  for (const one of same > 0 ? choices(1) : choices(0)) {
    for (const some of choices(diff)) {
      found.push(
        REAL_COINS.map((name, colour) => (fixed[name] ?? 0) + one[colour] * same + some[colour]),
      )
    }
  }
  return found
}

/**
 * A holding is legal exactly if some complete payment contains it. @rule MER-13, MER-14, MER-29 to
 * MER-33, MER-R8
 */
export function priceTable(price: Price): PriceTable {
  const payments = paymentsOf(price)
  const isLegal = (coins: readonly number[]) => {
    const real = coins[1] + coins[2] + coins[3] + coins[4]
    const fits = (payment: readonly number[]) =>
      payment.every((most, colour) => coins[colour + 1] <= most)
    return real + coins[WHITE] <= price.size && payments.some(fits)
  }
  const table = new Uint8Array(HOLDINGS)
  for (let holding = 0; holding < HOLDINGS; holding++) {
    // Most holdings are larger than any price: a page begins sooner if they are not looked at.
    if (SIZE[holding] > price.size) continue
    const coins = coinsOn(holding)
    if (!isLegal(coins)) continue
    table[holding] = LEGAL
    if (SIZE[holding] === price.size) table[holding] |= COMPLETE
    for (let coin = 1; coin <= WHITE; coin++) {
      coins[coin]++
      if (isLegal(coins)) table[holding] |= 1 << (coin - 1)
      coins[coin]--
    }
  }
  return table
}
