// Written by `npm run texts` from en.json and its translations.
import type { Value } from '../../../../kit/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** The messages of this folder, and what each asks for. */
export interface Messages {
  'lab.title': {}
  'lab.lead': {}
  'lab.game': {}
  'lab.players': {}
  'lab.player': { n: Value }
  'lab.side': { name: Value }
  'lab.vary': {}
  'lab.varyNone': {}
  'lab.compare': {}
  'lab.games': {}
  'lab.seed': {}
  'lab.seedHelp': {}
  'lab.rotate': {}
  'lab.clock': {}
  'lab.content': {}
  'lab.contentHelp': {}
  'lab.contentAdded': { summary: Value }
  'lab.contentBad': { why: Value }
  'lab.unknownContent': {}
  'lab.go': {}
  'lab.stop': {}
  'lab.goOn': {}
  'lab.anew': {}
  'lab.progress': { played: Value; of: Value }
  'lab.stopped': { played: Value }
  'lab.done': { played: Value }
  'lab.trouble': {}
  'lab.results': {}
  'lab.numbers': {}
  'lab.export': {}
  'lab.link': {}
}
