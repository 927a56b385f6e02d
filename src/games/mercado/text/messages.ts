// Written by `npm run texts` from en.json and its translations.
import type { Choice, List, Person, Term, Value } from '../../../kit/messages.ts'

/** The messages of this folder, and what each asks for. */
export interface Messages {
  'about.step.1': {}
  'about.step.2': {}
  'about.step.3': {}
  'about.step.4': {}
  'about.step.5': {}
  'about.step.6': {}
  'about.ours': {}
  'option.content': {}
  'option.content.help': {}
  'option.content.value': { value: Choice }
  'option.side': {}
  'option.side.help': {}
  'option.side.value': { value: Value }
  'option.disc': {}
  'option.disc.help': {}
  'option.disc.value': { value: Value }
  'option.changer': {}
  'option.changer.help': {}
  'option.changer.value': { value: Choice }
  'option.openPurses': {}
  'option.openPurses.help': {}
  'option.openPurses.value': { value: Choice }
  who: { n: Person }
  Who: { n: Person }
  listed: { n: List }
  nothing: {}
  sold: {}
  coins: { n: number }
  whiteCoins: { n: number }
  blackCoins: { n: number }
  spaces: { n: number }
  points: { n: number }
  seals: { n: number }
  privileges: { n: number }
  someSeals: { n: number }
  somePrivileges: { n: number }
  'coin.gold': { form: Choice; n: Value }
  'coin.silver': { form: Choice; n: Value }
  'coin.copper': { form: Choice; n: Value }
  'coin.turquoise': { form: Choice; n: Value }
  'coin.white': { form: Choice; n: number }
  'coin.black': { form: Choice; n: number }
  'price.same': { n: number }
  'price.different': { n: number }
  'worth.rank': {}
  'worth.mystery': {}
  'effect.white': { n: number }
  'effect.black': { n: number }
  'effect.blackRemove': { n: number }
  'effect.privilege': { n: number }
  'effect.seal': { n: number }
  'effect.extraTurn': { n: number }
  'effect.forward': { n: number }
  'effect.changerWhite': { n: number }
  'effect.noSeals': {}
  'effect.privilegeDiscard': { n: number }
  'symbol.others': { effect: Value }
  'pile.white': { form: Choice; n: number }
  'pile.black': { form: Choice; n: number }
  'pile.seal': { form: Choice; n: number }
  'from.purse': {}
  'from.tray': {}
  'left.privileges': { n: number; moves: List }
  'name.O01': {}
  'name.O02': {}
  'name.O03': {}
  'name.O04': {}
  'name.O05': {}
  'name.O06': {}
  'name.O07': {}
  'name.O08': {}
  'name.O09': {}
  'name.O10': {}
  'name.O11': {}
  'name.O12': {}
  'name.O13': {}
  'name.O14': {}
  'name.O15': {}
  'name.O16': {}
  'name.O17': {}
  'name.O18': {}
  'name.O19': {}
  'name.O20': {}
  'name.O21': {}
  'name.O22': {}
  'name.O23': {}
  'name.O24': {}
  'name.F01': {}
  'name.F02': {}
  'name.F03': {}
  'name.F04': {}
  'name.F05': {}
  'name.F06': {}
  'name.F07': {}
  'name.F08': {}
  'name.F09': {}
  'name.F10': {}
  'name.F11': {}
  'name.F12': {}
  'name.M1': {}
  'name.M2': {}
  'tile.object': { form: Choice; name: Value }
  'tile.perfume': { form: Choice; name: Value }
  'tile.market': { form: Choice; name: Value }
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
  'tile.unpaid': {}
  'prompt.turnStart': {}
  'prompt.turnStart.hint': {}
  'prompt.privilegeSymbol': {}
  'prompt.action': {}
  'prompt.action.hint': { purse: number; tray: Value }
  'prompt.sealOffer': {}
  'prompt.sealOffer.hint': { any: boolean; coins: List }
  'prompt.placement': { left: number }
  'prompt.placement.hint': { left: number; coins: List; placed: number }
  'prompt.saleOrder': {}
  'prompt.saleOrder.hint': {}
  'prompt.changerWhite': {}
  'prompt.changerWhite.hint': {}
  'prompt.forcedDiscard': {}
  'prompt.forcedDiscard.hint': {}
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
  'move.noPrivilege': {}
  'move.symbol': { take: boolean; isSeen: boolean; symbol: Value }
  'move.draw': { count: number }
  'move.recover': { count: number }
  'move.seal': { pay: boolean; more: Value }
  'move.place': { coin: Term; tile: Term }
  'move.done': {}
  'move.sell': { tile: Term }
  'move.white': { tile: Term }
  'move.keepWhite': {}
  'move.discard': { token: Value }
  'refusal.other': { rule: Value }
  'refusal.action-taken': {}
  'refusal.black': {}
  'refusal.colour-twice': { coin: Term }
  'refusal.empty-tray': {}
  'refusal.enough': { coin: Term }
  'refusal.full': {}
  'refusal.must-place': {}
  'refusal.must-use': {}
  'refusal.no-choice': {}
  'refusal.no-discard': {}
  'refusal.no-offer': {}
  'refusal.no-such-move': {}
  'refusal.no-such-token': {}
  'refusal.no-symbol': {}
  'refusal.no-white': {}
  'refusal.not-complete': {}
  'refusal.not-completed': {}
  'refusal.not-drawn': { coin: Term }
  'refusal.not-in-price': { coin: Term }
  'refusal.not-seated': {}
  'refusal.not-your-turn': {}
  'refusal.nothing-drawn': {}
  'refusal.only-white': {}
  'refusal.over': {}
  'refusal.placing-over': {}
  'refusal.privilege-first': {}
  'refusal.seal-first': {}
  'refusal.second-colour': { coin: Term }
  'refusal.sold': {}
  'refusal.symbol-first': {}
  'refusal.too-few-coins': { coins: number }
  'refusal.too-late': {}
  'refusal.waits': {}
  'board.market': {}
  'board.reach.full': {}
  'board.reach.hand': {}
  'board.reach.purse': {}
  'board.reach.later': {}
  'board.reach.never': {}
  'board.can.place': {}
  'board.can.sell': {}
  'board.can.privilege': {}
  'board.can.discard': {}
  'board.takeBack': { coin: Term }
  'board.chooseCoin': {}
  'board.chosen': {}
  'board.hand': {}
  'board.drawn': { seat: Value; coins: List }
  'board.tray': { coins: List }
  'board.trayEmpty': {}
  'board.tokens': { n: Value }
  'board.token': { token: Value }
  'board.noTokens': {}
  'board.givenUp': { token: Value }
  'board.purses': {}
  'board.purse': { count: number; coins: List }
  'board.player': {}
  'board.sum': {}
  'board.piles': {}
  'board.piles.objects': { n: number; discarded: Value }
  'board.piles.perfumes': { n: number; discarded: Value }
  'board.piles.tokens': { n: number }
  'board.piles.seals': { n: number }
  'board.piles.white': { n: number }
  'board.piles.black': { n: number }
  'board.track': {}
  'board.track.space': { n: Value }
  'board.track.start': {}
  'board.track.here': { names: Value }
  'board.look.price': {}
  'board.look.worth': {}
  'board.look.self': {}
  'board.look.others': {}
  'board.look.paid': {}
  'board.look.nothing': {}
  'board.look.none': {}
  'board.actions': {}
  'board.draw': { n: Value }
  'board.recover': { n: Value }
  'board.carryOut': {}
  'board.leave': {}
  'board.paySeal': { n: Value }
  'board.keepSeal': {}
  'board.intoPurse': {}
  'board.seat.holds': { progress: Value; purse: number; seals: number; tokens: number }
  'board.seat.drew': { coins: List }
  'board.seat.placed': { coin: Term }
  'board.seat.recovered': { count: number }
  'board.seat.privilege': {}
  'board.seat.bought': {}
  'board.seat.returned': {}
  'board.end.walked': {}
  'board.end.seals': {}
  'board.end.tokens': {}
  'board.end.sum': {}
  'board.end.level': { n: number; above: number }
  'board.legend': {}
  'board.legend.white': {}
  'board.legend.black': {}
  'board.legend.blackRemove': {}
  'board.legend.seal': {}
  'board.legend.privilege': {}
  'board.legend.extraTurn': {}
  'board.legend.forward': {}
  'board.legend.others': {}
  'board.legend.noSeals': {}
  'board.legend.privilegeDiscard': {}
  'board.legend.rank': {}
  'board.legend.mystery': {}
  'board.legend.start': {}
  'board.legend.full': {}
  'board.legend.hand': {}
  'board.legend.purse': {}
  'board.legend.later': {}
  'board.legend.never': {}
  'board.legend.changerWhite': {}
  'board.near.full': {}
  'board.near.hand': {}
  'board.near.purse': {}
  'board.near.later': {}
  'board.near.never': {}
  'board.tells.space': {}
  'board.tells.symbol': {}
  'board.tells.pawn': { seat: Person; n: Value }
  'board.tells.purse': {}
  'board.tells.coin': {}
  'board.tells.hand': {}
  'board.tells.tray': {}
  'board.tells.token': {}
  'board.tells.objects': {}
  'board.tells.perfumes': {}
  'board.tells.market': {}
  'board.tells.draw': { n: number }
  'board.tells.recover': {}
  'board.tells.paySeal': { n: Value }
  'board.tells.keepSeal': {}
  'board.tells.carryOut': {}
  'board.tells.leave': {}
  'board.tells.done': {}
  'board.tells.intoPurse': {}
  'board.key.draw': {}
  'board.key.recover': {}
  'board.key.coin': {}
  'board.key.decide': {}
  'board.key.done': {}
  'board.key.letGo': {}
  'terminal.round': { n: Value }
  'terminal.purse': { coins: Value }
  'terminal.tray': { coins: List }
  'terminal.drawn': { coins: Value }
  'terminal.piles': { white: Value; black: Value; seals: number; privileges: number }
  'about.goal': {}
  'why.turnStart': {}
  'why.privilegeSymbol': {}
  'why.action': {}
  'why.sealOffer': {}
  'why.placement': {}
  'why.saleOrder': {}
  'why.changerWhite': {}
  'why.forcedDiscard': {}
  'kind.move.place': {}
  'kind.event.worth': {}
  'judged.track.more': {}
  'judged.total.more': {}
  'judged.end.more': {}
  'judged.turn.more': {}
  'judged.seals.more': {}
  'judged.privileges.more': {}
  'judged.purse.more': {}
  'judged.white.more': {}
  'judged.black.more': {}
  'judged.tray.more': {}
  'judged.stalls.more': {}
  'judged.sales.more': {}
  'judged.merchants.more': {}
}
