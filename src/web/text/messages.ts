// Written by `npm run texts` from en.json and its translations.
import type { MessagesOf, Value } from '../../kit/words/messages.ts'

/** What fetches the words of this folder in each language. */
export const catalogues = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
}

/** What they ask for, where they ask for something. */
interface Asked {
  'page.titled': { page: Value }
  'page.unspoken': { wanted: Value; spoken: Value }
  'game.players': { range: Value }
  'game.minutes': { range: Value }
  'game.age': { years: Value }
  'game.by': { author: Value }
  'lists.place': { rank: number }
  'lists.free': { n: number }
  'lists.next': { n: number }
  'ready.keptFor': { name: Value }
  'game.chair': { n: Value }
  'rules.title': { game: Value }
  'rules.toGame': { game: Value }
  'rules.linkTo': { rule: Value }
  'rules.found': { n: number }
  'rules.meant': { asked: Value; words: Value; n: number }
  'play.title': { game: Value }
  'device.person': { n: Value }
  'device.turn': { name: Value }
  'device.give': { name: Value }
  'device.iAm': { name: Value }
  'device.next': { name: Value }
  'replay.title': { game: Value }
  'trouble.banned': { limited: boolean; until: Value; explained: boolean; reason: Value }
  'time.rule.live': { minutes: Value; seconds: Value }
  'time.rule.hours': { n: number }
  'time.rule.days': { n: number }
}

export type Messages = MessagesOf<typeof catalogues, Asked>
