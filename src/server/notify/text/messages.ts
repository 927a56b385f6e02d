// Written by `npm run texts` from en.json and its translations.
import type { Value } from '../../../kit/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** The messages of this folder, and what each asks for. */
export interface Messages {
  'turn.one': { game: Value }
  'turn.many': { n: Value }
  'notice.test': {}
  'notice.testText': {}
  'notice.foot': {}
  'signIn.subject': {}
  'signIn.text': { named: boolean; name: Value; site: Value; link: Value }
}
