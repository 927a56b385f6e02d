/*
 * The cards and the numbers of the game. The rulebook's list of 26 cards is not public, so all
 * cards but the Juice are our own set, each datum marked; the author's list can take their place
 * here without a line of code.
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

type Words = { readonly en: string; readonly es: string }

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

export interface CardFacts {
  readonly id: string
  readonly name: Words
  readonly category: Category
  /** In coins; below 0 it gives coins back. */
  readonly price: number
  readonly score: CardScore
  readonly text: Words
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

/** Most cards in a hand and most rounds with so many players (rulebook). @rule MTO-3 */
export const MAX_CARDS: { readonly [seats: number]: number } = { 2: 8, 3: 7, 4: 6 }
export const MAX_ROUNDS: { readonly [seats: number]: number } = { 2: 9, 3: 8, 4: 8 }
/** Cards face up at the start of a round (rulebook). @rule MTO-5 */
export const SLOTS = 5

/** Calls in a conflict, offers of each player (designed). @rule MTO-16, MTO-42 */
export const CALLS = 3
export const OFFERS = 20
/**
 * Coins each player may spend, and points lost for each coin more (designed). @rule MTO-50, MTO-52
 */
export const BUDGET: { readonly [seats: number]: number } = { 2: 8, 3: 7, 4: 6 }
export const PENALTY = 2
/**
 * Seconds a table with clocks should give for a choice, a call and the whole final phase
 * (designed). @rule MTO-48
 */
export const CLOCKS = { choose: 45, call: 30, final: 300 } as const

export const CATEGORY_NAMES: { readonly [category in Category]: Words } = {
  produce: { en: 'Produce', es: 'Verdura' },
  staple: { en: 'Staple', es: 'Abarrote' },
  fruit: { en: 'Fruit', es: 'Fruta' },
  list: { en: 'Shopping List', es: 'Lista' },
  treat: { en: 'Treat', es: 'Antojo' },
  deal: { en: 'Deal', es: 'Oferta' },
  trouble: { en: 'Trouble', es: 'Lío' },
}

