// Written by `npm run texts` from en.json and its translations.

/** The messages of this folder, and what each asks for. */
export interface Messages {
  'board.state': {}
  'board.actions': {}
}
