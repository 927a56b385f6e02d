// Written by `npm run texts` from en.json and its translations.
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** The messages of this folder, and what each asks for. */
export interface Messages {
  'manners.amparo': {}
  'manners.beto': {}
  'manners.citlali': {}
  'manners.dalia': {}
  'manners.eloy': {}
  'manners.fermin': {}
  'manners.itzel': {}
  'manners.lupe': {}
  'manners.macario': {}
  'manners.petra': {}
  'manners.rufino': {}
  'manners.tomasa': {}
}
