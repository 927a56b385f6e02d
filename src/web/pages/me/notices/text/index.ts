import { inLanguage } from '../../../../text/catalogue.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import type { Messages } from './messages.ts'

/** Every sentence about notices. */
export const noticesText = inLanguage<Messages>({ en, es })

/** What to say of something that went wrong. */
export const troubleText = (why: string): string =>
  noticesText.find(`troubles.${why}`) ?? noticesText('notices.failed')