/** The cards, each once. A card is spoken of by its place in this list. @rule MTO-2, MTO-51 */
export const CARDS: readonly CardFacts[] = [
  {
    id: 'tomato',
    name: { en: 'Tomato', es: 'Jitomate' },
    category: 'produce',
    price: 1,
    score: { kind: 'flat', points: 1 },
    text: {
      en: '1 point.',
      es: '1 punto.',
    },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'onion',
    name: { en: 'Onion', es: 'Cebolla' },
    category: 'produce',
    price: 1,
    score: { kind: 'flat', points: 1 },
    text: {
      en: '1 point.',
      es: '1 punto.',
    },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'chile',
    name: { en: 'Chile', es: 'Chile' },
    category: 'produce',
    price: 1,
    score: { kind: 'flat', points: 2 },
    text: {
      en: '2 points.',
      es: '2 puntos.',
    },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'avocado',
    name: { en: 'Avocado', es: 'Aguacate' },
    category: 'produce',
    price: 3,
    score: { kind: 'flat', points: 4 },
    text: {
      en: '4 points.',
      es: '4 puntos.',
    },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'lime',
    name: { en: 'Lime', es: 'Limón' },
    category: 'produce',
    price: 1,
    score: { kind: 'flat', points: 1 },
    text: {
      en: '1 point.',
      es: '1 punto.',
    },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'tortillas',
    name: { en: 'Tortillas', es: 'Tortillas' },
    category: 'staple',
    price: 1,
    score: { kind: 'flat', points: 2 },
    text: {
      en: '2 points.',
      es: '2 puntos.',
    },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'beans',
    name: { en: 'Beans', es: 'Frijoles' },
    category: 'staple',
    price: 1,
    score: { kind: 'flat', points: 1 },
    text: {
      en: '1 point.',
      es: '1 punto.',
    },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'rice',
    name: { en: 'Rice', es: 'Arroz' },
    category: 'staple',
    price: 1,
    score: { kind: 'flat', points: 2 },
    text: {
      en: '2 points.',
      es: '2 puntos.',
    },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'cheese',
    name: { en: 'Cheese', es: 'Queso' },
    category: 'staple',
    price: 2,
    score: { kind: 'flat', points: 2 },
    text: {
      en: '2 points.',
      es: '2 puntos.',
    },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'chicken',
    name: { en: 'Chicken', es: 'Pollo' },
    category: 'staple',
    price: 3,
    score: { kind: 'flat', points: 3 },
    text: {
      en: '3 points.',
      es: '3 puntos.',
    },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'mango',
    name: { en: 'Mango', es: 'Mango' },
    category: 'fruit',
    price: 1,
    score: { kind: 'perCategory', category: 'fruit', points: 1 },
    text: {
      en: '1 point for each Fruit card you hold, this one included.',
      es: '1 punto por cada carta de Fruta que tengas, contando esta.',
    },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'banana',
    name: { en: 'Bananas', es: 'Plátanos' },
    category: 'fruit',
    price: 1,
    score: { kind: 'perCategory', category: 'fruit', points: 1 },
    text: {
      en: '1 point for each Fruit card you hold, this one included.',
      es: '1 punto por cada carta de Fruta que tengas, contando esta.',
    },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'watermelon',
    name: { en: 'Watermelon', es: 'Sandía' },
    category: 'fruit',
    price: 2,
    score: { kind: 'perCategory', category: 'fruit', points: 1 },
    text: {
      en: '1 point for each Fruit card you hold, this one included.',
      es: '1 punto por cada carta de Fruta que tengas, contando esta.',
    },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'overripe',
    name: { en: 'Overripe Papaya', es: 'Papaya pasada' },
    category: 'fruit',
    price: 0,
    score: { kind: 'flat', points: 0 },
    text: {
      en: '0 points. It counts as a Fruit card for your other cards.',
      es: '0 puntos. Cuenta como carta de Fruta para tus otras cartas.',
    },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'juice',
    name: { en: 'Juice', es: 'Jugo' },
    category: 'fruit',
    price: 1,
    score: { kind: 'flat', points: 2 },
    text: {
      en: '2 points. In a conflict you are in, you may give this card to another player in it: that player must cede.',
      es: '2 puntos. En un conflicto en el que participes, puedes dar esta carta a otro participante: ese jugador debe ceder.',
    },
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
    name: { en: 'Shopping List: Salsa', es: 'Lista: Salsa' },
    category: 'list',
    price: 0,
    score: { kind: 'list', needs: ['tomato', 'onion', 'chile'], tiers: [0, 0, 4, 9] },
    text: {
      en: 'Needs Tomato, Onion, Chile. 4 points with two of them in your hand, 9 points with all three.',
      es: 'Pide Jitomate, Cebolla, Chile. 4 puntos con dos de ellas en tu mano, 9 puntos con las tres.',
    },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'list-guacamole',
    name: { en: 'Shopping List: Guacamole', es: 'Lista: Guacamole' },
    category: 'list',
    price: 0,
    score: { kind: 'list', needs: ['avocado', 'lime', 'onion'], tiers: [0, 0, 4, 9] },
    text: {
      en: 'Needs Avocado, Lime, Onion. 4 points with two of them in your hand, 9 points with all three.',
      es: 'Pide Aguacate, Limón, Cebolla. 4 puntos con dos de ellas en tu mano, 9 puntos con las tres.',
    },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'list-enchiladas',
    name: { en: 'Shopping List: Enchiladas', es: 'Lista: Enchiladas' },
    category: 'list',
    price: 0,
    score: { kind: 'list', needs: ['tortillas', 'cheese', 'chicken'], tiers: [0, 0, 4, 9] },
    text: {
      en: 'Needs Tortillas, Cheese, Chicken. 4 points with two of them in your hand, 9 points with all three.',
      es: 'Pide Tortillas, Queso, Pollo. 4 puntos con dos de ellas en tu mano, 9 puntos con las tres.',
    },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'list-rice-and-beans',
    name: { en: 'Shopping List: Rice and Beans', es: 'Lista: Arroz con frijoles' },
    category: 'list',
    price: 0,
    score: { kind: 'list', needs: ['rice', 'beans', 'cheese'], tiers: [0, 0, 4, 9] },
    text: {
      en: 'Needs Rice, Beans, Cheese. 4 points with two of them in your hand, 9 points with all three.',
      es: 'Pide Arroz, Frijoles, Queso. 4 puntos con dos de ellas en tu mano, 9 puntos con las tres.',
    },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'list-lime-soup',
    name: { en: 'Shopping List: Lime Soup', es: 'Lista: Sopa de limón' },
    category: 'list',
    price: 0,
    score: { kind: 'list', needs: ['chicken', 'lime', 'tomato'], tiers: [0, 0, 4, 9] },
    text: {
      en: 'Needs Chicken, Lime, Tomato. 4 points with two of them in your hand, 9 points with all three.',
      es: 'Pide Pollo, Limón, Jitomate. 4 puntos con dos de ellas en tu mano, 9 puntos con las tres.',
    },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'pinata',
    name: { en: 'Piñata', es: 'Piñata' },
    category: 'treat',
    price: 5,
    score: { kind: 'flat', points: 7 },
    text: {
      en: '7 points.',
      es: '7 puntos.',
    },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'sweet-bread',
    name: { en: 'Sweet Bread', es: 'Pan dulce' },
    category: 'treat',
    price: 1,
    score: { kind: 'flat', points: 3 },
    text: {
      en: '3 points.',
      es: '3 puntos.',
    },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'purse',
    name: { en: 'Coin Purse', es: 'Monedero' },
    category: 'deal',
    price: -2,
    score: { kind: 'flat', points: 1 },
    text: {
      en: '1 point.',
      es: '1 punto.',
    },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'basket',
    name: { en: 'Market Basket', es: 'Canasta' },
    category: 'deal',
    price: 2,
    score: { kind: 'variety', points: 1 },
    text: {
      en: '1 point for each different category among your cards, this one’s included.',
      es: '1 punto por cada categoría distinta entre tus cartas, contando la de esta.',
    },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'credit',
    name: { en: 'Store Credit', es: 'Fiado' },
    category: 'trouble',
    price: -5,
    score: { kind: 'flat', points: -1 },
    text: {
      en: '−1 point.',
      es: '−1 punto.',
    },
    juice: false,
    source: DESIGNED,
  },
  {
    id: 'tantrum',
    name: { en: 'Tantrum', es: 'Berrinche' },
    category: 'trouble',
    price: 0,
    score: { kind: 'ifHas', any: ['pinata', 'sweet-bread'], yes: 2, no: -3 },
    text: {
      en: '2 points if you hold Piñata or Sweet Bread, otherwise −3 points.',
      es: '2 puntos si tienes Piñata o Pan dulce; si no, −3 puntos.',
    },
    juice: false,
    source: DESIGNED,
  },
]

/** Where in `CARDS` the card of this id is, or -1. */
export function cardOf(id: string): number {
  return CARDS.findIndex(card => card.id === id)
}

export const JUICE = CARDS.findIndex(card => card.juice)
