import { inLanguage } from '../../../../text/catalogue.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import type { Messages } from './messages.ts'

/** Every sentence about the games played on this device. */
export const historyText = inLanguage<Messages>({ en, es })
