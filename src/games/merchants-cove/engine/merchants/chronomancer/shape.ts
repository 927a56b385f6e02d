import type { Frozen } from '../../../../../kernel/game.ts'
import { faultsBy } from '../../../../../kit/define-game.ts'
import { below, type MoveShapes } from '../../../../../kit/moves.ts'
import { from, isFlag, isWhole, listOf, object, oneOf, orNull } from '../../../../../kit/shape.ts'
import type { Tables } from '../../../content/compile.ts'
import { MOST_HOURS } from '../../limits.ts'
import { COLOURS } from '../../names.ts'
import { isCounts, isLeft, isTaskOf } from '../../shapes.ts'
import { CELLS, LINES, SIDE } from './rift.ts'
import type { ChronomancerMove, ChronomancerShop, ChronomancerTask } from './words.ts'

/*
 * Whether something from outside is a Chronomancer's shop, task or move, and whether what it says
 * can be.
 */

const isColour = from(1, COLOURS)

const isShop = object({
  merchant: oneOf(['chr']),
  rift: listOf(isColour, CELLS),
  frayed: listOf(isFlag, CELLS),
  gate: isColour,
  pile: isCounts(COLOURS),
  discard: isCounts(COLOURS),
  hourglasses: isWhole,
})

export const shape = (shop: unknown): shop is ChronomancerShop => isShop(shop)

export const taskShape = isTaskOf<ChronomancerTask['at']>({
  'chr.gateSwap': {},
  'chr.push': { axis: oneOf(['row', 'column']), left: isLeft, first: isFlag },
  'chr.mendCell': { left: isLeft, optional: isFlag },
  'chr.portal.next': { left: isLeft, first: isFlag },
  'chr.sand': { count: isLeft },
  'chr.gatekeep': {},
  'pay.hourglass': { hours: from(1, MOST_HOURS) },
})

export const moveShapes: MoveShapes<ChronomancerMove> = {
  'chr.gateSwap': { swap: isFlag },
  'chr.push': { line: below(LINES.length), from: oneOf(['start', 'end']) },
  'chr.mendCell': { cell: below(CELLS) },
  'chr.portal.next': { line: below(LINES.length), spare: orNull(below(SIDE)) },
  'chr.gatekeep': { cell: below(CELLS) },
  'pay.hourglass': { count: below(MOST_HOURS) },
}

/** @rule COV-CHR-1, COV-CHR-2, COV-CHR-9 */
export const faults = ({ chr }: Tables, shop: Frozen<ChronomancerShop>) =>
  faultsBy(need => {
    for (let colour = 1; colour <= COLOURS; colour++) {
      const laid = [...shop.rift, shop.gate].filter(tile => tile === colour).length
      const count = laid + shop.pile[colour] + shop.discard[colour]
      const all = chr.tiles[colour]
      need(count === all, `COV-CHR-1: ${count} tiles of colour ${colour}, not ${all}.`)
    }
    const most = chr.maxHourglasses
    need(shop.hourglasses <= most, `COV-CHR-9: at most ${most} Hourglasses.`)
  })
