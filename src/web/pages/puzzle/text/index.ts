import { inLanguage } from '../../../text/catalogue.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import type { Messages } from './messages.ts'

/** Every sentence of moments that are played on from or asked about. */
export const positionText = inLanguage<Messages>({ en, es })
