import { inLanguage } from '../../../text/catalogue.ts'
import { catalogues, type Messages } from './messages.ts'

/** Every sentence of a lesson that belongs to no single game. */
export const lessonText = inLanguage<Messages>(catalogues)
