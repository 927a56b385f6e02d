// Written by `npm run texts` from en.json and its translations.
import type { Choice, List, Person, Term, Value } from '../../../kit/messages.ts'

/** The messages of this folder, and what each asks for. */
export interface Messages {
  'about.step.1': {}
  'about.step.2': {}
  'about.step.3': {}
  'about.step.4': {}
  'about.step.5': {}
  'option.removal': {}
  'option.removal.help': {}
  'option.removal.value': { value: Choice }
  'option.removed': {}
  'option.removed.help': {}
  'option.removed.value': { value: number }
  'option.market': {}
  'option.market.help': {}
  'option.market.value': { value: Choice }
  'option.start': {}
  'option.start.help': {}
  'option.start.value': { value: Choice }
  who: { n: Person }
  ordinal: { n: number }
  points: { n: number }
  coins: { n: number }
  tokens: { n: number }
  pointsOf: { seat: Person; points: Value }
  'goods.black': { form: Choice; n: number }
  'goods.blue': { form: Choice; n: number }
  'goods.red': { form: Choice; n: number }
  'goods.green': { form: Choice; n: number }
  'tile.black': { form: Choice }
  'tile.blue': { form: Choice }
  'tile.red': { form: Choice }
  'tile.green': { form: Choice }
  'tile.crowd': { form: Choice }
  'tile.porter': { form: Choice }
  'tile.governor': { form: Choice }
  'tile.ambassador': { form: Choice }
  'tile.messenger': { form: Choice }
  'tile.king': { form: Choice }
  'tile.any': { form: Choice }
  'prompt.choose': {}
  'prompt.choose.hint': {}
  'prompt.place': { tile: Value }
  'prompt.place.hint': {}
  'prompt.purse': {}
  'prompt.purse.hint': {}
  'prompt.turn': {}
  'prompt.turn.hint': {}
  'prompt.first': {}
  'prompt.first.hint': {}
  'prompt.second': {}
  'prompt.second.hint': {}
  'prompt.coin': {}
  'prompt.coin.hint': {}
  'prompt.king': {}
  'prompt.king.hint': {}
  'prompt.paid': {}
  'prompt.paid.hint': {}
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
  'event.bought.kept': {}
  'event.gameOver': { points: List; isShort: boolean; removed: List }
  'move.tile': { tile: Term }
  'move.place': { row: Value; column: Value }
  'move.coin': { buyer: Value }
  'move.pass': {}
  'move.play': {}
  'move.move': { tile: Value; row: Value; column: Value }
  'move.king': { goods: Term }
  'move.leave': {}
  'move.buy': { goods: Term; buyer: Value }
  'move.pay': { buyer: Value }
  'move.end': {}
  'refusal.cannot-buy': {}
  'refusal.cell-taken': {}
  'refusal.choose-cell': {}
  'refusal.choose-tile': {}
  'refusal.crowd': { vendor: Value }
  'refusal.first-coin': {}
  'refusal.has-coin': {}
  'refusal.hole': {}
  'refusal.just-moved': { tile: Value }
  'refusal.king-first': {}
  'refusal.messenger-free': {}
  'refusal.move-another': {}
  'refusal.move-paid': {}
  'refusal.move-tile': {}
  'refusal.must-buy': {}
  'refusal.no-coin': {}
  'refusal.no-coin-to-pay': {}
  'refusal.no-coins': {}
  'refusal.no-such-move': {}
  'refusal.none-left': { tile: Value }
  'refusal.none-to-take': { vendor: Value }
  'refusal.not-facing-king': { vendor: Value }
  'refusal.not-in-column': { vendor: Value }
  'refusal.not-your-turn': {}
  'refusal.nothing-left': {}
  'refusal.other-colour': { held: Term; goods: Term }
  'refusal.out-of-reach': {}
  'refusal.over': {}
  'refusal.pass-or-play': {}
  'refusal.pay-first': {}
  'refusal.playing': {}
  'refusal.sold-out': { vendor: Value }
  'refusal.take-coin': {}
  'refusal.other': { rule: Value }
  'board.goods': { goods: Value }
  'board.nothing': {}
  'board.hole': {}
  'board.emptyCell': {}
  'board.at': { row: number; column: number }
  'board.market': {}
  'board.kingHas': { any: boolean; goods: Value }
  'board.myBuyers': {}
  'board.buyersOf': { seat: Value }
  'board.buyer': { number: Value; hasCoin: boolean; hasGoods: boolean; goods: Value }
  'board.inLine': { place: number }
  'board.can.move': {}
  'board.can.free': {}
  'board.can.place': {}
  'board.can.coin': {}
  'board.can.king': {}
  'board.can.buy': { gained: Value }
  'board.can.choose': {}
  'board.just': {}
  'board.chosen': {}
  'board.effect.crowd': {}
  'board.effect.porter': {}
  'board.effect.governor': {}
  'board.effect.ambassador': {}
  'board.sign.crowd': {}
  'board.sign.porter': {}
  'board.sign.governor': {}
  'board.sign.ambassador': {}
  'board.tray': { n: Value }
  'board.left': { n: number }
  'board.layFirst': {}
  'board.layHow': {}
  'board.bag': { n: Value }
  'board.supply': { n: number }
  'board.preview': { ifCoin: boolean; goods: Value; parts: Value }
  'board.preview.back': { n: number }
  'board.preview.king': { n: Value }
  'board.preview.yours': { n: number }
  'board.preview.coin': { kept: boolean }
  'board.hindered.crowd': {}
  'board.hindered.empty': {}
  'board.hindered.bound': {}
  'board.hindered.vain': {}
  'board.hindered.none': {}
  'board.actions': {}
  'board.buy': { goods: Value }
  'board.buyShort': {}
  'board.pay': {}
  'board.payShort': {}
  'board.end': {}
  'board.leave': {}
  'board.chooseBuyer': {}
  'board.scores': {}
  'board.scores.mine': { held: Value; king: Value; sum: Value }
  'board.scores.king': {}
  'board.scores.sum': {}
  'board.scores.line': { goods: Value; king: Value }
  'board.scores.points': {}
  'board.scores.partner': {}
  'board.scores.caption': { partners: boolean }
  'board.scores.player': {}
  'board.seat.holds': { held: number; purse: number; sum: number }
  'board.seat.short': { sum: Value }
  'board.seat.passed': {}
  'board.seat.played': {}
  'board.seat.bought': { goods: Value }
  'board.seat.placed': { tile: Term }
  'board.seat.moved': { tile: Term }
  'board.seat.crowned': {}
  'board.seat.coin': {}
  'board.seat.paid': {}
  'board.seat.partner': {}
  'board.legend': {}
  'board.legend.title': {}
  'board.legend.vendors': {}
  'board.legend.crowd': {}
  'board.legend.porter': {}
  'board.legend.governor': {}
  'board.legend.ambassador': {}
  'board.legend.messenger': {}
  'board.legend.king': {}
  'board.legend.hole': {}
  'board.legend.fourVendors': {}
  'board.legend.coin': {}
  'board.legend.coinName': {}
  'board.tells.vendor': { goods: Term }
  'board.tells.crowd': {}
  'board.tells.porter': {}
  'board.tells.governor': {}
  'board.tells.ambassador': {}
  'board.tells.stock': { goods: Value }
  'board.tells.buyer': {}
  'board.tells.theirs': {}
  'board.tells.bag': {}
  'board.tells.points': {}
  'board.tells.play': {}
  'board.tells.pass': {}
  'board.tells.pay': {}
  'board.tells.buy': {}
  'board.tells.end': {}
  'board.tells.crown': { goods: Term }
  'board.tells.leave': {}
  'board.key.buyer': {}
  'board.key.pass': {}
  'board.key.play': {}
  'board.key.buy': {}
  'board.key.pay': {}
  'board.key.end': {}
  'board.key.clear': {}
  'terminal.tile': { tile: Term }
  'terminal.king': {}
  'terminal.bag': {}
  'terminal.coin': {}
  'about.goal': {}
  'why.choose': {}
  'why.place': {}
  'why.purse': {}
  'why.turn': {}
  'why.first': {}
  'why.second': {}
  'why.coin': {}
  'why.king': {}
  'why.play': {}
  'why.paid': {}
  'kind.move.tile': {}
  'judged.points.more': {}
  'judged.hoped.more': {}
  'judged.goods.more': {}
  'judged.king.more': {}
  'judged.coins.more': {}
  'judged.buyers.more': {}
  'judged.bargains.more': {}
  'judged.wishes.more': {}
  'judged.rivals.more': {}
  'judged.lines.more': {}
  'judged.turn.more': {}
  'judged.time.more': {}
}
