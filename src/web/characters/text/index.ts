import { inLanguage } from '../../text/catalogue.ts'
import { catalogues, type Messages } from './messages.ts'

/** What the page says of making a face. */
export const faceText = inLanguage<Messages>(catalogues)
