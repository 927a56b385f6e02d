// Written by `npm run texts` from en.json and its translations.
import type { Choice, List, MessagesOf, Person, Term, Value } from '../../../kit/words/messages.ts'

/** What fetches the words of this folder in each language. */
export const catalogues = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
}

/** What they ask for, where they ask for something. */
interface Asked {
  who: { n: Person }
  Who: { n: Person }
  listed: { n: List }
  coins: { n: number }
  spaces: { n: number }
  points: { n: number }
  seals: { n: number }
  privileges: { n: number }
  'price.same': { n: number }
  'price.different': { n: number }
  'symbol.others': { effect: Value }
  'left.privileges': { n: number; moves: List }
  'tile.aloud': {
    tile: Value
    isWorth: boolean
    worth: Value
    price: List
    hasSelf: boolean
    self: List
    hasOthers: boolean
    others: List
  }
  'tile.paid': { seat: Person; coins: List; isFirst: boolean }
  'prompt.action.hint': { purse: number; tray: number }
  'prompt.sealOffer.hint': { any: boolean; coins: List }
  'prompt.placement': { left: number }
  'prompt.placement.hint': { left: number; coins: List; placed: number }
  'prompt.theirs': { phase: Choice; seat: Value }
  'prompt.theirs.hint': { phase: Choice }
  'prompt.over': { seat: Person }
  'prompt.over.hint': { seat: Person; progress: Value }
  'event.turn': { extra: boolean; seat: Person; round: Value }
  'event.privilege': { seat: Person; token: Value }
  'event.skipped': { seat: Person }
  'event.recovered': { seat: Person; coins: List }
  'event.drew': { seat: Person; seal: boolean; coins: List }
  'event.placed': { seat: Person; coin: Term; tile: Term }
  'event.returned': { seat: Person; coins: List }
  'event.deadlock': { rounds: number }
  'event.scored': { seat: Person; any: boolean; left: List; bonus: Value }
  'event.ended': { seat: Person; order: Value }
  'event.moved': { seat: Person; steps: Value; from: Value; to: Value }
  'event.landed': { outcome: Choice; seat: Person; symbol: Value }
  'event.gained': { count: number; seat: Person; pile: Term; isShort: boolean }
  'event.cleared': { count: number; seat: Person; places: List }
  'event.tokenGained': { seat: Person; isSeen: boolean; token: Value }
  'event.noTokens': { seat: Person }
  'event.extraTurn': { seat: Person; turns: Value }
  'event.lastRound': { seat: Person }
  'event.sold': { seat: Person; tile: Term; price: List }
  'event.worth.drawn': { tile: Term; drawn: Term; worth: number }
  'event.worth.rank': { seat: Person; rank: number }
  'event.changed': { where: Choice; seat: Person }
  'event.mustDiscard': { count: number; seat: Person; seats: List; lost: number }
  'event.discarded': { seat: Person; isSeen: boolean; token: Value }
  'event.paid': { any: boolean; real: List; seat: Person; white: number }
  'event.consoled': { seals: number; seat: Person; tile: Term; count: Value }
  'event.tookBack': { seat: Person; coins: List; tile: Term }
  'event.reshuffled': { kind: Choice; count: Value }
  'event.refilled': { isSame: boolean; tile: Term; price: List }
  'move.privilege': { token: Value }
  'move.symbol': { take: boolean; isSeen: boolean; symbol: Value }
  'move.draw': { count: number }
  'move.recover': { count: number }
  'move.seal': { pay: boolean; more: Value }
  'move.place': { coin: Term; tile: Term }
  'move.sell': { tile: Term }
  'move.white': { tile: Term }
  'move.discard': { token: Value }
  'board.takeBack': { coin: Term }
  'board.drawn': { seat: Value; coins: List }
  'board.tray': { coins: List }
  'board.tokens': { n: Value }
  'board.token': { token: Value }
  'board.givenUp': { token: Value }
  'board.purse': { count: number; coins: List }
  'board.piles.objects': { n: number; discarded: Value }
  'board.piles.perfumes': { n: number; discarded: Value }
  'board.piles.tokens': { n: number }
  'board.piles.seals': { n: number }
  'board.piles.white': { n: number }
  'board.piles.black': { n: number }
  'board.track.space': { n: Value }
  'board.track.here': { names: Value }
  'board.draw': { n: Value }
  'board.recover': { n: Value }
  'board.paySeal': { n: Value }
  'board.seat.holds': { progress: Value; purse: number; seals: number; tokens: number }
  'board.seat.drew': { coins: List }
  'board.seat.placed': { coin: Term }
  'board.seat.recovered': { count: number }
  'board.seat.bought': { tile: Term }
  'board.end.moved': { why: Choice }
  'board.end.level': { n: number; above: number }
  'board.tells.pawn': { seat: Person; n: Value }
  'board.tells.draw': { n: number }
  'board.tells.paySeal': { n: Value }
  'terminal.round': { n: Value }
  'terminal.purse': { coins: Value }
  'terminal.tray': { coins: List }
  'terminal.drawn': { coins: Value }
  'terminal.piles': { white: Value; black: Value; seals: number; privileges: number }
}

export type Messages = MessagesOf<typeof catalogues, Asked>
