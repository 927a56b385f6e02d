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
  colour: { n: Choice }
  person: { n: Choice }
  someone: { n: Choice }
  adventurers: { n: number; colour: Choice }
  rogues: { n: number }
  hall: { n: Choice }
  gold: { n: Value }
  cards: { n: number }
  hours: { n: number }
  cost: { corruption: number; hours: number }
  time: { form: Choice; hour: number; half: boolean }
  boat: { n: Choice }
  berth: { n: Choice }
  pier: { n: Choice }
  merchant: { n: Choice }
  'icon.corruption': { n: number }
  'icon.faction': { n: number; colour: Choice }
  rogue: { n: Choice }
  'prompt.theirs': { seat: Value }
  'prompt.over': { seat: Person }
  'prompt.over.together': { winners: List }
  'winner.first': { seat: Person }
  'winner.next': { seat: Person }
  'winner.gold': { seat: Person; gold: Value }
  'event.left.hall': { customers: List; kinds: number }
  'event.left.lair': { count: number }
  'event.cleaned': { round: Value }
  'event.cleaned.card': { townsperson: Value }
  'event.cleaned.mouse': { time: Value }
  'event.ended.together': { winners: List; gold: Value }
  arm: { n: Choice }
  marble: { n: Choice }
  marbles: { marble: Choice; n: number }
  die: { form: Choice; face: Value; metal: Choice }
  steps: { n: number }
  line: { n: Choice }
  cell: { n: Choice }
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
