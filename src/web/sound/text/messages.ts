// Written by `npm run texts` from en.json and its translations.

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
