import { inLanguage } from '../../../text/catalogue.ts'
import { catalogues, type Messages } from './messages.ts'

/** Every sentence of moments that are played on from or asked about. */
export const positionText = inLanguage<Messages>(catalogues)
