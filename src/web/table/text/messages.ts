// Written by `npm run texts` from en.json and its translations.
import type { Choice, List, MessagesOf, Person, Value } from '../../../kit/words/messages.ts'

/** What fetches the words of this folder in each language. */
export const catalogues = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
}

/** What they ask for, where they ask for something. */
interface Asked {
  'table.yourTurn': { game: Value }
  'folk.holds': { name: Value }
  'log.undone': { who: Person }
  'speech.more': { n: number }
  'speech.moved': { names: List; n: number }
  'why.rule': { rule: Value }
  'talk.mute': { name: Value }
  'talk.unmute': { name: Value }
  'clock.left': { time: Value; still: Choice }
  'clock.warning': { seconds: number }
  'life.story.time': { who: Person }
  'life.story.rule': { who: Person }
  'life.story.left': { who: Person }
  'life.story.resigned': { who: Person }
  'life.story.back': { who: Person }
  'life.story.end': { who: Person }
  'life.story.on': { who: Person }
  'life.endAsks': { names: List }
  'life.calledOffWhy': { explained: boolean; why: Value }
  'life.won': { mine: boolean; winners: List; count: number }
  'life.asks': { who: Person }
  'end.place': { place: Value }
  'replay.at': { at: Value; of: Value }
  'since.steps': { n: number }
  'since.at': { at: Value; of: Value }
}

export type Messages = MessagesOf<typeof catalogues, Asked>
