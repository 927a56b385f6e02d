import { inLanguage } from '../../../text/catalogue.ts'
import { catalogues, type Messages } from './messages.ts'

/** Every sentence of the lab but its reports, which have their own (`bots/lab/text`). */
export const labText = inLanguage<Messages>(catalogues)
