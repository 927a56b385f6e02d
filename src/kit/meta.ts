/** The colours a game's awning may have; each is a token of the page's, fit to be written upon. */
export const ACCENTS = ['cochineal', 'turquoise', 'rosa', 'indigo', 'sea'] as const
export type Accent = (typeof ACCENTS)[number]

/** Facts about a game for home page, lists and registry: small, plain data, no engine behind it. */
export interface GameMeta {
  readonly id: string
  readonly title: { readonly [language in Language]: string }
  /** What the game is, in two sentences. */
  readonly blurb: { readonly [language in Language]: string }
  readonly author: string
  readonly seats: readonly [min: number, max: number]
  /** With so many seats those who face each other are partners: they win and lose together. */
  readonly partners?: number
  readonly minutes: readonly [least: number, most: number]
  readonly age: number
  /** Its points only count places: there is no "best score" of it. */
  readonly placesOnly?: true
  /** The colour of its awning; games may share one. */
  readonly accent: Accent
  /** Left out where a newcomer begins with one other, and options as they come. */
  readonly newcomer?: Newcomer
}

/** The table at which somebody begins who has not played the game: few others, little to decide. */
export interface Newcomer {
  /** How many sit there, the newcomer on the first chair. */
  readonly players: number
  /** The options that leave least to decide before the first turn; the others as they come. */
  readonly options?: { readonly [name: string]: string | number | boolean }
  /** What the newcomer plays as, where seats are not alike: one of the game's `roles`. */
  readonly role?: string
}

/** How many sides so many seats make: as many, or half of them where partners face each other. */
export function sidesAt(
  { partners }: { readonly partners?: number | undefined },
  seats: number,
): number {
  return seats === partners ? seats / 2 : seats
}

/** The side a seat plays for, of so many seats: its own, or the one it shares with its partner. */
export function sideOf(meta: GameMeta, seats: number, seat: number): number {
  return seat % sidesAt(meta, seats)
}

export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** By whose habits a language writes numbers and lists. */
export const LOCALES: { readonly [language in Language]: string } = { en: 'en-GB', es: 'es' }
