// Written by `npm run texts` from en.json and its translations.
import type { MessagesOf, Person, Value } from '../../../kit/words/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** What they ask for, where they ask for something. */
interface Asked {
  'review.seat': { seat: Value }
  'review.places': { n: Value }
  'review.games': { n: Value }
  'review.turned': { ply: Value; who: Person; from: Value; to: Value; by: Value }
  'review.decision': {
    ply: Value
    who: Value
    move: Value
    better: Value
    cost: Value
    sure: Value
  }
  'review.hint': { who: Value; why: Value }
}

export type Messages = MessagesOf<typeof catalogues, Asked>
