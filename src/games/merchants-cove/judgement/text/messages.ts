// Written by `npm run texts` from en.json and its translations.
import type { Choice, MessagesOf, Term, Value } from '../../../../kit/words/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** What they ask for, where they ask for something. */
interface Asked {
  'judged.gold.more': { n: number }
  'judged.townsfolk.more': { n: number }
  'judged.shelf.more': { n: number }
  'judged.corruption.more': { n: number }
  'judged.staff.more': { n: number }
  'judged.marbles.more': { n: number }
  'judged.furnaces.more': { n: number }
  'judged.fleet.more': { n: number }
  'judged.rift.more': { n: number }
  'judged.time.more': { n: number }
  'move.chooseMerchant': { merchant: Choice }
  'move.chooseSpace': { space: Value }
  'move.recruit.card': { ability: Choice }
  'move.recruit.boat': { boat: Choice }
  'move.recruit.slot': { townsperson: Choice; staff: Value }
  'move.staff.next': { staff: Value }
  'move.clock.route': { hands: number }
  'move.load.boat': { boat: Choice }
  'move.dock.berth': { berth: Choice }
  'move.cultists.k': { rogues: number }
  'move.sell': { customers: number }
  'move.alc.siphon.pick': { marble: Choice }
  'move.alc.ladle': { marble: Choice }
  'move.alc.brew.next': { ichor: number; good: Value }
  'move.bla.contraband.place': { heat: number }
  'move.bla.haul.place': { heat: number }
  'move.bla.place': { die: Value }
  die: { metal: Choice; face: Value }
  'move.bla.furnace': { heat: number }
  heated: { n: number }
  'move.bla.adjust': { heat: number }
  'move.bla.keep': { keep: boolean }
  'move.cap.storm': { zone: Choice }
  'move.cap.spinAgain': { again: boolean }
  'move.cap.move': { to: Value }
  'zone.shallows': { form: Choice }
  'zone.fishing': { form: Choice }
  'zone.isle': { form: Choice }
  'move.cap.recall.next': { zone: Term }
  'move.cap.smuggle': { zone: Term }
  'move.chr.gateSwap': { swap: boolean }
  'move.chr.portal.next': { good: Value }
  'move.chr.gatekeep': { frayed: boolean }
  'move.pay.hourglass': { count: number }
}

export type Messages = MessagesOf<typeof catalogues, Asked>
