import { inLanguage } from '../../../text/catalogue.ts'
import { catalogues, type Messages } from './messages.ts'

/** What the end of a match says. */
export const endingText = inLanguage<Messages>(catalogues)
