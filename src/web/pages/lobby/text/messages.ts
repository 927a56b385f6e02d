// Written by `npm run texts` from en.json and its translations.
import type { Value } from '../../../../kit/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** The messages of this folder, and what each asks for. */
export interface Messages {
  'lobby.title': { game: Value }
  'lobby.lead': { n: number }
  'lobby.leadReady': { n: number }
  'lobby.full': {}
  'lobby.chairs': {}
  'lobby.hereNow': {}
  'lobby.away': {}
  'lobby.linkFor': { n: Value }
  'lobby.share': {}
  'lobby.shareText': { game: Value }
  'lobby.seatBot': {}
  'lobby.clear': {}
  'lobby.fill': {}
  'lobby.leave': {}
  'lobby.sit': {}
  'lobby.listedYes': {}
  'lobby.listedNo': {}
  'lobby.yourName': {}
  'lobby.noName': {}
  'lobby.rename': {}
  'lobby.save': {}
  'lobby.shuffle': {}
  'lobby.shuffleWhy': {}
  'lobby.calledOff': { n: Value }
  'lobby.watching': {}
  'lobby.watchOnly': {}
}
