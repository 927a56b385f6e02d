// Written by `npm run texts` from en.json and its translations.
import type { Choice, MessagesOf, Term } from '../../../../kit/words/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** What they ask for, where they ask for something. */
interface Asked {
  'judged.hand.more': { n: number }
  'judged.budget.more': { n: number }
  'judged.lists.more': { what: Choice }
  'judged.cards.more': { what: Term }
}

export type Messages = MessagesOf<typeof catalogues, Asked>
