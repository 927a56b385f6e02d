import type { Language } from '../meta.ts'
import { once } from '../once.ts'

/**
 * Languages that write small whole numbers in plain digits and call only 1 singular. Of these
 * numbers is most of what is said, and Intl takes a phone a tenth of a second to begin with.
 */
const PLAIN: ReadonlySet<Language> = new Set(['en', 'es'])
const FIRST_GROUPED = 1000

/** How a language writes numbers and which plural they take, as `locale` has it. */
export interface Numbers {
  readonly write: (n: number) => string
  /** The plural of so many things: `one`, `other`, or what else the language has. */
  readonly plural: (n: number) => string
}

export function numbersIn(language: Language, locale: string): Numbers {
  const number = once(() => new Intl.NumberFormat(locale))
  const cardinal = once(() => new Intl.PluralRules(locale))
  const isPlain = (n: number) =>
    Number.isInteger(n) && Math.abs(n) < FIRST_GROUPED && PLAIN.has(language)
  return {
    write: n => (isPlain(n) ? String(n) : number().format(n)),
    plural: n => (isPlain(n) ? (Math.abs(n) === 1 ? 'one' : 'other') : cardinal().select(n)),
  }
}
