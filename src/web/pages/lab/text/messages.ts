// Written by `npm run texts` from en.json and its translations.
import type { MessagesOf, Value } from '../../../../kit/words/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** What they ask for, where they ask for something. */
interface Asked {
  'lab.player': { n: Value }
  'lab.side': { name: Value }
  'lab.contentBad': { why: Value }
  'lab.contentOther': { game: Value }
  'lab.contentAt': { place: Value }
  'lab.progress': { played: Value; of: Value }
  'lab.stopped': { played: Value }
  'lab.done': { played: Value }
}

export type Messages = MessagesOf<typeof catalogues, Asked>
