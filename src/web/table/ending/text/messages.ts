// Written by `npm run texts` from en.json and its translations.
import type { MessagesOf, Person, Value } from '../../../../kit/words/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** What they ask for, where they ask for something. */
interface Asked {
  'ending.won': { list: Value }
  'ending.fewer': { what: Value }
  'ending.picture': { what: Value }
  'ending.swing': { who: Person; from: Value; to: Value }
}

export type Messages = MessagesOf<typeof catalogues, Asked>
