import type { Frozen } from '../../../../../kernel/game.ts'
import { faultsBy } from '../../../../../kit/define-game.ts'
import { total } from '../../../../../kit/counts.ts'
import { below, type MoveShapes } from '../../../../../kit/moves.ts'
import { from, isFlag, isWhole, listOf, object, oneOf } from '../../../../../kit/shape.ts'
import type { Tables } from '../../../content/compile.ts'
import { MOST_MARBLES } from '../../limits.ts'
import { COLOURS, GOODS } from '../../names.ts'
import { isCounts, isLeft, isTaskOf } from '../../shapes.ts'
import { ARMS, ARMS_PER_ROW, ICHOR, MARBLES, ROWS } from './decanter.ts'
import type { AlchemistMove, AlchemistShop, AlchemistTask } from './words.ts'

/*
 * Whether something from outside is an Alchemist's shop, task or move, and whether what it says can
 * be.
 */

const isMarble = from(1, MARBLES)
const isColour = from(1, COLOURS)

const isShop = object({
  merchant: oneOf(['alc']),
  arms: listOf(listOf(isMarble), ARMS),
  rack: isCounts(MARBLES),
  bag: isCounts(MARBLES),
  waste: isWhole,
})

export const shape = (shop: unknown): shop is AlchemistShop => isShop(shop)

export const taskShape = isTaskOf<AlchemistTask['at']>({
  'alc.announce': { row: from(0, ROWS - 1) },
  'alc.siphon.pick': { left: isLeft, begun: isFlag },
  'alc.rack.return': {},
  'alc.refill': {},
  'alc.brew.next': { left: isLeft, begun: isFlag },
  'alc.flush': {},
  'alc.ladle': {},
  'alc.transmute': { left: isLeft },
  'alc.taste': {},
})

export const moveShapes: MoveShapes<AlchemistMove> = {
  'alc.announce': { colour: isColour },
  'alc.siphon.pick': { arm: below(ARMS) },
  'alc.rack.return': { marble: isMarble },
  'alc.brew.next': { good: from(1, GOODS), ichor: below(MOST_MARBLES) },
  'alc.ladle': { arm: below(ARMS) },
  'alc.transmute': { give: isColour, take: isColour },
  'alc.taste': { colour: isColour },
}

/** @rule COV-ALC-1, COV-ALC-6 */
export const faults = ({ alc }: Tables, { arms, rack, bag, waste }: Frozen<AlchemistShop>) =>
  faultsBy(need => {
    for (let marble = 1; marble <= MARBLES; marble++) {
      const inArms = arms.flat().filter(each => each === marble).length
      const count = inArms + rack[marble] + bag[marble] + (marble === ICHOR ? waste : 0)
      const all = alc.marbles[marble]
      need(count === all, `COV-ALC-1: ${count} marbles of kind ${marble}, not ${all}.`)
    }
    const short = arms.every(arm => arm.length <= alc.armLength)
    need(short, `COV-ALC-1: an arm of the decanter holds ${alc.armLength} marbles.`)
    const most = alc.rack + ARMS_PER_ROW * alc.armLength
    need(total(rack) <= most, `COV-ALC-6: more than ${most} marbles never come to the rack.`)
  })
