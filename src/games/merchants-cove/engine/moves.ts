import { below, moveReader, type MoveShapes } from '../../../kit/moves.ts'
import { from, oneOf, rising } from '../../../kit/shape.ts'
import { moveShapes as alchemist } from './merchants/alchemist/shape.ts'
import { moveShapes as blacksmith } from './merchants/blacksmith/shape.ts'
import { moveShapes as captain } from './merchants/captain/shape.ts'
import { moveShapes as chronomancer } from './merchants/chronomancer/shape.ts'
import { MOST_KINDS, MOST_ROGUES, MOST_SPACES } from './limits.ts'
import {
  BERTHS,
  BOATS,
  COLOURS,
  GOODS,
  GREY,
  HANDS,
  MERCHANT_IDS,
  PIERS,
  SLOTS,
  SQUARE,
} from './names.ts'
import type { Move } from './state.ts'
import type { CoreMove } from './tasks.ts'

const isAdventurer = from(1, GREY)

const core: MoveShapes<CoreMove> = {
  stop: {},
  chooseMerchant: { merchant: oneOf([...MERCHANT_IDS, 'random']) },
  chooseSpace: { space: below(MOST_SPACES) },
  'recruit.card': { place: below(SQUARE) },
  'recruit.discard': { card: from(1, MOST_KINDS) },
  'recruit.take': { boat: below(BOATS), adventurer: isAdventurer },
  'recruit.pier': { pier: below(PIERS) },
  'recruit.boat': { boat: below(BOATS) },
  'recruit.slot': { slot: below(SLOTS) },
  'staff.next': { slot: below(SLOTS) },
  'clock.route': { hands: rising(below(HANDS)) },
  'load.pick': { adventurer: isAdventurer },
  'load.boat': { boat: below(BOATS) },
  'robbers.use': { colour: from(1, COLOURS), boat: below(BOATS) },
  'dock.berth': { berth: below(BERTHS) },
  'cultists.k': { rogues: from(0, MOST_ROGUES) },
  sell: { good: from(1, GOODS) },
}

export const reader = moveReader<Move>({
  ...core,
  ...alchemist,
  ...blacksmith,
  ...captain,
  ...chronomancer,
})
