import { inLanguage } from '../../../text/catalogue.ts'
import { refusedText } from '../../../refused.ts'
import { catalogues, type Messages } from './messages.ts'

/** Every sentence of the pages about people. */
export const meText = inLanguage<Messages>(catalogues)

/** What to say of something that was not done, for no reason of its own. */
export const failedText = (why: string): string =>
  why === 'unstorable' ? refusedText(why) : meText('me.failed')
