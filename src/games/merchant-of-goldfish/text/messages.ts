// Written by `npm run texts` from en.json and its translations.
import type { Choice, List, Person, Value } from '../../../kit/messages.ts'

/** The messages of this folder, and what each asks for. */
export interface Messages {
  'about.step.1': {}
  'about.step.2': {}
  'about.step.3': {}
  'about.step.4': {}
  'about.step.5': {}
  'option.games': {}
  'option.games.help': {}
  'option.games.value': { value: number }
  'option.start': {}
  'option.start.help': {}
  'option.start.value': { value: Choice }
  'option.maxTurns': {}
  'option.maxTurns.help': {}
  'option.maxTurns.value': { value: number }
  who: { n: Person }
  spellout: { n: number }
  place: { n: number }
  placeOf: { place: number; seat: Person }
  pointsOf: { seat: Person; points: Value }
  cards: { n: number }
  points: { n: number }
  set: { n: number; value: Value }
  theSet: { n: number; value: Value }
  several: { n: number }
  market: {}
  inPlay: {}
  hand: {}
  'prompt.lead': {}
  'prompt.lead.hint': {}
  'prompt.beat': { count: number; value: Value }
  'prompt.beat.hint': { count: number; value: Value; outnumber: boolean; more: number }
  'prompt.mustPass': {}
  'prompt.mustPass.hint': { count: number; value: Value }
  'prompt.give': { given: number }
  'prompt.give.hint': { given: number }
  'prompt.take': { given: Value }
  'prompt.take.hint': { owed: Value }
  'prompt.collect': {}
  'prompt.collect.hint': {}
  'prompt.theirs': { seat: Value }
  'prompt.theirs.out': { place: number }
  'prompt.theirs.collect': {}
  'prompt.theirs.lead': {}
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
  'move.pass': {}
  'move.keep': {}
  'move.give': { value: Value }
  'move.enough': {}
  'move.take': { value: Value }
  'move.collect': { value: number }
  'move.decline': {}
  'refusal.other': { rule: Value }
  'refusal.collect-first': {}
  'refusal.does-not-add-up': { value: number; owed: Value }
  'refusal.exchange-begun': {}
  'refusal.finish-exchange': { owed: Value }
  'refusal.finish-pass': {}
  'refusal.give-first': {}
  'refusal.higher-and-more': { count: number; value: Value }
  'refusal.highest-first': { last: Value }
  'refusal.market-cannot-pay': { sum: Value }
  'refusal.more-copies': { more: number; value: Value }
  'refusal.must-lead': {}
  'refusal.no-such-move': {}
  'refusal.no-trick-won': {}
  'refusal.none-given': {}
  'refusal.none-to-give': { value: Value }
  'refusal.not-higher': { value: Value }
  'refusal.not-in-hand': { have: number; value: Value }
  'refusal.not-in-market': { value: Value }
  'refusal.not-your-turn': {}
  'refusal.out': {}
  'refusal.over': {}
  'refusal.over-limit': { sum: Value }
  'refusal.pass-first': {}
  'refusal.same-number': { count: number; value: Value }
  'refusal.same-value': { value: number }
  'refusal.too-much': { value: number; owed: Value }
  'board.swap': {}
  'board.takeOne': {}
  'board.takeAsMuch': {}
  'board.inMarket': { value: Value; copies: Value }
  'board.pondEmpty': {}
  'board.seeded': { seat: Person }
  'board.set': { seat: Person; count: number }
  'board.passed': { passes: number }
  'board.discards': { copies: number }
  'board.game': { game: Value; games: Value }
  'board.hand': { copies: number }
  'board.noHand': {}
  'board.outOfCards': { place: number }
  'board.inHand': { value: Value; copies: Value }
  'board.score.cards': {}
  'board.score.points': {}
  'board.playable': { sets: List }
  'board.playable.set': { count: number }
  'board.unplayable': {}
  'board.chosen': { copies: number }
  'board.canGive': {}
  'board.canTake': {}
  'board.did.out': { place: number }
  'board.did.played': { cards: Value }
  'board.did.passed': {}
  'board.did.swapped': { gave: Value; took: Value }
  'board.did.took': { value: number }
  'board.actions': {}
  'board.play': {}
  'board.swapShort': {}
  'board.swapLong': {}
  'board.keepShort': {}
  'board.cancel': {}
  'board.give': {}
  'board.take': {}
  'board.balance': { give: Value; take: Value }
  'board.chooseFirst': {}
  'board.chooseSwap': {}
  'board.unequal': { give: Value; take: Value }
  'board.noSwap': {}
  'board.key.play': {}
  'board.key.pass': {}
  'board.key.swap': {}
  'board.key.letGo': {}
  'board.tells.hand': { what: Value }
  'board.tells.market': { what: Value }
  'board.tells.slot': { value: Value }
  'board.tells.net': {}
  'board.tells.pond': { whose: Value; count: number; value: Value }
  'board.tells.empty': {}
  'board.tells.pile': { copies: number }
  'board.tells.scales': { balance: Value }
  'board.tells.play': {}
  'board.tells.pass': {}
  'board.tells.beginSwap': {}
  'board.tells.swap': {}
  'board.tells.keep': {}
  'board.tells.back': {}
  'board.tells.enough': {}
  'board.tells.decline': {}
  'board.passAhead': {}
  'terminal.out': { place: Value }
  'terminal.swap': { given: Value; taken: Value }
  'terminal.nothing': {}
  'terminal.known': {}
  'about.goal': {}
  'why.lead': {}
  'why.follow': {}
  'why.give': {}
  'why.take': {}
  'why.collect': {}
  'judged.cards.more': {}
  'judged.sets.more': {}
  'judged.control.more': {}
  'judged.losers.more': {}
  'judged.trick.more': {}
  'judged.low.more': {}
  'judged.middle.more': {}
  'judged.high.more': {}
  'judged.market.more': {}
  'judged.rivals.more': {}
}
