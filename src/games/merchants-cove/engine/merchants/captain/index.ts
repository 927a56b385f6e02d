import { push } from '../../../../../kit/tasks.ts'
import type { Tables } from '../../../content/compile.ts'
import { COLOURS } from '../../names.ts'
import { type Merchant, shopOf } from '../merchant.ts'
import { HARBOUR, ZONES } from './chart.ts'
import { laden, outside } from './fleet.ts'
import { net, recall, shield, smuggle } from './landing.ts'
import { fleet, sail, spin, spinAgain, storm } from './sailing.ts'
import { faults, shape, taskShape } from './shape.ts'
import type { CaptainTask } from './words.ts'

/** The spaces of the board. @rule COV-CAP-5, COV-CAP-6, COV-CAP-8, COV-CAP-9 */
const [ROW, SAIL, RECALL, SMUGGLE] = [0, 1, 2, 3]
/**
 * How far the ship of the Helmsman goes, and those of the Deckhands, and how many they are. @rule
 * COV-CAP-13, COV-CAP-15
 */
const HELM_STEPS = 2
const DECK_STEPS = 1
const DECK_SHIPS = 2

/**
 * The Captain sends ships out and brings Catches and Treasures home. @rule COV-CAP-1 to COV-CAP-16
 */
export const captain = (tables: Tables): Merchant<'cap', CaptainTask> => ({
  id: 'cap',
  figures: 1,
  setup() {
    const ships = new Array<number>(ZONES).fill(0)
    ships[HARBOUR] = tables.cap.ships
    return { merchant: 'cap', ships, treasures: [false, true, true, true, true] }
  },
  open(state, seat, space) {
    if (space === RECALL) return outside(shopOf(state, seat, 'cap')).length > 0
    return space !== SMUGGLE || laden(tables, state, seat).length > 0
  },
  act(state, seat, space) {
    const { rowSteps, extraSpins } = tables.cap
    if (space === ROW) push(state, fleet(seat, rowSteps))
    else if (space === SAIL) push(state, { at: 'cap.spin', seat, steps: 0, extra: extraSpins })
    else if (space === RECALL) push(state, { at: 'cap.recall.next', seat, first: true, landed: [] })
    else push(state, { at: 'cap.smuggle', seat })
  },
  staff: [
    (state, seat) =>
      push(state, { at: 'cap.move', seat, steps: HELM_STEPS, ships: 1, moved: null }),
    (state, seat) => push(state, { at: 'cap.net', seat }),
    (state, seat) =>
      push(state, { at: 'cap.move', seat, steps: DECK_STEPS, ships: DECK_SHIPS, moved: null }),
    (state, seat) => push(state, { at: 'cap.smuggle', seat }),
  ],
  questions: {
    'cap.storm': storm,
    'cap.spinAgain': spinAgain,
    'cap.move': sail(tables),
    'cap.recall.next': recall(tables),
    'cap.shield': shield,
    'cap.smuggle': smuggle(tables),
    'cap.net': net(tables),
  },
  errands: { 'cap.spin': spin(tables) },
  payHours: null,
  cleanup(state, seat, ply) {
    const { treasures } = shopOf(state, seat, 'cap')
    const colours: number[] = []
    for (let colour = 1; colour <= COLOURS; colour++) {
      if (treasures[colour]) continue
      treasures[colour] = true
      colours.push(colour)
    }
    if (colours.length > 0) ply.emit({ type: 'cap.restocked', seat, colours })
  },
  shape,
  taskShape,
  faults: shop => faults(tables, shop),
})
