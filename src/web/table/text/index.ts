import { byLanguage } from '../../text/catalogue.ts'
import { catalogues, type Messages } from './messages.ts'

/** Every sentence of the table page that belongs to no single game. */
export const tableText = byLanguage<Messages>(catalogues)
