// Written by `npm run texts` from en.json and its translations.
import type { Value } from '../../../../kit/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** The messages of this folder, and what each asks for. */
export interface Messages {
  'position.whatIf': { game: Value }
  'position.none': {}
  'position.from': {}
  'position.playOn': {}
  'position.playOnHelp': {}
  'position.ask': {}
  'position.askHelp': {}
  'position.copied': {}
  'position.cannot': {}
  'position.title': { game: Value }
  'position.find': {}
  'position.judging': {}
  'position.trouble': {}
  'position.best': {}
  'position.close': { move: Value }
  'position.worse': { move: Value; much: Value }
  'position.places': { n: Value }
  'position.chance': { n: Value }
  'position.again': {}
  'position.broken': {}
}
