import { inLanguage } from '../../../text/catalogue.ts'
import { catalogues, type Messages } from './messages.ts'

/** The sentences of a review. */
export const reviewText = inLanguage<Messages>(catalogues)
