// Written by `npm run texts` from en.json and its translations.
import type { List, MessagesOf, Person, Value } from '../../../kit/words/messages.ts'

/** What fetches the words of this folder in each language. */
export const catalogues = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
}

/** What they ask for, where they ask for something. */
interface Asked {
  placeOf: { place: number; seat: Person }
  pointsOf: { seat: Person; points: Value }
  cards: { n: number }
  points: { n: number }
  'prompt.beat': { count: number; value: Value }
  'prompt.beat.hint': { count: number; value: Value; outnumber: boolean; more: number }
  'prompt.mustPass.hint': { count: number; value: Value }
  'prompt.give': { given: number }
  'prompt.give.hint': { given: number }
  'prompt.take': { given: Value }
  'prompt.take.hint': { owed: Value }
  'prompt.theirs': { seat: Value }
  'prompt.theirs.out': { place: number }
  'prompt.theirs.beat': { count: number; value: Value }
  'prompt.over': { seat: Person }
  'prompt.over.hint': { places: List; limit: boolean }
  'event.led': { seat: Person; count: number; value: Value }
  'event.played': { seat: Person; cards: Value }
  'event.passed': { seat: Person }
  'event.swapped': { seat: Person; gave: List; took: List }
  'event.wentOut': { seat: Person; place: number }
  'event.allPassed': { seat: Person }
  'event.collected': { seat: Person; value: number }
  'event.swept': { cards: Value }
  'event.seeded': { value: number; seat: Person }
  'event.cleared': { seat: Person }
  'event.gameOver': { limit: boolean; places: List; game: number; points: List }
  'event.dealt': { game: Value; seat: Person }
  'move.play': { cards: Value }
  'move.give': { value: Value }
  'move.take': { value: Value }
  'move.collect': { value: number }
  'board.inMarket': { value: Value; copies: Value }
  'board.seeded': { seat: Person }
  'board.set': { seat: Person; count: number }
  'board.passed': { passes: number }
  'board.discards': { copies: number }
  'board.game': { game: Value; games: Value }
  'board.hand': { copies: number }
  'board.outOfCards': { place: number }
  'board.inHand': { value: Value; copies: Value }
  'board.playable': { sets: List }
  'board.playable.set': { count: number }
  'board.chosen': { copies: number }
  'board.did.out': { place: number }
  'board.did.outShort': { place: Value }
  'board.did.played': { cards: Value }
  'board.did.swapped': { gave: Value; took: Value }
  'board.did.took': { value: number }
  'board.balance': { give: Value; take: Value }
  'board.unequal': { give: Value; take: Value }
  'board.tells.hand': { what: Value }
  'board.tells.market': { what: Value }
  'board.tells.slot': { value: Value }
  'board.tells.pond': { whose: Value; count: number; value: Value }
  'board.tells.pile': { copies: number }
  'board.tells.scales': { balance: Value }
  'terminal.out': { place: Value }
  'terminal.swap': { given: Value; taken: Value }
}

export type Messages = MessagesOf<typeof catalogues, Asked>
