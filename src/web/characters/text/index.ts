import { inLanguage } from '../../text/catalogue.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import type { Messages } from './messages.ts'

/** What the page says of making a face. */
export const faceText = inLanguage<Messages>({ en, es })
