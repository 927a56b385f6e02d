import { inLanguage } from '../../../text/catalogue.ts'
import { catalogues, type Messages } from './messages.ts'

/** Every sentence of the pages about people. */
export const meText = inLanguage<Messages>(catalogues)
