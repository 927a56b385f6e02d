// Written by `npm run texts` from en.json and its translations.
import type { MessagesOf } from '../../../../kit/words/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** What they ask for, where they ask for something. */
interface Asked {
  'judged.cards.more': { n: number }
  'judged.sets.more': { n: number }
  'judged.control.more': { n: number }
  'judged.losers.more': { n: number }
  'judged.trick.more': { n: number }
  'judged.low.more': { n: number }
  'judged.high.more': { n: number }
  'judged.market.more': { n: number }
}

export type Messages = MessagesOf<typeof catalogues, Asked>
