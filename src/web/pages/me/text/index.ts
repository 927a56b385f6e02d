import type { Language } from '../../../../kit/meta.ts'
import { language } from '../../../language.ts'
import { en, type MeText } from './en.ts'
import { es } from './es.ts'

const CATALOGUES: { readonly [language in Language]: MeText } = { en, es }

/** The sentences of the pages about people, in the language the page speaks now. */
export function words(): MeText {
  return CATALOGUES[language.value]
}
