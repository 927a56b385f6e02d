import { inLanguage } from '../../../text/catalogue.ts'
import { catalogues, type Messages } from './messages.ts'

/** How each character is, in one sentence. */
export const mannersText = inLanguage<Messages>(catalogues)
