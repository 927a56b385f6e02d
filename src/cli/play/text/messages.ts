// Written by `npm run texts` from en.json and its translations.
import type { MessagesOf, Value } from '../../../kit/words/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** What they ask for, where they ask for something. */
interface Asked {
  'play.table': { names: Value }
  'play.unread': { typed: Value }
  'play.place': { much: Value }
  'play.wins': { much: Value }
  'play.number': { last: number; commands: Value }
  'play.points': { n: number }
  'play.seed': { seed: Value }
  'play.notInRules': { typed: Value }
  'play.moreFound': { n: number }
  'play.minutes': { from: Value; to: Value }
  'play.saved': { file: Value }
  'play.keepIn': { file: Value }
  'play.goOn': { file: Value }
}

export type Messages = MessagesOf<typeof catalogues, Asked>
