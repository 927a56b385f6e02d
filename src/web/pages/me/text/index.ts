import { inLanguage } from '../../../text/catalogue.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** The sentences of the pages about people, in the language the page speaks now. */
export const meText = inLanguage({ en, es })
