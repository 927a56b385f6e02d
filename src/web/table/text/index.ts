import { inLanguage } from '../../text/catalogue.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** The sentences of the table page in the language it speaks now. */
export const tableText = inLanguage({ en, es })
