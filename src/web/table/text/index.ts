import { inLanguage } from '../../text/catalogue.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import type { Messages } from './messages.ts'

/** Every sentence of the table page that belongs to no single game. */
export const tableText = inLanguage<Messages>({ en, es })
