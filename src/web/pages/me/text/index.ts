import { inLanguage } from '../../../text/catalogue.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import type { Messages } from './messages.ts'

/** Every sentence of the pages about people. */
export const meText = inLanguage<Messages>({ en, es })
