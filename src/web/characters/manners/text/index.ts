import { inLanguage } from '../../../text/catalogue.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import type { Messages } from './messages.ts'

/** How each character is, in one sentence. */
export const mannersText = inLanguage<Messages>({ en, es })
