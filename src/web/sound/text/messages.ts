// Written by `npm run texts` from en.json and its translations.
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** The messages of this folder, and what each asks for. */
export interface Messages {
  'sound.title': {}
  'volumes.off': {}
  'volumes.low': {}
  'volumes.middle': {}
  'volumes.high': {}
  'sound.tremble': {}
  'sound.yes': {}
  'sound.no': {}
}
