import { inLanguage } from '../../../text/catalogue.ts'
import { catalogues, type Messages } from './messages.ts'

/** Every sentence of the ways to lessons. */
export const learnText = inLanguage<Messages>(catalogues)
