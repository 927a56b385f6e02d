import type { MerchantId } from '../engine/names.ts'
import { alchemist } from './alchemist.ts'
import { blacksmith } from './blacksmith.ts'
import { captain } from './captain.ts'
import { chronomancer } from './chronomancer.ts'
import type { Keeper } from './merchant-insight.ts'

/** One line a merchant. */
export const KEEPERS: { readonly [merchant in MerchantId]: Keeper } = {
  alc: alchemist,
  bla: blacksmith,
  cap: captain,
  chr: chronomancer,
}
