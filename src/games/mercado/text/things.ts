import { nameOf } from '../../../kit/words/called.ts'
import type { Item, Say, Term } from '../../../kit/words/messages.ts'
import { person, type Who } from '../../../kit/words/text.ts'
import {
  type Content,
  type Effect,
  type Merchandise,
  type Price,
  type SpaceEffect,
  standard,
} from '../content/index.ts'
import type { Coin, Slot, Tile, View } from '../engine/state.ts'
import type { Messages } from './messages.ts'
import { effectsOf, fixedOf, goodsOf, merchandiseOf, paidOn, present } from './words.ts'

/** What the game's things are called: for log, board and terminal alike. */

export type Speech = Say<Messages>

const COINS = ['gold', 'silver', 'copper', 'turquoise', 'white', 'black'] as const

/** So many coins of a kind: "2 gold"; also "gold" alone, "Gold", and the letter struck on it. */
export const coinTerm = (coin: Coin, n = 1): Term => ({
  term: `coin.${COINS[coin - 1] ?? 'gold'}`,
  with: { n },
})

/** "gold" */
export const coinName = (say: Speech, coin: Coin): string => nameOf(say, coinTerm(coin)) ?? ''

/** What is struck on a coin: "G". Nothing on white and black ones. */
export const letterOf = (say: Speech, coin: Coin): string =>
  COINS[coin - 1] ? (say.find(coinTerm(coin).term, { form: 'letter' }) ?? '') : ''

/** "2 gold", "1 white": the coins of which there are any. */
export const coins = (counts: readonly number[]): Term[] =>
  present(counts).map(({ coin, count }) => coinTerm(coin, count))

/** The same, or "nothing". */
export const coinsIfAny = (counts: readonly number[]): Term[] => {
  const any = coins(counts)
  return any.length > 0 ? any : [{ term: 'nothing' }]
}

/** "2 gold", "2 turquoise"; "3 alike". */
export const price = (of: Price): Term[] => [
  ...coins(fixedOf(of)),
  ...(of.same > 0 ? [{ term: 'price.same', with: { n: of.same } }] : []),
  ...(of.diff > 0 ? [{ term: 'price.different', with: { n: of.diff } }] : []),
]

/** "4 points"; null for none. */
export function worth(points: Merchandise['points']): Term | null {
  if (points.type !== 'fixed') return { term: `worth.${points.type}` }
  return points.value === 0 ? null : { term: 'points', with: { n: points.value } }
}

/** "2 white coins" */
export const effectTerm = ({ effect, n }: Effect): Term => ({
  term: `effect.${effect}`,
  with: { n },
})

/** The symbol of a space of the track: "others: 1 black coin". */
export function symbol(of: SpaceEffect): Term {
  const effect = effectTerm(of)
  return of.target === 'others' ? { term: 'symbol.others', with: { effect } } : effect
}

/** The printed names that have translations; another set keeps its own. */
const NAMED = new Map(
  [...standard.objects, ...standard.perfumes, ...standard.market].map(({ name, id }) => [name, id]),
)

/** "Garden tapestry"; in the middle of a sentence, "the Garden tapestry". */
export function tileTerm(content: Content, tile: Tile): Term {
  const { name } = goodsOf(content, tile)
  const id = NAMED.get(name)
  return {
    term: `tile.${merchandiseOf(content, tile)?.kind ?? 'market'}`,
    with: { name: id === undefined ? name.replaceAll("'", '’') : { term: `name.${id}` } },
  }
}

/** A privilege token: "2 spaces and a seal". */
export function tokenTerm(content: Content, token: number): Term {
  const { move, self } = content.privileges[token]
  const spaces = { term: 'spaces', with: { n: move } }
  return { term: 'listed', with: { n: [spaces, ...self.map(effectTerm)] } }
}

/** Things by themselves: "2 gold and 1 white". */
export const listed = (say: Speech, ...things: readonly Item[]): string =>
  say('listed', { n: things })

/**
 * What a tile is and does: "Garden tapestry, 4 points, costs 2 gold and 2 turquoise; buyer: a
 * privilege".
 */
export function tileAloud(say: Speech, content: Content, tile: Tile): string {
  const goods = merchandiseOf(content, tile)
  const points = goods === undefined ? null : worth(goods.points)
  const { self, others } = effectsOf(content, tile)
  return say('tile.aloud', {
    tile: tileTerm(content, tile),
    isWorth: points !== null,
    worth: points ?? '',
    price: price(goodsOf(content, tile).price),
    hasSelf: self.length > 0,
    self: self.map(effectTerm),
    hasOthers: others.length > 0,
    others: others.map(effectTerm),
  })
}

/**
 * What everybody has paid so far for the tile in a slot: "you have 1 gold on it; Ana has 2
 * silver".
 */
export function paidAloud(say: Speech, view: Pick<View, 'edges'>, slot: Slot, who: Who): string {
  const paid = paidOn(view, slot, who.me)
  if (paid.length === 0) return say('tile.unpaid')
  return paid
    .map(({ seat, coins: counts }, at) =>
      say('tile.paid', { seat: person(seat, who), coins: coins(counts), isFirst: at === 0 }),
    )
    .join('; ')
}
