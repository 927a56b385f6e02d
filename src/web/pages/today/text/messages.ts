// Written by `npm run texts` from en.json and its translations.
import type { MessagesOf, Value } from '../../../../kit/words/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** What they ask for, where they ask for something. */
interface Asked {
  'today.for': { date: Value }
  'today.of': { game: Value; date: Value }
  'today.row': { n: number }
  'today.result': { place: number; players: Value }
  'today.points': { result: Value; n: Value }
  'today.told': { game: Value; date: Value; result: Value }
}

export type Messages = MessagesOf<typeof catalogues, Asked>
