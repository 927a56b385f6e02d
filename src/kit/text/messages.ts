// Written by `npm run texts` from en.json and its translations.
import type { MessagesOf, Value } from '../words/messages.ts'

/** What fetches the words of this folder in each language. */
export const catalogues = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
}

/** What they ask for, where they ask for something. */
interface Asked {
  'refusal.other': { rule: Value }
}

export type Messages = MessagesOf<typeof catalogues, Asked>
