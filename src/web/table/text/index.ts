import { byLanguage } from '../../text/catalogue.ts'
import type { Messages } from './messages.ts'

/** Every sentence of the table page that belongs to no single game. */
export const tableText = byLanguage<Messages>({
  en: () => import('./en.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
})
