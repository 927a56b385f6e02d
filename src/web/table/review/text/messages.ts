// Written by `npm run texts` from en.json and its translations.
import type { MessagesOf, Person, Value } from '../../../../kit/words/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** What they ask for, where they ask for something. */
interface Asked {
  'review.fortunesHelp': { places: boolean }
  'review.mine': { own: Value; others: Value; much: boolean }
  'review.turned': { who: Person; from: Value; to: Value }
  'review.move': { ply: Value }
  'review.chose': { move: Value }
  'review.better': { move: Value }
  'review.hint': { who: Value; why: Value }
  'review.cost': { size: Value; places: boolean; sure: Value }
}

export type Messages = MessagesOf<typeof catalogues, Asked>
