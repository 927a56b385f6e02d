import { inLanguage } from '../../text/catalogue.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import type { Messages } from './messages.ts'

/** What the default board says itself; all else comes from the game's own text and its view. */
export const boardText = inLanguage<Messages>({ en, es })
