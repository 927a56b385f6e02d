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
  first: { n: Person }
  points: { n: number }
  cards: { n: number }
  pointsOf: { seat: Person; points: Value }
  spent: { spent: Value; budget: number; gained: number }
  said: { n: Choice }
  saidBy: { seat: Person; said: Choice }
  exchange: { wants: number; given: List; wanted: List }
  round: { n: Value }
  'prompt.choose': { again: boolean }
  'prompt.choose.hint': { again: boolean; round: Value; rounds: Value }
  'prompt.watch.hint': { round: Value; rounds: Value }
  'prompt.picked': { card: Value }
  'prompt.said': { said: Choice }
  'prompt.conflict': { card: Value; seats: List }
  'prompt.call': { card: Value }
  'prompt.call.hint': { last: boolean; call: Value; calls: Value; seats: List }
  'prompt.settled': { card: Value }
  'prompt.draft': { seat: Value }
  'prompt.draft.hint': { gives: number; give: List; wants: number; want: List }
  'prompt.notVoted': { seats: List }
  'prompt.offered': { seat: Value; what: Value }
  'prompt.offeredMany': { seat: Value; gives: number; wants: number }
  'prompt.final.hint': { offers: number }
  'prompt.over': { count: number; seat: Person; seats: List }
  'event.chose': { count: number; seat: Person; seats: List }
  'event.took': { seat: Person; card: Value }
  'event.clashed': { seats: List; count: number; card: Value }
  'event.called': { card: Value; call: Value; said: Value }
  'event.juiced': { from: Person; to: Person }
  'event.left': { card: Value }
  'event.destroyed': { card: Value }
  'event.closed': { cards: List }
  'event.dealt': { round: Value; cards: List }
  'event.offered': { from: Person; isCounter: boolean; to: Person; what: Value }
  'event.declined': { to: Person; from: Person }
  'event.cancelled': { from: Person; to: Person }
  'event.traded': { to: Person; from: Person; what: Value }
  'event.revealed': { seat: Person; to: Person; card: Value }
  'event.revealed.all': { seat: Person; card: Value }
  'event.voted': { seat: Person }
  'event.unvoted': { seat: Person }
  'event.ended': { count: number; seat: Person; seats: List; points: List }
  player: { n: Value }
  'move.pick': { card: Value }
  'move.juice': { player: Value }
  'move.address': { player: Value }
  'move.counter': { what: Value }
  'move.give': { card: Value }
  'move.want': { card: Value }
  'move.accept': { what: Value }
  'move.decline': { what: Value }
  'move.cancel': { what: Value }
  'move.offer': { offer: Value }
  'move.reveal': { player: Value; card: Value }
  'move.reveal.all': { card: Value }
  'board.roundOf': { round: Value; rounds: Value }
  'board.wave': { wave: Value }
  'board.deck': { n: number }
  'board.discards': { n: number }
  'board.destroyed': { n: number }
  'board.pile': { pile: Choice }
  'board.card': { card: Value; kind: Value; price: number; text: Value }
  'board.tells': { card: Value; kind: Value; text: Value; costs: Value }
  'board.costs': { price: number }
  'board.givesBack': { n: number }
  'board.rounds.tells': { rounds: Value }
  'board.budget.tells': { budget: number; lost: number }
  'board.pointedAt': { seats: List }
  'board.foughtOver': { seats: List }
  'board.hand': { n: Value; limit: Value }
  'board.counts': { n: number }
  'board.over': { over: number; lost: number }
  'board.take': { card: Value }
  'board.look.would': { from: Value; to: number }
  'board.look.pays': { costs: Value; spent: Value; budget: number }
  'board.look.now': { n: number }
  'board.reveal.took': { seat: Person }
  'board.reveal.pass': { seat: Person }
  'board.reveal.juiced': { from: Person; to: Person }
  'board.call.title': { seats: List; card: Term }
  'board.call.mine': { seats: List; card: Term }
  'board.call.of': { call: Value; calls: Value }
  'board.call.said': { said: Choice }
  'board.call.saidTo': { seat: Person }
  'board.call.juice': { seat: Value }
  'board.call.hold.why': { last: boolean }
  'board.call.juice.why': { seat: Value }
  'board.desk.partner': { seat: Value; n: number }
  'board.desk.partner.tells': { seat: Value; n: number }
  'board.desk.want': { seat: Value }
  'board.desk.knownWith': { seat: Value }
  'board.desk.effect': { from: Value; to: Value }
  'board.desk.forYou': { gain: Value }
  'board.desk.lacking': { count: number; cards: List }
  'board.desk.send.tells': { seat: Value; offers: Value }
  'board.desk.sendTo': { seat: Value }
  'board.desk.counterTo': { seat: Value }
  'board.desk.from': { seat: Value }
  'board.desk.to': { seat: Value }
  'board.desk.declined': { seat: Value; n: number }
  'board.desk.agreed': { seat: Value }
  'board.desk.left': { n: number }
  'board.desk.tooFew': { seat: Value; least: Value }
  'board.desk.tooMany': { most: number }
  'board.desk.between': { from: Value; to: Value; gives: number; wants: number }
  'board.desk.voted': { n: Value; seats: Value }
  'board.desk.showOne.tells': { seat: Value }
  'board.desk.showWhat': { card: Value }
  'board.desk.seenBy': { seats: List }
  'board.end.total': { points: number; cost: Value }
  'board.end.level': { points: number; fewest: boolean; spent: Value }
  'board.end.penalty': { penalty: Value }
  'board.seat.cards': { n: Value; limit: Value }
  'board.seat.secretly': { what: Value }
  'board.seat.took': { card: Value }
  'board.seat.offers': { n: number }
  'terminal.worth': { points: number }
  'terminal.offer': { offer: Value; from: Value; to: Value; what: Value }
}

export type Messages = MessagesOf<typeof catalogues, Asked>
