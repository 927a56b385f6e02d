// Written by `npm run texts` from en.json and its translations.
import type { Person, Value } from '../../../../kit/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** The messages of this folder, and what each asks for. */
export interface Messages {
  'ending.ranks': {}
  'ending.place': {}
  'ending.player': {}
  'ending.result': {}
  'ending.lines': {}
  'ending.sum': {}
  'ending.all': {}
  'ending.chart': {}
  'ending.fewer': { what: Value }
  'ending.picture': { what: Value }
  'ending.numbers': {}
  'ending.turned': {}
  'ending.leap': {}
  'ending.swing': { who: Person; from: Value; to: Value }
  'ending.see': {}
  'ending.start': {}
  'ending.end': {}
}
