import { inLanguage } from '../../../text/catalogue.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import type { Messages } from './messages.ts'

/** The sentences of a review. */
export const reviewText = inLanguage<Messages>({ en, es })
