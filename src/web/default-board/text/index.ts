import { inLanguage } from '../../text/catalogue.ts'
import { catalogues, type Messages } from './messages.ts'

/** What the default board says itself; all else comes from the game's own text and its view. */
export const boardText = inLanguage<Messages>(catalogues)
