// Written by `npm run texts` from en.json and its translations.
import type { Choice, List, MessagesOf, Person, Term, Value } from '../../../kit/words/messages.ts'

/** What fetches the words of this folder in each language. */
export const catalogues = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
}

/** What they ask for, where they ask for something. */
interface Asked {
  points: { n: number }
  coins: { n: number }
  tokens: { n: number }
  pointsOf: { seat: Person; points: Value }
  'prompt.place': { tile: Value }
  'prompt.play': { bought: boolean }
  'prompt.play.hint': { bought: boolean }
  'prompt.theirs': { seat: Value }
  'prompt.theirs.hint': { phase: Choice }
  'prompt.over': { outcome: Choice; winners: List; count: number }
  'event.placed': { seat: Person; tile: Term; row: Value; column: Value }
  'event.coin': { seat: Person; buyer: Value }
  'event.passed': { seat: Person }
  'event.drew': { goods: List }
  'event.moved': { seat: Person; tile: Term; row: Value; column: Value }
  'event.crowned': { seat: Person; goods: Term }
  'event.played': { seat: Person }
  'event.paid': { seat: Person; buyer: Value }
  'event.bought': {
    seat: Person
    gained: number
    vendor: Value
    goods: Term
    buyer: Value
    asides: Choice
  }
  'event.bought.back': { back: number }
  'event.bought.king': { king: number }
  'event.gameOver': { points: List; isShort: boolean; removed: List }
  'move.tile': { tile: Term }
  'move.place': { row: Value; column: Value }
  'move.coin': { buyer: Value }
  'move.move': { tile: Value; row: Value; column: Value }
  'move.king': { goods: Term }
  'move.buy': { goods: Term; buyer: Value }
  'move.pay': { buyer: Value }
  'board.goods': { goods: Value }
  'board.at': { row: number; column: number }
  'board.kingHas': { any: boolean; goods: Value }
  'board.buyersOf': { seat: Value }
  'board.buyer': { number: Value; axis: Choice; hasCoin: boolean; hasGoods: boolean; goods: Value }
  'board.inLine': { place: number }
  'board.can.buy': { gained: Value }
  'board.tray': { n: Value }
  'board.left': { n: number }
  'board.bag': { n: Value }
  'board.supply': { n: number }
  'board.preview': { ifCoin: boolean; goods: Value; parts: Value }
  'board.preview.back': { n: number }
  'board.preview.king': { n: Value }
  'board.preview.yours': { n: number }
  'board.preview.coin': { kept: boolean }
  'board.preview.worth': { n: number }
  'board.buy': { goods: Value }
  'board.scores.mine': { held: Value; king: Value; sum: Value }
  'board.scores.line': { goods: Value; king: Value }
  'board.scores.caption': { partners: boolean }
  'board.seat.holds': { held: number; purse: number; sum: number }
  'board.seat.short': { sum: Value }
  'board.seat.bought': { goods: Value }
  'board.seat.placed': { tile: Term }
  'board.seat.moved': { tile: Term }
  'board.seat.crowned': { goods: Term }
  'board.seat.coin': { passed: boolean }
  'board.seat.brief': { what: Choice; n: Value }
  'board.tells.vendor': { goods: Term }
  'board.tells.stock': { goods: Value }
  'board.tells.crown': { goods: Term }
  'terminal.tile': { tile: Term }
}

export type Messages = MessagesOf<typeof catalogues, Asked>
