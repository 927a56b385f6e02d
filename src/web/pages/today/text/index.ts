import { inLanguage } from '../../../text/catalogue.ts'
import { catalogues, type Messages } from './messages.ts'

/** Every sentence of the deals of the day. */
export const todayText = inLanguage<Messages>(catalogues)
