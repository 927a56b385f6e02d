import { inLanguage } from '../../text/catalogue.ts'
import { catalogues, type Messages } from './messages.ts'

/** What the page says of sound. */
export const soundText = inLanguage<Messages>(catalogues)
