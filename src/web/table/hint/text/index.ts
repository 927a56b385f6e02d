import { inLanguage } from '../../../text/catalogue.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import type { Messages } from './messages.ts'

/** The sentences of a hint. */
export const hintText = inLanguage<Messages>({ en, es })
