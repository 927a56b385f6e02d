import { noCounts } from '../../../../../kit/counts.ts'
import { push } from '../../../../../kit/tasks.ts'
import type { Tables } from '../../../content/compile.ts'
import type { Merchant } from '../merchant.ts'
import { brewNext, canBrew, flush } from './brewing.ts'
import { ARMS, fill, MARBLES, ROWS } from './decanter.ts'
import { faults, shape, taskShape } from './shape.ts'
import { staff, taste, transmute } from './staff.ts'
import { announce, canSiphon, canTap, ladle, rackReturn, refill, siphonPick } from './taking.ts'
import type { AlchemistTask, Marble } from './words.ts'

/** The spaces of the board: a Tap a row, then these. @rule COV-ALC-4, COV-ALC-7, COV-ALC-8 */
const SIPHON = ROWS

/**
 * The Alchemist taps marbles and brews Potions and Elixirs of them. @rule COV-ALC-1 to COV-ALC-16
 */
export const alchemist = (tables: Tables): Merchant<'alc', AlchemistTask> => ({
  id: 'alc',
  figures: 1,
  setup(rng) {
    const { marbles, armLength } = tables.alc
    const arms: Marble[][] = Array.from({ length: ARMS }, () => [])
    const bag = [...marbles]
    fill({ arms, bag }, armLength, rng)
    return { merchant: 'alc', arms, rack: noCounts(MARBLES), bag, waste: 0 }
  },
  open(state, seat, space) {
    if (space < ROWS) return canTap(state, seat, space)
    return space === SIPHON ? canSiphon(state, seat) : canBrew(tables, state, seat)
  },
  act(state, seat, space) {
    const { siphon, brew } = tables.alc
    if (space < ROWS) push(state, { at: 'alc.announce', seat, row: space })
    else if (space === SIPHON)
      push(state, { at: 'alc.siphon.pick', seat, left: siphon, begun: false })
    else {
      push(state, { at: 'alc.flush', seat })
      push(state, { at: 'alc.brew.next', seat, left: brew, begun: false })
    }
  },
  staff,
  questions: {
    'alc.announce': announce,
    'alc.siphon.pick': siphonPick,
    'alc.ladle': ladle,
    'alc.rack.return': rackReturn(tables),
    'alc.brew.next': brewNext(tables),
    'alc.transmute': transmute,
    'alc.taste': taste,
  },
  errands: { 'alc.refill': refill(tables), 'alc.flush': flush(tables) },
  payHours: null,
  /** Decanter, rack and Toxic Waste stay as they are. @rule COV-ALC-12 */
  cleanup: null,
  shape,
  taskShape,
  faults: shop => faults(tables, shop),
})
