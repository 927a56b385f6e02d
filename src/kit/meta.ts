/** Facts about a game for home page, lists and registry: small, plain data, no engine behind it. */
export interface GameMeta {
  readonly id: string
  readonly title: { readonly [language in Language]: string }
  readonly author: string
  readonly seats: readonly [min: number, max: number]
  readonly minutes: readonly [least: number, most: number]
  readonly age: number
  /** The colour token of its awning. */
  readonly accent: 'cochineal' | 'turquoise' | 'rosa' | 'indigo' | 'sea'
}

export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]
