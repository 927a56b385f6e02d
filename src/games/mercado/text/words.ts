import type { Seat } from '../../../kernel/game.ts'
import {
  type Content,
  contentSets,
  type Effect,
  type Merchandise,
  type Price,
  REAL_COINS,
  type SpaceEffect,
} from '../content/index.ts'
import { coinsOn } from '../engine/prices.ts'
import type { Coin, Slot, Tile, View } from '../engine/state.ts'
import { makeTrack } from '../engine/sale/track.ts'

/** What sentences in any language are made of: nothing here is in a language. */

export const contentOf = (digest: unknown): Content => contentSets.content(String(digest))

const trackOf = contentSets.each(makeTrack)

/** The symbol of the space where a marker stands, if it works there. */
export const symbolAt = (view: View, seat: Seat): SpaceEffect | null =>
  trackOf(view.content).symbolAt(view, seat)

/** Whether these are the values that the project comes with. */
export const isStandard = (digest: string): boolean => digest === contentSets.standard

/** A tile by its number: objects first, then perfumes, then market tiles. */
export function merchandiseOf({ objects, perfumes }: Content, tile: Tile): Merchandise | undefined {
  return tile < objects.length ? objects[tile] : perfumes[tile - objects.length]
}

/** Everything that can be bought has these in common. */
export function goodsOf(
  content: Content,
  tile: Tile,
): { readonly name: string; readonly price: Price } {
  const market = content.market[tile - content.objects.length - content.perfumes.length]
  const goods = merchandiseOf(content, tile) ?? market
  if (goods === undefined) throw new Error(`No tile ${tile}`)
  return goods
}

/** What a sale of the tile does, for the buyer and for all others. */
export function effectsOf(
  content: Content,
  tile: Tile,
): { readonly self: readonly Effect[]; readonly others: readonly Effect[] } {
  const market = content.market[tile - content.objects.length - content.perfumes.length]
  return merchandiseOf(content, tile) ?? { self: market?.service ?? [], others: [] }
}

/** The coins of given colours in a price, as counts. */
export function fixedOf({ fixed, white }: Price): number[] {
  return [0, ...REAL_COINS.map(name => fixed[name] ?? 0), white, 0]
}

/** The coins of which there are any, with how many. */
export function present(
  counts: readonly number[],
): { readonly coin: Coin; readonly count: number }[] {
  return counts.flatMap((count, coin) => (count > 0 ? [{ coin, count }] : []))
}

/** Who has paid something for the tile in a slot, and what: the reader first. */
export function paidOn({ edges }: Pick<View, 'edges'>, slot: Slot, me: Seat | null) {
  const all = (edges[slot] ?? []).flatMap((holding, seat) =>
    holding > 0 ? [{ seat, coins: coinsOn(holding) }] : [],
  )
  return [...all.filter(({ seat }) => seat === me), ...all.filter(({ seat }) => seat !== me)]
}
