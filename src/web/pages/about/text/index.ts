import { inLanguage } from '../../../text/catalogue.ts'
import { catalogues, type Messages } from './messages.ts'

/** Every sentence of the page about this market. */
export const aboutText = inLanguage<Messages>(catalogues)
