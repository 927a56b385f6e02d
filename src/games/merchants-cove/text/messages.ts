// Written by `npm run texts` from en.json and its translations.
import type { Choice, List, MessagesOf, Person, Term, Value } from '../../../kit/words/messages.ts'

/** What fetches the words of this folder in each language. */
export const catalogues = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
}

/** What they ask for, where they ask for something. */
interface Asked {
  'option.content.value': { value: Choice }
  'option.merchants.value': { value: Choice }
  'option.townsfolk.value': { value: Value }
  'option.rogue.value': { value: Choice }
  who: { n: Person }
  colour: { n: Choice }
  Colour: { n: Choice }
  person: { n: Choice }
  people: { n: Choice }
  someone: { n: Choice }
  adventurers: { n: number; colour: Choice }
  rogues: { n: number }
  customers: { n: number }
  hall: { n: Choice }
  gold: { n: Value }
  cards: { n: number }
  hours: { n: number }
  cost: { corruption: number; hours: number }
  time: { form: Choice; hour: number; half: boolean }
  boat: { n: Choice }
  Boat: { n: Choice }
  berth: { n: Choice }
  Berth: { n: Choice }
  pier: { n: Choice }
  merchant: { n: Choice }
  figure: { n: Choice }
  'icon.corruption': { n: number }
  'icon.faction': { n: number; colour: Choice }
  rogue: { n: Choice }
  'ability.discard': { optional: boolean; count: number }
  'ability.gain': { good: Term }
  'prompt.theirs': { seat: Value }
  'prompt.over': { seat: Person }
  'prompt.over.together': { winners: List }
  'winner.first': { seat: Person }
  'winner.next': { seat: Person }
  'winner.gold': { seat: Person; gold: Value }
  'prompt.chooseSpace.hint': { figures: number; figure: Choice; time: Term; market: Term }
  'prompt.recruit.discard': { optional: boolean }
  'prompt.recruit.discard.hint': { left: number }
  'prompt.recruit.take': { to: Choice }
  'prompt.recruit.pier': { adventurer: Choice }
  'prompt.recruit.boat': { adventurer: Choice }
  'prompt.recruit.slot': { townsperson: Choice }
  'prompt.recruit.slot.hint': { workers: number }
  'prompt.load.pick.hint': { drawn: List }
  'prompt.load.boat': { first: Choice }
  'prompt.load.boat.hint': { more: number; first: Choice; goods: Value; rest: List }
  'prompt.robbers.use.hint': { boat: Choice }
  'prompt.dock.berth': { boat: Choice }
  'prompt.dock.berth.hint': { isLeft: boolean }
  'prompt.cultists.k': { pier: Choice }
  'prompt.sell': { pier: Choice; must: boolean }
  'prompt.sell.hint': { must: boolean }
  'doing.chooseSpace': { time: Value }
  'doing.load.pick': { drawn: List }
  'doing.load.boat': { drawn: List }
  'doing.dock.berth': { boat: Choice }
  'doing.cultists.k': { pier: Choice }
  'doing.sell': { pier: Choice }
  'event.merchant': { chance: boolean; seat: Person; merchant: Choice }
  'event.arrived': { round: Value; folk: List }
  'event.went': { merchant: Choice; seat: Person; figure: Choice; space: Value; price: Choice }
  'event.called': { seat: Person; townsperson: Value; ability: Value; price: Value }
  'event.hired': { townsperson: Value; seat: Person; staff: Value; replaced: Choice }
  'event.refilled': { townsperson: Value }
  'event.staffed': { seat: Person; staff: Value }
  'event.gained': { seat: Person; good: Term }
  'event.corrupted': { seat: Person; count: number; why: Choice; shown: boolean; icons: List }
  'event.reshuffled': { count: Value }
  'event.discarded': { seat: Person; shown: boolean; icons: List }
  'event.advanced': {
    seat: Person
    hours: number
    to: Term
    onHand: boolean
    passed: number
    hands: List
    indicators: number
  }
  'event.drew': { seat: Person; adventurers: List }
  'event.returned': { adventurers: List; count: number }
  'event.boarded': { seat: Person; adventurer: Choice; boat: Choice }
  'event.carried': { seat: Person; adventurer: Choice; boat: Choice; to: Choice; place: Choice }
  'event.robbed': { seat: Person; colour: Choice; from: Choice; to: Choice }
  'event.docked': { boat: Choice; seat: Person; berth: Choice; aboard: List }
  'event.left': { why: Choice; boat: Choice; anybody: boolean; homes: List }
  'event.left.hall': { customers: List; kinds: number }
  'event.left.lair': { count: number }
  'event.announced': { time: Value }
  'event.market': { round: Value; order: Value }
  'event.pier': { pier: Choice }
  'event.conjured': { seat: Person; rogues: number }
  'event.sold': { seat: Person; good: Term; buyers: List; gold: Value }
  'event.shield': { seat: Person; colour: Choice }
  'event.sponsored': { colour: Choice; gold: Value; seat: Person; at: Choice }
  'event.cleaned': { round: Value }
  'event.cleaned.card': { townsperson: Value }
  'event.cleaned.mouse': { time: Value }
  'event.unmasked': { seat: Person; shown: boolean; icons: List }
  'event.favoured': { icons: List; hall: Value; gold: Value; seat: Person }
  'event.accused': { icons: List; lair: Value; seat: Person; gold: Value }
  'event.ended': { seat: Person; gold: Value; by: Choice }
  'event.ended.together': { winners: List; gold: Value }
  loads: { n: number }
  handCost: { cards: number; loads: number }
  'move.chooseMerchant': { merchant: Choice }
  'move.chooseSpace': { space: Value; price: Choice }
  'move.recruit.card': { townsperson: Value; price: Value }
  'move.recruit.discard': { icons: List }
  'move.recruit.take': { adventurer: Choice; boat: Choice }
  'move.recruit.pier': { pier: Choice }
  'move.recruit.boat': { boat: Choice; crew: number; aboard: List }
  'move.recruit.slot': { staff: Value; townsperson: Choice }
  'move.staff.next': { staff: Value }
  'move.clock.route': {
    hands: number
    to: Value
    loads: number
    stays: boolean
    cards: number
    hand: Value
  }
  'move.load.pick': { adventurer: Choice }
  'move.load.boat': { boat: Choice; crew: number; aboard: List }
  'move.robbers.use': { colour: Choice; boat: Choice }
  'move.dock.berth': { berth: Choice }
  'move.cultists.k': { rogues: number }
  'move.sell': { good: Term; customers: Value; price: Value; gold: Value }
  'good.alc.small': { form: Choice; colour: Choice }
  'good.alc.large': { form: Choice; colour: Choice }
  'good.bla.small': { form: Choice; colour: Choice }
  'good.bla.large': { form: Choice; colour: Choice }
  'good.cap.small': { form: Choice; colour: Choice }
  'good.cap.large': { form: Choice; colour: Choice }
  'good.chr.small': { form: Choice; colour: Choice }
  'good.chr.large': { form: Choice; colour: Choice }
  arm: { n: Choice }
  marble: { n: Choice }
  aMarble: { n: Choice }
  marbles: { marble: Choice; n: number }
  marbleCount: { n: number }
  'prompt.alc.announce': { row: Choice }
  'prompt.alc.siphon.pick': { begun: boolean }
  'prompt.alc.siphon.pick.hint': { begun: boolean; left: Value }
  'prompt.alc.brew.next': { begun: boolean }
  'prompt.alc.brew.next.hint': { begun: boolean; left: number }
  'prompt.alc.transmute.hint': { left: number }
  'move.alc.announce': { colour: Choice; n: number }
  'move.alc.siphon.pick': { marble: Choice; arm: Choice }
  'move.alc.ladle': { marble: Choice; arm: Choice }
  'move.alc.rack.return': { marble: Choice }
  'move.alc.brew.next': { good: Value; ichor: number }
  'move.alc.transmute': { give: Choice; take: Choice }
  'move.alc.taste': { colour: Choice }
  'event.alc.tapped': { seat: Person; colour: Choice; row: Choice; marbles: List }
  'event.alc.took': { seat: Person; marble: Choice; arm: Choice }
  'event.alc.returned': { seat: Person; marble: Choice }
  'event.alc.brewed': { seat: Person; good: Term; marbles: number; ichor: number }
  'event.alc.flushed': { ichor: Value }
  'event.alc.transmuted': { seat: Person; give: Choice; take: Choice }
  'refusal.alc-ichor-missing': { count: Value }
  'refusal.alc-marbles-missing': { count: number; colour: Choice }
  'refusal.alc-none-flow': { colour: Choice }
  'refusal.alc-not-in-bag': { marble: Choice }
  'refusal.alc-not-in-rack': { marble: Choice }
  'refusal.alc-not-in-supply': { good: Value }
  'refusal.alc-not-on-shelf': { colour: Choice }
  metal: { n: Choice }
  die: { form: Choice; face: Value; metal: Choice }
  where: { n: Choice }
  'prompt.bla.smelt.pick': { begun: boolean }
  'prompt.bla.smelt.pick.hint': { begun: boolean; left: Value }
  'prompt.bla.place': { must: boolean }
  'prompt.bla.place.hint': { left: Value; must: boolean }
  'prompt.bla.furnace': { die: Value }
  'prompt.bla.adjust.hint': { left: Value }
  'prompt.bla.contraband.place': { colour: Choice }
  'prompt.bla.forge.next': { begun: boolean }
  'prompt.bla.forge.next.hint': { begun: boolean }
  'prompt.bla.face': { die: Term; furnace: Choice }
  'prompt.bla.haul.place': { die: Value }
  'move.bla.smelt.pick': { colour: Choice }
  'move.bla.haul.pick': { colour: Choice }
  'move.bla.contraband': { colour: Choice }
  'move.bla.rake': { furnace: Value }
  'move.bla.place': { die: Value }
  'move.bla.adjust': { die: Term; furnace: Choice; face: Value; heat: Value }
  'move.bla.contraband.place': { face: Value; furnace: Value; heat: Value }
  'move.bla.forge.next': { furnace: Value; dice: List }
  'move.bla.strike': { furnace: Value; dice: List }
  'move.bla.keep': { keep: boolean }
  'move.bla.journeyman': { die: Value; furnace: Choice }
  'move.bla.face': { face: Value }
  'move.bla.furnace': { furnace: Value; heat: Value }
  'move.bla.haul.place': { furnace: Value; heat: Value }
  'event.bla.smelted': { seat: Person; die: Term }
  'event.bla.raked': { seat: Person; furnace: Value; dice: List }
  'event.bla.rolled': { seat: Person; dice: List }
  'event.bla.placed': { seat: Person; ore: boolean; die: Value; furnace: Value; heat: Value }
  'event.bla.turned': { seat: Person; die: Value; furnace: Choice; face: Value }
  'event.bla.forged': { seat: Person; good: Term; heat: Value }
  'event.bla.cleared': { seat: Person; kept: boolean; die: Term }
  'refusal.bla-full-alloy': { furnace: Choice }
  'refusal.bla-full-coal': { furnace: Choice }
  'refusal.bla-furnace-empty': { furnace: Choice }
  'refusal.bla-no-alloy': { furnace: Choice }
  'refusal.bla-no-furnace': { die: Value }
  'refusal.bla-not-in-cart': { colour: Choice }
  'refusal.bla-not-in-furnace': { die: Value; furnace: Choice }
  'refusal.bla-not-in-supply': { good: Value }
  'refusal.bla-not-in-tray': { die: Value }
  'refusal.bla-not-ready': { heat: Value; furnace: Choice; bound: Value }
  'refusal.bla-too-hot': { heat: Value; bound: Value }
  steps: { n: number }
  'zone.harbour': { form: Choice }
  'zone.shallows': { form: Choice; colour: Choice }
  'zone.fishing': { form: Choice; colour: Choice }
  'zone.isle': { form: Choice; colour: Choice }
  'prompt.cap.spinAgain.hint': { steps: number }
  'prompt.cap.move': { hands: Choice }
  'prompt.cap.move.hint': { hands: Choice; steps: number; ships: Value }
  'prompt.cap.recall.next': { first: boolean }
  'prompt.cap.recall.next.hint': { first: boolean; kinds: number; landed: List }
  'prompt.cap.shield.hint': { kinds: number }
  'prompt.cap.smuggle.hint': { left: number; treasures: List }
  'move.cap.storm': { zone: Term }
  'move.cap.spinAgain': { again: boolean }
  'move.cap.move': { from: Term; to: Term }
  'move.cap.recall.next': { zone: Term }
  'move.cap.shield': { colour: Choice }
  'move.cap.smuggle': { zone: Term }
  'move.cap.net': { good: Value }
  'event.cap.spun': { seat: Person; sector: number; sum: boolean; steps: number }
  'event.cap.weathered': { zone: Term; seat: Person }
  'event.cap.sailed': { seat: Person; from: Term; to: Term }
  'event.cap.landed': { seat: Person; good: Term; zone: Term }
  'event.cap.netted': { seat: Person; good: Term }
  'event.cap.restocked': { seat: Person; colours: List }
  'refusal.cap-no-ship': { zone: Term }
  'refusal.cap-no-treasure': { zone: Term }
  'refusal.cap-no-yield': { zone: Term }
  'refusal.cap-not-fishing': { zone: Term }
  'refusal.cap-not-in-supply': { good: Choice }
  'refusal.cap-not-landed': { colour: Choice }
  'refusal.cap-occupied': { zone: Term }
  'refusal.cap-shield-active': { colour: Choice }
  'refusal.cap-too-far': { count: number; bound: Value }
  tiles: { n: number }
  hourglasses: { n: number }
  line: { n: Choice }
  Line: { n: Choice }
  cell: { n: Choice }
  side: { axis: Choice; n: Choice }
  'prompt.chr.gateSwap.hint': { gate: Choice }
  'prompt.chr.push': { first: boolean; axis: Choice }
  'prompt.chr.push.hint': { gate: Choice }
  'prompt.chr.mendCell': { optional: boolean }
  'prompt.chr.mendCell.hint': { optional: boolean; left: number }
  'prompt.chr.portal.next': { first: boolean }
  'prompt.chr.portal.next.hint': { first: boolean; left: number }
  'prompt.chr.gatekeep.hint': { gate: Choice }
  'prompt.pay.hourglass': { hours: number }
  'doing.chr.push': { axis: Choice }
  'move.chr.gateSwap': { swap: boolean; gate: Choice }
  'move.chr.push': { line: Choice; axis: Choice; from: Choice }
  'move.chr.mendCell': { cell: Choice; colour: Choice }
  'move.chr.portal.next': { good: Term; line: Choice; spared: Choice }
  'move.chr.gatekeep': { cell: Choice; colour: Choice; frayed: boolean }
  'move.pay.hourglass': { count: number }
  'event.chr.gateDrawn': { into: Choice; out: Choice }
  'event.chr.pushed': {
    seat: Person
    into: Choice
    line: Choice
    axis: Choice
    from: Choice
    out: Choice
  }
  'event.chr.mended': { seat: Person; cell: Choice; into: Choice; out: Choice }
  'event.chr.opened': { seat: Person; line: Choice; good: Term; cells: List }
  'event.chr.exchanged': { seat: Person; into: Choice; cell: Choice; out: Choice }
  'event.chr.reshuffled': { count: number }
  'event.chr.bottled': { seat: Person; count: number }
  'event.chr.poured': { seat: Person; count: number }
  'refusal.chr-hourglasses-missing': { count: number }
  'refusal.chr-hours-minimum': { count: number; bound: number }
  'refusal.chr-line-frayed': { line: Choice }
  'refusal.chr-line-mixed': { line: Choice }
  'refusal.chr-not-frayed': { cell: Choice }
  'refusal.chr-not-in-supply': { good: Value }
  'board.boat': { boat: Choice; at: Choice; crew: number; aboard: List }
  'board.aboard': { colour: Choice; boat: Choice }
  'board.berth': { berth: Choice; boat: Choice }
  'board.pier': { pier: Choice; crowd: number; on: List }
  takes: { n: Choice }
  'board.hall': { colour: Choice; count: Value }
  'board.lair': { count: number }
  'board.bag': { count: Value }
  'board.drawn': { drawn: Value }
  'board.round': { round: Value }
  'board.timepiece': { seat: Value; time: Value }
  'board.marketAt': { time: Value }
  'board.loads': { time: Value; draws: number }
  'board.hand': { time: Value; free: boolean }
  'board.rogue.does': { rogue: Choice }
  'board.leads': { time: Value; ends: boolean }
  'board.brings': { draws: number; sails: boolean }
  'board.overHand': { time: Value; cards: number; loads: number }
  'board.hires': { ability: Value; townsperson: Value }
  'board.squareCard': {
    townsperson: Value
    set: Choice
    ability: Value
    shown: boolean
    icons: List
    price: Value
  }
  'board.sign.discard': { optional: boolean; count: Value }
  'board.staffOf': { seat: Value }
  'board.slot': { slot: Value; ability: Value; worker: Choice }
  'board.worker': { townsperson: Value; icons: List }
  'board.vice': { count: Value; icons: List }
  'board.tossed': { count: Value; icons: List }
  'board.shopOf': { seat: Person; merchant: Choice }
  'board.space': { space: Value; does: Value; price: Choice; figure: Choice }
  'board.shield': { colour: Choice; won: boolean; count: Value }
  'board.shelfGood': { count: Value; good: Value; price: Value }
  'board.taken': { seat: Value }
  'board.rackHolds': { count: Value; most: Value }
  'board.inRack': { count: Value; marble: Choice }
  loose: { n: Choice }
  'board.wasteHolds': { count: Value; most: Value }
  'board.arm': { row: Choice; arm: Choice; count: number; marbles: Value }
  'board.inTray': { die: Value }
  'board.inCart': { count: number; colour: Choice }
  'board.furnace': { furnace: Value; count: number; dice: Value; heat: Value; makes: Choice }
  'board.spun': { sector: number; steps: number }
  'board.zone': { zone: Term; ships: number; treasure: boolean }
  'board.gateHolds': { gate: Choice }
  'board.cell': { row: Value; column: Value; colour: Choice; frayed: boolean }
  'board.edge': { line: Choice; axis: Choice; from: Choice }
  'board.hourglasses': { count: Value; most: Value }
  'board.pile': { pile: Value; discard: Value }
  all: { n: List }
  'board.earns': {
    good: Value
    count: Value
    pier: Choice
    customers: Value
    price: Value
    gold: Value
  }
  'board.result.icons': { colour: Choice; hall: Value }
  'board.result.guilt': { lair: Value }
  'board.result.unsold': { gold: Value; unsold: number }
  'board.result.cards': { gold: Value; unsold: Value; cards: number }
  'board.seat.holds': { merchant: Choice; gold: Value; goods: number; cards: number }
  'board.seat.short': { gold: Value }
  'board.seat.sold': { gold: Value }
  'terminal.day': { round: Value; time: Value }
  'terminal.docked': { berth: Choice }
  'terminal.free': { places: number }
  'terminal.pier': { pier: Choice }
  'terminal.halls': { halls: Value; lair: Value }
  'terminal.drawn': { drawn: Value }
  'terminal.clock': { order: Value }
  'terminal.loads': { at: Value }
  'terminal.free-hands': { at: Value }
  'terminal.mice': { at: Value }
  'terminal.shelf': { goods: Value }
  'terminal.shields': { shields: Value }
  'terminal.staff': { staff: Value }
  'terminal.corruption': { icons: Value }
  'terminal.row': { row: Choice }
  'terminal.rack': { marbles: Value; waste: Value }
  'terminal.furnace': { furnace: Value; dice: Value; heat: number }
  'terminal.tray': { dice: Value }
  'terminal.cart': { ore: Value }
  'terminal.ships': { count: Value; zone: Value }
  'terminal.treasures': { colours: Value }
  'terminal.tile': { colour: Choice; frayed: boolean }
  'terminal.gate': { gate: Choice; count: Value }
  'board.level': { level: Choice }
  'board.card.about': { merchant: Choice }
  'board.card.play': { merchant: Choice }
  'board.warns': { why: Choice }
  'board.price': {
    colour: Choice
    small: Value
    large: Value
    priceSmall: Value
    priceLarge: Value
  }
  'tells.person': { n: Choice }
  'tells.pier': { n: Choice }
  'tells.hall': { colour: Choice }
  'tells.shield': { merchant: Choice; colour: Choice }
  'tells.good': { large: boolean; price: Value; colour: Choice }
  'tells.slot': { ability: Value; works: boolean }
  'tells.load': { draws: number }
  'tells.hand': { free: boolean }
  'tells.alc.marble': { n: Choice }
  'tells.alc.waste': { most: Value }
  'tells.bla.die': { n: Choice }
  'tells.cap.zone': { kind: Choice }
  'tells.chr.tile': { frayed: boolean }
  'board.zones': { kind: Choice }
  'tells.place': { place: Choice }
}

export type Messages = MessagesOf<typeof catalogues, Asked>
