import type { Frozen } from '../../../../../kernel/game.ts'
import { total } from '../../../../../kit/counts.ts'
import {
  from,
  isFlag,
  isWhole,
  listOf,
  object,
  oneOf,
  type Test,
} from '../../../../../kit/shape.ts'
import type { Tables } from '../../../content/compile.ts'
import { ANY, isCounts } from '../../shapes.ts'
import { ARMS, ARMS_PER_ROW, ICHOR, MARBLES, ROWS } from './decanter.ts'
import type { AlchemistShop, AlchemistTask } from './words.ts'

/*
 * Whether something from outside is an Alchemist's shop or task, and whether what it says can be.
 */

const isMarble = from(1, MARBLES)

const isShop = object({
  merchant: oneOf(['alc']),
  arms: listOf(listOf(isMarble), ARMS),
  rack: isCounts(MARBLES),
  bag: isCounts(MARBLES),
  waste: isWhole,
})

export const shape = (shop: unknown): shop is AlchemistShop => isShop(shop)

const task = (fields: { readonly [name: string]: Test }) =>
  object({ at: ANY, seat: ANY, ...fields })
const isLeft = from(1, 100)

const TASKS: { readonly [at in AlchemistTask['at']]: Test } = {
  'alc.announce': task({ row: from(0, ROWS - 1) }),
  'alc.siphon.pick': task({ left: isLeft, begun: isFlag }),
  'alc.rack.return': task({}),
  'alc.refill': task({}),
  'alc.brew.next': task({ left: isLeft, begun: isFlag }),
  'alc.flush': task({}),
  'alc.ladle': task({}),
  'alc.transmute': task({ left: isLeft }),
  'alc.taste': task({}),
}
const isKind = (at: string): at is AlchemistTask['at'] => Object.hasOwn(TASKS, at)

export const taskShape = (value: { readonly at: string }) =>
  isKind(value.at) && TASKS[value.at](value)

/** @rule COV-ALC-1, COV-ALC-6 */
export function faults(shop: Frozen<AlchemistShop>, { alc }: Tables): string[] {
  const found: string[] = []
  for (let marble = 1; marble <= MARBLES; marble++) {
    const inArms = shop.arms.flat().filter(each => each === marble).length
    const count =
      inArms + shop.rack[marble] + shop.bag[marble] + (marble === ICHOR ? shop.waste : 0)
    if (count !== alc.marbles[marble]) {
      found.push(`COV-ALC-1: ${count} marbles of kind ${marble}, not ${alc.marbles[marble]}.`)
    }
  }
  if (shop.arms.some(arm => arm.length > alc.armLength)) {
    found.push(`COV-ALC-1: an arm of the decanter holds ${alc.armLength} marbles.`)
  }
  const most = alc.rack + ARMS_PER_ROW * alc.armLength
  if (total(shop.rack) > most)
    found.push(`COV-ALC-6: more than ${most} marbles never come to the rack.`)
  return found
}
