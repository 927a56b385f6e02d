// Written by `npm run texts` from en.json and its translations.
import type { MessagesOf, Value } from '../../../kit/words/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** What they ask for, where they ask for something. */
interface Asked {
  'report.title': { game: Value }
  'report.summary': { games: Value }
  'report.cutShort': { games: Value; asked: Value }
  'report.stopped': { games: Value }
  'report.setting': { name: Value }
  'report.withValue': { name: Value; value: Value }
  'report.par': { share: Value }
  'report.lengthSaid': { mean: Value; median: Value; most: Value }
  'report.scoresSaid': { winners: Value; all: Value }
  'report.between': { low: Value; high: Value }
  'report.search': { tries: Value }
}

export type Messages = MessagesOf<typeof catalogues, Asked>
