// Written by `npm run texts` from en.json and its translations.
import type { Value } from '../../../../kit/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** The messages of this folder, and what each asks for. */
export interface Messages {
  'learn.title': { game: Value }
  'learn.help': {}
  'learn.begin': {}
  'learn.goOn': { done: Value }
  'learn.done': {}
  'learn.again': {}
  'learn.offer': {}
  'learn.offerHelp': {}
  'learn.show': {}
  'learn.know': {}
}
