import { inLanguage } from '../../../text/catalogue.ts'
import { catalogues, type Messages } from './messages.ts'

/** Every sentence of the page on which one reads about a game and sets its table. */
export const gamePageText = inLanguage<Messages>(catalogues)
