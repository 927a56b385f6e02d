import { inLanguage } from '../../../text/catalogue.ts'
import { catalogues, type Messages } from './messages.ts'

/** Every sentence of a table before its game begins. */
export const lobbyText = inLanguage<Messages>(catalogues)
