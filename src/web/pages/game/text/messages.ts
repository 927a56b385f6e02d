// Written by `npm run texts` from en.json and its translations.
import type { Value } from '../../../../kit/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** The messages of this folder, and what each asks for. */
export interface Messages {
  'game.learn': {}
  'game.set': {}
  'game.setHelp': {}
  'game.howMany': {}
  'game.chairs': {}
  'game.elo': {}
  'game.hasElo': { elo: Value }
  'game.me': {}
  'game.openChair': {}
  'game.hereChair': {}
  'game.nameOf': { n: Value }
  'game.with': {}
  'game.company.bots': {}
  'game.company.open': {}
  'game.company.here': {}
  'game.hereHelp': {}
  'game.options': {}
  'game.asUsual': {}
  'game.hints': {}
  'game.hintsOpen': {}
  'game.listed': {}
  'game.playBots': {}
  'game.playHelp': {}
  'game.makeHelp': {}
  'game.makePlay': {}
  'game.ours': {}
  'game.designers': { author: Value }
  'game.readRules': {}
}
