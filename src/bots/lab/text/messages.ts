// Written by `npm run texts` from en.json and its translations.
import type { Value } from '../../../kit/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** The messages of this folder, and what each asks for. */
export interface Messages {
  'report.title': { game: Value }
  'report.summary': { games: Value }
  'report.cutShort': { games: Value; asked: Value }
  'report.stopped': { games: Value }
  'report.setting': { name: Value }
  'report.players': {}
  'report.seed': {}
  'report.rotated': {}
  'report.kept': {}
  'who.player': {}
  'who.seat': {}
  'who.role': {}
  'report.withValue': { name: Value; value: Value }
  'name.player': {}
  'name.seat': {}
  'name.role': {}
  'report.games': {}
  'report.wins': {}
  'report.interval': {}
  'report.rank': {}
  'report.points': {}
  'report.par': { share: Value }
  'report.length': {}
  'report.lengthSaid': { mean: Value; median: Value; most: Value }
  'report.scores': {}
  'report.scoresSaid': { winners: Value; all: Value }
  'report.from': {}
  'report.to': {}
  'report.share': {}
  'report.difference': {}
  'report.differences': {}
  'report.differenceHelp': {}
  'differenceOf.player': {}
  'differenceOf.seat': {}
  'differenceOf.role': {}
  'report.moves': {}
  'report.events': {}
  'report.useHelp': {}
  'report.kind': {}
  'report.example': {}
  'report.perGame': {}
  'report.seatsWon': {}
  'level.random': {}
  'level.greedy': {}
  'level.learned': {}
  'level.easy': {}
  'level.medium': {}
  'level.hard': {}
  'level.master': {}
  'report.search': { tries: Value }
}
