import type { Language } from '../../../kit/meta.ts'
import { language } from '../../language.ts'
import { en, type TableText } from './en.ts'
import { es } from './es.ts'

const CATALOGUES: { readonly [language in Language]: TableText } = { en, es }

/** The sentences of the table page in the language it speaks now. */
export function words(): TableText {
  return CATALOGUES[language.value]
}
