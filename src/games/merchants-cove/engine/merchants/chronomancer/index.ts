import { noCounts } from '../../../../../kit/counts.ts'
import { push } from '../../../../../kit/tasks.ts'
import type { Tables } from '../../../content/compile.ts'
import { take } from '../../bag.ts'
import { COLOURS } from '../../names.ts'
import { figureOf, type Merchant, shopOf } from '../merchant.ts'
import { canOpen, portal } from './portal.ts'
import { CELLS } from './rift.ts'
import { bottle, pour } from './sand.ts'
import { faults, shape, taskShape } from './shape.ts'
import { gatekeep, gateSwap, mendCell, pushLine } from './wheels.ts'
import type { ChronomancerTask } from './words.ts'

/** The spaces of the board. @rule COV-CHR-5, COV-CHR-8, COV-CHR-10, COV-CHR-11 */
const [ROWS, COLUMNS, PORTAL, MEND] = [0, 1, 2, 3]
const WIZARD = 0
/**
 * Hourglasses of Bottle time, and those that come by the way. @rule COV-CHR-9, COV-CHR-11,
 * COV-CHR-17
 */
const BOTTLED = 2
const GLEANED = 1
/** Tiles that the Assistant mends at a Wheel, and the Mender. @rule COV-CHR-7, COV-CHR-15 */
const TIDIED = 1
const MENDER = 2

/** The Chronomancer turns the Rift and opens its lines. @rule COV-CHR-1 to COV-CHR-18 */
export const chronomancer = (tables: Tables): Merchant<'chr', ChronomancerTask> => ({
  id: 'chr',
  figures: 2,
  setup(rng) {
    const pile = [...tables.chr.tiles]
    const rift = Array.from({ length: CELLS }, () => take(pile, rng))
    const gate = take(pile, rng)
    return {
      merchant: 'chr',
      rift,
      frayed: rift.map(() => false),
      gate,
      pile,
      discard: noCounts(COLOURS),
      hourglasses: tables.chr.startHourglasses,
    }
  },
  open(state, seat, space) {
    if (space === ROWS || space === COLUMNS) return true
    if (space === PORTAL) return canOpen(tables, state, seat)
    const { frayed, hourglasses } = shopOf(state, seat, 'chr')
    return space === MEND ? frayed.includes(true) : hourglasses < tables.chr.maxHourglasses
  },
  act(state, seat, space, ply) {
    const { pushes, lines, mends } = tables.chr
    const figure = figureOf(state, seat)
    if (space === ROWS || space === COLUMNS) {
      if (figure !== WIZARD) push(state, { at: 'chr.mendCell', seat, left: TIDIED, optional: true })
      push(state, {
        at: 'chr.push',
        seat,
        axis: space === ROWS ? 'row' : 'column',
        left: pushes,
        first: true,
      })
      if (figure === WIZARD) push(state, { at: 'chr.gateSwap', seat })
    } else if (space === PORTAL) {
      if (figure !== WIZARD) push(state, { at: 'chr.sand', seat, count: GLEANED })
      push(state, { at: 'chr.portal.next', seat, left: lines[figure], first: true })
    } else if (space === MEND) {
      push(state, { at: 'chr.mendCell', seat, left: mends, optional: false })
    } else {
      bottle(tables, state, seat, BOTTLED, ply)
    }
  },
  staff: [
    (state, seat) => push(state, { at: 'chr.mendCell', seat, left: MENDER, optional: true }),
    (state, seat) => push(state, { at: 'chr.gatekeep', seat }),
    (state, seat, ply) => bottle(tables, state, seat, GLEANED, ply),
    (state, seat) => push(state, { at: 'chr.portal.next', seat, left: 1, first: true }),
  ],
  questions: {
    'chr.gateSwap': gateSwap,
    'chr.push': pushLine,
    'chr.mendCell': mendCell,
    'chr.portal.next': portal(tables),
    'chr.gatekeep': gatekeep,
    'pay.hourglass': pour,
  },
  errands: { 'chr.sand': (state, { seat, count }, ply) => bottle(tables, state, seat, count, ply) },
  payHours: (state, seat, hours) => push(state, { at: 'pay.hourglass', seat, hours }),
  cleanup: null,
  shape,
  taskShape,
  faults: shop => faults(tables, shop),
})
