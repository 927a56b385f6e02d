// Written by `npm run texts` from en.json and its translations.
import type { Value } from '../../../../../kit/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** The messages of this folder, and what each asks for. */
export interface Messages {
  'history.title': {}
  'history.none': {}
  'history.kept': {}
  'history.titleOfAll': {}
  'history.keptWithAccount': {}
  'history.notSent': {}
  'history.noAnswer': {}
  'history.played': {}
  'history.won': {}
  'history.best': {}
  'history.longest': {}
  'history.time': {}
  'history.kinds': {}
  'history.latest': {}
  'history.players': { n: number }
  'company.random': {}
  'company.greedy': {}
  'company.easy': {}
  'company.medium': {}
  'company.hard': {}
  'company.master': {}
  'company.people': {}
  'history.wonOf': { won: Value; played: Value }
  'history.result': { rank: number; score: number }
  'history.line': { played: number; won: Value; best: number; longest: Value }
  points: { n: number }
  games: { n: number }
}
