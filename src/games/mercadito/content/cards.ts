/*
 * The cards and the numbers of the game. The rulebook's list of 26 cards is not public, so all
 * cards but the Juice are our own set, each datum marked; the author's list can take their place
 * here, and in the catalogues of `text/` that name them, without a line of code.
 */

/**
 * A card: its place in `CARDS`, 0 to 25. Each exists once; lists run from low to high unless said.
 */
export type Card = number

/** Where a datum comes from. */
type Source = 'rulebook' | 'designed'

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
  /** Whether it is the card that can be given away in a conflict. @rule MTO-18 */
  readonly juice: boolean
  readonly source: CardSource
}

interface CardSource {
  readonly existence: Source
  readonly copies: Source
  readonly name: { readonly en: Source; readonly es: Source }
  readonly category: Source
  readonly price: Source
  readonly score: Source
  /** Of the power of the card, if it has one. */
  readonly ability: Source | null
}

const DESIGNED: CardSource = {
  existence: 'designed',
  copies: 'designed',
  name: { en: 'designed', es: 'designed' },
  category: 'designed',
  price: 'designed',
  score: 'designed',
  ability: null,
}

/** The cards, each once. A card is spoken of by its place in this list. @rule MTO-2, MTO-51 */
export const CARDS: readonly CardFacts[] = [
  {
    id: 'tomato',
    category: 'produce',
    price: 1,
    score: { kind: 'flat', points: 1 },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'onion',
    category: 'produce',
    price: 1,
    score: { kind: 'flat', points: 1 },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'chile',
    category: 'produce',
    price: 1,
    score: { kind: 'flat', points: 2 },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'avocado',
    category: 'produce',
    price: 3,
    score: { kind: 'flat', points: 4 },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'lime',
    category: 'produce',
    price: 1,
    score: { kind: 'flat', points: 1 },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'tortillas',
    category: 'staple',
    price: 1,
    score: { kind: 'flat', points: 2 },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'beans',
    category: 'staple',
    price: 1,
    score: { kind: 'flat', points: 1 },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'rice',
    category: 'staple',
    price: 1,
    score: { kind: 'flat', points: 2 },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'cheese',
    category: 'staple',
    price: 2,
    score: { kind: 'flat', points: 2 },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'chicken',
    category: 'staple',
    price: 3,
    score: { kind: 'flat', points: 3 },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'mango',
    category: 'fruit',
    price: 1,
    score: { kind: 'perCategory', category: 'fruit', points: 1 },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'banana',
    category: 'fruit',
    price: 1,
    score: { kind: 'perCategory', category: 'fruit', points: 1 },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'watermelon',
    category: 'fruit',
    price: 2,
    score: { kind: 'perCategory', category: 'fruit', points: 1 },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'overripe',
    category: 'fruit',
    price: 0,
    score: { kind: 'flat', points: 0 },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'juice',
    category: 'fruit',
    price: 1,
    score: { kind: 'flat', points: 2 },
    juice: true,
    source: {
      ...DESIGNED,
      existence: 'rulebook',
      copies: 'rulebook',
      name: { en: 'rulebook', es: 'designed' },
      ability: 'rulebook',
    },
  },
  {
    id: 'list-salsa',
    category: 'list',
    price: 0,
    score: { kind: 'list', needs: ['tomato', 'onion', 'chile'], tiers: [0, 0, 4, 9] },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'list-guacamole',
    category: 'list',
    price: 0,
    score: { kind: 'list', needs: ['avocado', 'lime', 'onion'], tiers: [0, 0, 4, 9] },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'list-enchiladas',
    category: 'list',
    price: 0,
    score: { kind: 'list', needs: ['tortillas', 'cheese', 'chicken'], tiers: [0, 0, 4, 9] },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'list-rice-and-beans',
    category: 'list',
    price: 0,
    score: { kind: 'list', needs: ['rice', 'beans', 'cheese'], tiers: [0, 0, 4, 9] },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'list-lime-soup',
    category: 'list',
    price: 0,
    score: { kind: 'list', needs: ['chicken', 'lime', 'tomato'], tiers: [0, 0, 4, 9] },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'pinata',
    category: 'treat',
    price: 5,
    score: { kind: 'flat', points: 7 },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'sweet-bread',
    category: 'treat',
    price: 1,
    score: { kind: 'flat', points: 3 },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'purse',
    category: 'deal',
    price: -2,
    score: { kind: 'flat', points: 1 },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'basket',
    category: 'deal',
    price: 2,
    score: { kind: 'variety', points: 1 },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'credit',
    category: 'trouble',
    price: -5,
    score: { kind: 'flat', points: -1 },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'tantrum',
    category: 'trouble',
    price: 0,
    score: { kind: 'ifHas', any: ['pinata', 'sweet-bread'], yes: 2, no: -3 },
    juice: false,
    source: DESIGNED,
  },
]

/** Where in `CARDS` the card of this id is, or -1. */
export function cardOf(id: string): number {
  return CARDS.findIndex(card => card.id === id)
}

export const JUICE = CARDS.findIndex(card => card.juice)
