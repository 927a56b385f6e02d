import { inLanguage } from '../../../../text/catalogue.ts'
import { catalogues, type Messages } from './messages.ts'

/** Every sentence about notices. */
export const noticesText = inLanguage<Messages>(catalogues)

/** What to say of something that went wrong. */
export const troubleText = (why: string): string =>
  noticesText.find(`troubles.${why}`) ?? noticesText('notices.failed')
