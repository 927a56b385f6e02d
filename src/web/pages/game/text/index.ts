import { inLanguage } from '../../../text/catalogue.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import type { Messages } from './messages.ts'

/** Every sentence of the page on which one reads about a game and sets its table. */
export const gamePageText = inLanguage<Messages>({ en, es })
