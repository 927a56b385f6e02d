// Written by `npm run texts` from en.json and its translations.
import type { MessagesOf } from '../../../../kit/words/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** What they ask for, where they ask for something. */
interface Asked {
  'move.seal': { pay: boolean }
  'judged.track.more': { n: number }
  'judged.total.more': { n: number }
  'judged.seals.more': { n: number }
  'judged.privileges.more': { n: number }
  'judged.white.more': { n: number }
  'judged.stalls.more': { n: number }
  'judged.sales.more': { n: number }
}

export type Messages = MessagesOf<typeof catalogues, Asked>
