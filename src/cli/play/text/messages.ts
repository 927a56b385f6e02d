// Written by `npm run texts` from en.json and its translations.
import type { Value } from '../../../kit/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** The messages of this folder, and what each asks for. */
export interface Messages {
  'play.you': {}
  'play.table': { names: Value }
  'play.undo': {}
  'play.undone': {}
  'play.why': {}
  'play.whyWhich': {}
  'play.legal': {}
  'play.unread': { typed: Value }
  'play.hint': {}
  'play.noHints': {}
  'play.place': { place: Value }
  'play.quit': {}
  'play.quitted': {}
  'play.number': { last: number; commands: Value }
  'commands.undo': {}
  'commands.why': {}
  'commands.hint': {}
  'commands.quit': {}
  'play.standings': {}
  'play.points': { n: number }
  'play.seed': { seed: Value }
}
