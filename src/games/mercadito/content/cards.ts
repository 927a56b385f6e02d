/*
 * The cards of the game. The rulebook's list of 26 cards is not public, so they are our own set; of
 * the rulebook are only that there is one Juice, its English name and its power. The author's list
 * can take their place here, and in the catalogues of `text/` that name them, without a line of
 * code.
 */

/**
 * A card: its place in `CARDS`, 0 to 25. Each exists once; lists run from low to high unless said.
 */
export type Card = number

export const CATEGORIES = [
  'produce',
  'staple',
  'fruit',
  'list',
  'treat',
  'deal',
  'trouble',
] as const
export type Category = (typeof CATEGORIES)[number]

/** What a card is worth in a hand: its points, or how to count them. */
export type CardScore =
  | { readonly kind: 'flat'; readonly points: number }
  /** Points for each card of the category in the hand, itself included. */
  | { readonly kind: 'perCategory'; readonly category: Category; readonly points: number }
  /** `tiers[n]` points if n of the needed cards are in the hand. */
  | { readonly kind: 'list'; readonly needs: readonly string[]; readonly tiers: readonly number[] }
  /** Points for each different category in the hand, its own included. */
  | { readonly kind: 'variety'; readonly points: number }
  /** One number of points if any of these is in the hand, another if none is. */
  | {
      readonly kind: 'ifHas'
      readonly any: readonly string[]
      readonly yes: number
      readonly no: number
    }

/** A card; its name and what it says of itself are messages: `card.<id>`, `card.<id>.text`. */
export interface CardFacts {
  readonly id: string
  readonly category: Category
  /** In coins; below 0 it gives coins back. */
  readonly price: number
  readonly score: CardScore
}

/** The cards, each once. A card is spoken of by its place in this list. @rule MTO-2, MTO-51 */
export const CARDS: readonly CardFacts[] = [
  { id: 'tomato', category: 'produce', price: 1, score: { kind: 'flat', points: 1 } },
  { id: 'onion', category: 'produce', price: 1, score: { kind: 'flat', points: 1 } },
  { id: 'chile', category: 'produce', price: 1, score: { kind: 'flat', points: 2 } },
  { id: 'avocado', category: 'produce', price: 3, score: { kind: 'flat', points: 4 } },
  { id: 'lime', category: 'produce', price: 1, score: { kind: 'flat', points: 1 } },
  { id: 'tortillas', category: 'staple', price: 1, score: { kind: 'flat', points: 2 } },
  { id: 'beans', category: 'staple', price: 1, score: { kind: 'flat', points: 1 } },
  { id: 'rice', category: 'staple', price: 1, score: { kind: 'flat', points: 2 } },
  { id: 'cheese', category: 'staple', price: 2, score: { kind: 'flat', points: 2 } },
  { id: 'chicken', category: 'staple', price: 3, score: { kind: 'flat', points: 3 } },
  {
    id: 'mango',
    category: 'fruit',
    price: 1,
    score: { kind: 'perCategory', category: 'fruit', points: 1 },
  },
  {
    id: 'banana',
    category: 'fruit',
    price: 1,
    score: { kind: 'perCategory', category: 'fruit', points: 1 },
  },
  {
    id: 'watermelon',
    category: 'fruit',
    price: 2,
    score: { kind: 'perCategory', category: 'fruit', points: 1 },
  },
  { id: 'overripe', category: 'fruit', price: 0, score: { kind: 'flat', points: 0 } },
  { id: 'juice', category: 'fruit', price: 1, score: { kind: 'flat', points: 2 } },
  {
    id: 'list-salsa',
    category: 'list',
    price: 0,
    score: { kind: 'list', needs: ['tomato', 'onion', 'chile'], tiers: [0, 0, 4, 9] },
  },
  {
    id: 'list-guacamole',
    category: 'list',
    price: 0,
    score: { kind: 'list', needs: ['avocado', 'lime', 'onion'], tiers: [0, 0, 4, 9] },
  },
  {
    id: 'list-enchiladas',
    category: 'list',
    price: 0,
    score: { kind: 'list', needs: ['tortillas', 'cheese', 'chicken'], tiers: [0, 0, 4, 9] },
  },
  {
    id: 'list-rice-and-beans',
    category: 'list',
    price: 0,
    score: { kind: 'list', needs: ['rice', 'beans', 'cheese'], tiers: [0, 0, 4, 9] },
  },
  {
    id: 'list-lime-soup',
    category: 'list',
    price: 0,
    score: { kind: 'list', needs: ['chicken', 'lime', 'tomato'], tiers: [0, 0, 4, 9] },
  },
  { id: 'pinata', category: 'treat', price: 5, score: { kind: 'flat', points: 7 } },
  { id: 'sweet-bread', category: 'treat', price: 1, score: { kind: 'flat', points: 3 } },
  { id: 'purse', category: 'deal', price: -2, score: { kind: 'flat', points: 1 } },
  { id: 'basket', category: 'deal', price: 2, score: { kind: 'variety', points: 1 } },
  { id: 'credit', category: 'trouble', price: -5, score: { kind: 'flat', points: -1 } },
  {
    id: 'tantrum',
    category: 'trouble',
    price: 0,
    score: { kind: 'ifHas', any: ['pinata', 'sweet-bread'], yes: 2, no: -3 },
  },
]

/** Where in `CARDS` the card of this id is, or -1. */
export function cardOf(id: string): number {
  return CARDS.findIndex(card => card.id === id)
}

/** The card that can be given away in a conflict. @rule MTO-18 */
export const JUICE = cardOf('juice')
