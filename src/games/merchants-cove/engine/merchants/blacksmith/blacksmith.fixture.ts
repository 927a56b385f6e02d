import { noCounts } from '../../../../../kit/counts.ts'
import type { State } from '../../state.ts'
import { shopOf } from '../merchant.ts'
import { shopAlone } from '../alone.fixture.ts'
import { tables } from '../../first.fixture.ts'
import { COAL, DICE, dieOf, faceOf, metalOf, metalsOf } from './dice.ts'
import { FURNACES } from './furnaces.ts'

const LETTERS = ' rgbyc'
/** A die in words: r3 a red 3, c5 coal 5. */
export const die = (word: string) => dieOf(LETTERS.indexOf(word[0]), Number(word[1]))
export const dice = (words = '') =>
  words.split(' ').flatMap(word => (word === '' ? [] : [die(word)]))
const word = (each: number) => `${LETTERS[metalOf(each)]}${faceOf(each)}`

interface Setting {
  readonly tray?: string
  /** The furnaces: 'r3 c5'. */
  readonly furnaces?: readonly string[]
  /** How many of each Good stand on the shelf. */
  readonly shelf?: { readonly [good: number]: number }
  /** What the coal shows that is not named: it lies in the tray. */
  readonly coal?: number
}

/** A shop in which all alloy that is not named is in the ore cart, and all coal in the tray. */
export function blacksmithAt({
  tray: named,
  furnaces = [],
  shelf = {},
  coal = 1,
}: Setting = {}): State {
  const tray = noCounts(DICE)
  for (const each of dice(named)) tray[each]++
  const hot = Array.from({ length: FURNACES }, (_, furnace) =>
    dice(furnaces[furnace]).toSorted((a, b) => a - b),
  )
  const lying = metalsOf(tray)
  for (const each of hot.flat()) lying[metalOf(each)]++
  const left = tables.bla.dice.map((count, metal) => count - lying[metal])
  tray[dieOf(COAL, coal)] += left[COAL]
  return shopAlone(
    { merchant: 'bla', tray, furnaces: hot, cart: left.slice(0, COAL) },
    { shelf: noCounts(8).map((_, good) => shelf[good] ?? 0) },
  )
}

export const bla = (state: State) => shopOf(state, 0, 'bla')
export const furnaceOf = (state: State, furnace: number) =>
  bla(state).furnaces[furnace].map(word).join(' ')
export const trayOf = (state: State) =>
  bla(state)
    .tray.flatMap((count, each) => Array.from({ length: count }, () => word(each)))
    .join(' ')
export const cartOf = (state: State) =>
  bla(state)
    .cart.map((count, metal) => LETTERS[metal].repeat(count))
    .join('')
