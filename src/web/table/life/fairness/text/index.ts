import { inLanguage } from '../../../../text/catalogue.ts'
import { catalogues, type Messages } from './messages.ts'

/** What the page says of a shuffle. */
export const fairnessText = inLanguage<Messages>(catalogues)
