// Written by `npm run texts` from en.json and its translations.
import type { Choice, MessagesOf } from '../../../../kit/words/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** What they ask for, where they ask for something. */
interface Asked {
  'does.place.vendor': { whose: Choice }
  'does.place.ambassador': { whose: Choice }
  'judged.points.more': { n: number }
  'judged.hoped.more': { n: number }
  'judged.goods.more': { n: number }
  'judged.bargains.more': { n: number }
  'judged.rivals.more': { n: number }
}

export type Messages = MessagesOf<typeof catalogues, Asked>
