import { inLanguage } from '../../../text/catalogue.ts'
import { catalogues, type Messages } from './messages.ts'

/** The sentences of a hint. */
export const hintText = inLanguage<Messages>(catalogues)
