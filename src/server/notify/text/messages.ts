// Written by `npm run texts` from en.json and its translations.
import type { List, MessagesOf, Value } from '../../../kit/words/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** What they ask for, where they ask for something. */
interface Asked {
  'turn.one': { game: Value }
  'turn.with': { names: List }
  'turn.at': { game: Value; names: List }
  'turn.many': { n: Value }
  'kept.one': { name: Value; game: Value }
  'waiting.many': { n: Value }
  'low.one': { left: Value; game: Value }
  'low.many': { n: Value; left: Value }
  'late.one': { game: Value }
  'time.days': { n: number }
  'time.hours': { n: number }
  'time.minutes': { n: number }
  'signIn.text': { named: boolean; name: Value; site: Value; link: Value }
}

export type Messages = MessagesOf<typeof catalogues, Asked>
