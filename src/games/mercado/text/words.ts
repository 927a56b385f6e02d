import type { Seat } from '../../../kernel/game.ts'
import type { Who } from '../../../kit/text.ts'
import {
  type Content,
  contentSets,
  type Effect,
  type Merchandise,
  type Price,
  type RealName,
  type Space,
  type SpaceEffect,
} from '../content/index.ts'
import { coinsOn } from '../engine/prices.ts'
import type { Coin, Slot, Tile, View } from '../engine/state.ts'
import { makeTrack } from '../engine/track.ts'

/** What sentences in any language are made of: nothing here is in a language. */

/**
 * Every reason `explain` can give. A language without a sentence for one of them does not compile.
 */
export const REASONS = [
  'action-taken',
  'black',
  'colour-twice',
  'empty-tray',
  'enough',
  'full',
  'must-place',
  'must-use',
  'no-choice',
  'no-discard',
  'no-offer',
  'no-such-move',
  'no-such-token',
  'no-symbol',
  'no-white',
  'not-completed',
  'not-complete',
  'not-drawn',
  'not-in-price',
  'not-seated',
  'not-your-turn',
  'nothing-drawn',
  'only-white',
  'over',
  'placing-over',
  'privilege-first',
  'seal-first',
  'second-colour',
  'sold',
  'symbol-first',
  'too-few-coins',
  'too-late',
  'waits',
] as const
type Reason = (typeof REASONS)[number]

/** The numbers that may come with a reason; one that is missing is 0. */
export interface Numbers {
  readonly coin: Coin
  readonly coins: number
}
export type Sentences = { readonly [reason in Reason]: (numbers: Numbers) => string }

export function isReason(why: string): why is Reason {
  return (REASONS as readonly string[]).includes(why)
}

export function numbersOf(given: { readonly [name: string]: string | number } = {}): Numbers {
  const number = (name: keyof Numbers) => Number(given[name] ?? 0)
  return { coin: number('coin'), coins: number('coins') }
}

/** What the game's things are called in one language: for log, board and terminal alike. */
export interface Things {
  /** "gold" */
  readonly coin: (coin: Coin) => string
  /** "2 gold and 1 white" */
  readonly coins: (counts: readonly number[]) => string
  /** "2 gold and 2 turquoise", "3 alike" */
  readonly price: (price: Price) => string
  /** "Garden tapestry" */
  readonly tile: (content: Content, tile: Tile) => string
  /** The same in the middle of a sentence: "the Garden tapestry". */
  readonly theTile: (content: Content, tile: Tile) => string
  /** "4 points"; "" for none. */
  readonly points: (points: Merchandise['points']) => string
  /** "2 white coins" */
  readonly effect: (effect: Effect) => string
  /** The symbol of a space of the track: "others: 1 black coin". */
  readonly symbol: (effect: NonNullable<Space['effect']>) => string
  /** A privilege token: "2 spaces and a seal". */
  readonly token: (content: Content, token: number) => string
  /**
   * What a tile is and does: "Garden tapestry, 4 points, costs 2 gold and 2 turquoise; buyer: a
   * privilege".
   */
  readonly tileAloud: (content: Content, tile: Tile) => string
  /**
   * What everybody has paid so far for the tile in a slot: "you have 1 gold on it; Ana has 2
   * silver".
   */
  readonly paidAloud: (view: Pick<View, 'edges'>, slot: Slot, who: Who) => string
}

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

const REAL: readonly RealName[] = ['G', 'S', 'C', 'T']

/** The coins of given colours in a price, as counts. */
export function fixedOf({ fixed, white }: Price): number[] {
  return [0, ...REAL.map(name => fixed[name] ?? 0), white, 0]
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
