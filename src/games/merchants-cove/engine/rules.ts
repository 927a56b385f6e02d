import { tasksOf } from '../../../kit/tasks.ts'
import type { Tables } from '../content/compile.ts'
import * as abilities from './townsfolk/abilities.ts'
import { choosing } from './round/choosing.ts'
import { route } from './round/clock.ts'
import { final } from './market/final.ts'
import * as loading from './round/load.ts'
import * as selling from './market/market.ts'
import type { Merchants } from './merchants/index.ts'
import * as rounds from './round/rounds.ts'
import * as square from './townsfolk/square.ts'
import { staff } from './townsfolk/staff.ts'
import type { Cove } from './state.ts'
import * as turn from './round/turn.ts'

/** What every kind of question asks. */
const questions = (tables: Tables, merchants: Merchants) => ({
  chooseMerchant: choosing,
  chooseSpace: turn.space(tables, merchants),
  'recruit.card': square.card(tables),
  'recruit.discard': abilities.discard,
  'recruit.take': abilities.take(tables),
  'recruit.pier': abilities.toPier,
  'recruit.boat': abilities.toBoat(tables),
  'recruit.slot': square.slot,
  'staff.next': staff(merchants),
  'clock.route': route(tables),
  'load.pick': loading.pick,
  'load.boat': loading.boat(tables),
  'robbers.use': loading.robbers(tables),
  'dock.berth': loading.berth(tables),
  'cultists.k': selling.cultists(tables),
  sell: selling.sell(tables),
  ...merchants.alc.questions,
  ...merchants.bla.questions,
  ...merchants.cap.questions,
  ...merchants.chr.questions,
})

/** What every kind of errand does. */
const errands = (tables: Tables, merchants: Merchants) => ({
  open: rounds.open(merchants),
  arrive: rounds.arrive(tables),
  nextTurn: turn.nextTurn,
  pay: turn.pay(merchants),
  load: loading.load(tables),
  place: loading.place(tables),
  dock: loading.docking(tables),
  refill: square.refill,
  market: selling.market(tables),
  pier: selling.openPier,
  toll: selling.toll(tables),
  sponsors: selling.sponsors,
  cleanup: rounds.cleanup(tables, merchants),
  final: final(tables),
  ...merchants.alc.errands,
  ...merchants.bla.errands,
  ...merchants.cap.errands,
  ...merchants.chr.errands,
})

/** The tasks of the game, with one set of printed values. */
export const tasksWith = (tables: Tables, merchants: Merchants) =>
  tasksOf<Cove>(questions(tables, merchants), errands(tables, merchants), seat => ({
    type: 'handed',
    seat,
    reveals: true,
  }))
