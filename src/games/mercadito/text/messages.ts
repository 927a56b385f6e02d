// Written by `npm run texts` from en.json and its translations.
import type { Choice, List, Person, Term, Value } from '../../../kit/messages.ts'

/** The messages of this folder, and what each asks for. */
export interface Messages {
  'about.step.1': {}
  'about.step.2': {}
  'about.step.3': {}
  'about.step.4': {}
  'about.step.5': {}
  'about.ours': {}
  'option.openMemory': {}
  'option.openMemory.help': {}
  'option.openMemory.value': { value: boolean }
  who: { n: Person }
  Who: { n: Person }
  first: { n: Person }
  you: {}
  points: { n: number }
  coins: { n: number }
  cards: { n: number }
  pointsOf: { seat: Person; points: Value }
  spent: { spent: Value; budget: number }
  said: { n: Choice }
  saidBy: { seat: Person; said: Choice }
  exchange: { wants: number; given: List; wanted: List }
  roundOf: { n: Value; rounds: Value }
  round: { n: Value }
  market: {}
  hand: {}
  pass: {}
  answered: {}
  votesToEnd: {}
  'category.produce': {}
  'category.staple': {}
  'category.fruit': {}
  'category.list': {}
  'category.treat': {}
  'category.deal': {}
  'category.trouble': {}
  'card.tomato': {}
  'card.tomato.text': {}
  'card.onion': {}
  'card.onion.text': {}
  'card.chile': {}
  'card.chile.text': {}
  'card.avocado': {}
  'card.avocado.text': {}
  'card.lime': {}
  'card.lime.text': {}
  'card.tortillas': {}
  'card.tortillas.text': {}
  'card.beans': {}
  'card.beans.text': {}
  'card.rice': {}
  'card.rice.text': {}
  'card.cheese': {}
  'card.cheese.text': {}
  'card.chicken': {}
  'card.chicken.text': {}
  'card.mango': {}
  'card.mango.text': {}
  'card.banana': {}
  'card.banana.text': {}
  'card.watermelon': {}
  'card.watermelon.text': {}
  'card.overripe': {}
  'card.overripe.text': {}
  'card.juice': {}
  'card.juice.text': {}
  'card.list-salsa': { form: Choice }
  'card.list-salsa.text': {}
  'card.list-guacamole': { form: Choice }
  'card.list-guacamole.text': {}
  'card.list-enchiladas': { form: Choice }
  'card.list-enchiladas.text': {}
  'card.list-rice-and-beans': { form: Choice }
  'card.list-rice-and-beans.text': {}
  'card.list-lime-soup': { form: Choice }
  'card.list-lime-soup.text': {}
  'card.pinata': {}
  'card.pinata.text': {}
  'card.sweet-bread': {}
  'card.sweet-bread.text': {}
  'card.purse': {}
  'card.purse.text': {}
  'card.basket': {}
  'card.basket.text': {}
  'card.credit': {}
  'card.credit.text': {}
  'card.tantrum': {}
  'card.tantrum.text': {}
  'card.hidden': {}
  'prompt.choose': { again: boolean }
  'prompt.choose.hint': { again: boolean; round: Value; rounds: Value }
  'prompt.watch': {}
  'prompt.watch.hint': { round: Value; rounds: Value }
  'prompt.wait': {}
  'prompt.full': {}
  'prompt.done': {}
  'prompt.picked': { card: Value }
  'prompt.said': { said: Choice }
  'prompt.conflict': { card: Value; seats: List }
  'prompt.conflict.none': {}
  'prompt.ceded': {}
  'prompt.call': { card: Value }
  'prompt.call.hint': { last: boolean; call: Value; calls: Value; seats: List }
  'prompt.chosen': {}
  'prompt.settled': { card: Value }
  'prompt.draft': { seat: Value }
  'prompt.draft.hint': { gives: number; give: List; wants: number; want: List }
  'prompt.trading': {}
  'prompt.notVoted': { seats: List }
  'prompt.offered': { seat: Value; what: Value }
  'prompt.offered.hint': {}
  'prompt.voted': {}
  'prompt.final': {}
  'prompt.final.hint': { offers: number }
  'prompt.over': { count: number; seat: Person; seats: List }
  'prompt.over.hint': { points: List }
  'event.chose': { count: number; seat: Person; seats: List }
  'event.took': { seat: Person; card: Value }
  'event.clashed': { seats: List; count: number; card: Value }
  'event.called': { card: Value; call: Value; said: Value }
  'event.juiced': { from: Person; to: Person }
  'event.left': { card: Value }
  'event.destroyed': { card: Value }
  'event.closed': { cards: List }
  'event.reshuffled': {}
  'event.dealt': { round: Value; cards: List }
  'event.finalPhase': {}
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
  'move.hold': {}
  'move.cede': {}
  'move.leave': {}
  'move.juice': { player: Value }
  'move.address': { player: Value }
  'move.counter': { what: Value }
  'move.give': { card: Value }
  'move.want': { card: Value }
  'move.send': {}
  'move.drop': {}
  'move.accept': { what: Value }
  'move.decline': { what: Value }
  'move.cancel': { what: Value }
  'move.offer': { offer: Value }
  'move.reveal': { player: Value; card: Value }
  'move.reveal.all': { card: Value }
  'move.vote': {}
  'move.unvote': {}
  'refusal.conflict-first': {}
  'refusal.final': {}
  'refusal.finish-draft': {}
  'refusal.full': {}
  'refusal.give-first': {}
  'refusal.give-something': {}
  'refusal.low-first': {}
  'refusal.no-conflict': {}
  'refusal.no-draft': {}
  'refusal.no-juice': {}
  'refusal.no-offers-left': {}
  'refusal.no-reveal-yet': {}
  'refusal.no-such-move': {}
  'refusal.no-such-player': {}
  'refusal.no-trade-yet': {}
  'refusal.no-vote-yet': {}
  'refusal.nobody-new': { card: Value }
  'refusal.not-contestant': {}
  'refusal.not-held': { card: Value }
  'refusal.not-in-conflict': {}
  'refusal.not-in-hand': { card: Value }
  'refusal.not-in-market': { card: Value }
  'refusal.not-open': {}
  'refusal.not-seated': {}
  'refusal.not-to-you': {}
  'refusal.not-voted': {}
  'refusal.not-yours': {}
  'refusal.nothing-to-give': {}
  'refusal.over': {}
  'refusal.over-limit': {}
  'refusal.own-card': { card: Value }
  'refusal.rounds-over': {}
  'refusal.their-hand-full': { count: number }
  'refusal.to-yourself': {}
  'refusal.turn-over': {}
  'refusal.twice': { card: Value }
  'refusal.voted': {}
  'refusal.want-lower-first': { count: number }
  'refusal.wants-too-many': { count: number }
  'refusal.other': { rule: Value }
  'board.roundOf': { round: Value; rounds: Value }
  'board.wave': { wave: Value }
  'board.deck': { n: number }
  'board.discards': { n: number }
  'board.destroyed': { n: number }
  'board.empty': {}
  'board.card': { card: Value; kind: Value; price: number; text: Value }
  'board.tells': { card: Value; kind: Value; text: Value; costs: Value }
  'board.costs': { price: number }
  'board.givesBack': { n: number }
  'board.rounds.tells': { rounds: Value }
  'board.budget.tells': { budget: number; lost: number }
  'board.mayTake': {}
  'board.pointedAt': { seats: List }
  'board.foughtOver': { seats: List }
  'board.chosenByMe': {}
  'board.hand': { n: Value; limit: Value }
  'board.noHand': {}
  'board.noCards': {}
  'board.counts': { n: number }
  'board.chosen': {}
  'board.score': {}
  'board.over': { over: number; lost: number }
  'board.actions': {}
  'board.take': { card: Value }
  'board.take.tells': {}
  'board.pass.tells': {}
  'board.takeFirst': {}
  'board.look': {}
  'board.look.forYou': {}
  'board.look.would': { from: Value; to: number }
  'board.look.pays': { costs: Value; spent: Value; budget: number }
  'board.look.now': { n: number }
  'board.look.has': {}
  'board.look.lacks': {}
  'board.look.first': {}
  'board.look.watching': {}
  'board.reveal.took': { seat: Person }
  'board.reveal.pass': { seat: Person }
  'board.reveal.left': {}
  'board.reveal.destroyed': {}
  'board.reveal.juiced': { from: Person; to: Person }
  'board.wait.chose': {}
  'board.wait.passed': {}
  'board.wait.for': {}
  'board.wait.in': {}
  'board.wait.out': {}
  'board.wait.done': {}
  'board.full': {}
  'board.call': {}
  'board.call.title': { seats: List; card: Term }
  'board.call.mine': { seats: List; card: Term }
  'board.call.of': { call: Value; calls: Value }
  'board.call.last': {}
  'board.call.others': {}
  'board.call.said': { said: Choice }
  'board.call.saidTo': { seat: Person }
  'board.call.secret': {}
  'board.call.thinking': {}
  'board.call.gone': {}
  'board.call.hold': {}
  'board.call.cede': {}
  'board.call.leave': {}
  'board.call.juice': { seat: Value }
  'board.call.hold.why': { last: boolean }
  'board.call.cede.why': {}
  'board.call.leave.why': {}
  'board.call.juice.why': { seat: Value }
  'board.desk': {}
  'board.desk.make': {}
  'board.desk.make.tells': {}
  'board.desk.mine': {}
  'board.desk.mine.tells': {}
  'board.desk.theirs': {}
  'board.desk.theirs.tells': {}
  'board.desk.with': {}
  'board.desk.partner': { seat: Value; n: number }
  'board.desk.partner.tells': { seat: Value; n: number }
  'board.desk.how': {}
  'board.desk.give': {}
  'board.desk.get': {}
  'board.desk.giveHint': {}
  'board.desk.getHint': {}
  'board.desk.getHere': {}
  'board.desk.pick': {}
  'board.desk.pick.tells': {}
  'board.desk.want': { seat: Value }
  'board.desk.doneWant': {}
  'board.desk.doneWant.tells': {}
  'board.desk.knownWith': { seat: Value }
  'board.desk.nobody': {}
  'board.desk.nobodyWhy': {}
  'board.desk.effect': { from: Value; to: Value }
  'board.desk.forYou': { gain: Value }
  'board.desk.lacking': { count: number; cards: List }
  'board.desk.gift': {}
  'board.desk.send': {}
  'board.desk.send.tells': { seat: Value; offers: Value }
  'board.desk.sendTo': { seat: Value }
  'board.desk.counter': {}
  'board.desk.counter.tells': {}
  'board.desk.counterTo': { seat: Value }
  'board.desk.accept': {}
  'board.desk.accept.tells': {}
  'board.desk.decline': {}
  'board.desk.decline.tells': {}
  'board.desk.cancel': {}
  'board.desk.cancel.tells': {}
  'board.desk.from': { seat: Value }
  'board.desk.for': {}
  'board.desk.to': { seat: Value }
  'board.desk.noTheirs': {}
  'board.desk.declined': { seat: Value; n: number }
  'board.desk.agreed': { seat: Value }
  'board.desk.noMine': {}
  'board.desk.left': { n: number }
  'board.desk.noneLeft': {}
  'board.desk.chooseGive': {}
  'board.desk.tooFew': { seat: Value; least: Value }
  'board.desk.tooMany': { most: number }
  'board.desk.others': {}
  'board.desk.between': { from: Value; to: Value; gives: number; wants: number }
  'board.desk.vote': {}
  'board.desk.vote.tells': {}
  'board.desk.unvote': {}
  'board.desk.unvoteWhy': {}
  'board.desk.unvote.tells': {}
  'board.desk.voted': { n: Value; seats: Value }
  'board.desk.show': {}
  'board.desk.show.tells': {}
  'board.desk.showFirst': {}
  'board.desk.showAll': {}
  'board.desk.showOne.tells': { seat: Value }
  'board.desk.showAll.tells': {}
  'board.desk.showWhat': { card: Value }
  'board.desk.seenBy': { seats: List }
  'board.desk.back': {}
  'board.desk.back.tells': {}
  'board.end.hands': {}
  'board.end.total': { points: number; spent: Value; budget: number }
  'board.end.level': { points: number; fewest: boolean; spent: Value }
  'board.end.penalty': { penalty: Value }
  'board.score.points': {}
  'board.end.over': {}
  'board.end.explained': {}
  'board.seat.cards': { n: Value; limit: Value }
  'board.seat.chose': {}
  'board.seat.secretly': { what: Value }
  'board.seat.choosing': {}
  'board.seat.talking': {}
  'board.seat.took': { card: Value }
  'board.seat.offers': { n: number }
  'board.key.take': {}
  'board.key.pass': {}
  'board.key.answer': {}
  'board.key.juice': {}
  'board.key.send': {}
  'board.key.vote': {}
  'board.key.clear': {}
  'board.voteAhead': {}
  'terminal.nothing': {}
  'terminal.worth': { points: number }
  'terminal.offer': { offer: Value; from: Value; to: Value; what: Value }
  'about.goal': {}
  'why.choose': {}
  'why.call': {}
  'why.final': {}
  'kind.move.pass': {}
  'judged.hand.more': {}
  'judged.places.more': {}
  'judged.budget.more': {}
  'judged.fruit.more': {}
  'judged.kinds.more': {}
  'judged.juice.more': {}
  'judged.lists.more': {}
  'judged.cards.more': {}
}
