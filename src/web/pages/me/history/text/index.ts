import { inLanguage } from '../../../../text/catalogue.ts'
import { catalogues, type Messages } from './messages.ts'

/** Every sentence about the games played on this device. */
export const historyText = inLanguage<Messages>(catalogues)
