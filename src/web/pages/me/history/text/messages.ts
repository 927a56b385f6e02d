// Written by `npm run texts` from en.json and its translations.
import type { MessagesOf, Value } from '../../../../../kit/words/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** What they ask for, where they ask for something. */
interface Asked {
  'history.players': { n: number }
  'history.wonOf': { won: Value; played: Value }
  'history.result': { rank: number; score: number }
  'history.lineOfPlaces': { played: number; won: number; longest: Value }
  'history.line': { played: number; won: number; best: number; longest: Value }
  points: { n: number }
  games: { n: number }
}

export type Messages = MessagesOf<typeof catalogues, Asked>
