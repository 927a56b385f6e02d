import { inLanguage } from '../../../text/catalogue.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import type { Messages } from './messages.ts'

/** Every sentence of the lab but its reports, which have their own (`bots/lab/text`). */
export const labText = inLanguage<Messages>({ en, es })
