import { inLanguage } from '../../../text/catalogue.ts'
import { catalogues, type Messages } from './messages.ts'

/** Every sentence of the page that shows a game from a file. */
export const bringText = inLanguage<Messages>(catalogues)
