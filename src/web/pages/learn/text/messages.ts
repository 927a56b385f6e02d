// Written by `npm run texts` from en.json and its translations.
import type { Value } from '../../../../kit/messages.ts'

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
