import { noCounts } from '../../../../../kit/counts.ts'
import { contentSets } from '../../../content/index.ts'
import { push } from '../../steps.ts'
import type { Merchant } from '../merchant.ts'
import { brewingErrands, brewingQuestions, canBrew } from './brewing.ts'
import { ARMS, fill, MARBLES, ROWS } from './decanter.ts'
import { faults, shape, taskShape } from './shape.ts'
import { staff, staffQuestions } from './staff.ts'
import { canSiphon, canTap, takingErrands, takingQuestions } from './taking.ts'
import type { AlchemistTask, Marble } from './words.ts'

/** The spaces of the board: a Tap a row, then these. @rule COV-ALC-4, COV-ALC-7, COV-ALC-8 */
const SIPHON = ROWS

/**
 * The Alchemist taps marbles and brews Potions and Elixirs of them. @rule COV-ALC-1 to COV-ALC-16
 */
export const alchemist: Merchant<'alc', AlchemistTask> = {
  id: 'alc',
  figures: 1,
  setup({ alc }, rng) {
    const arms: Marble[][] = Array.from({ length: ARMS }, () => [])
    const bag = [...alc.marbles]
    fill({ arms, bag }, alc.armLength, rng)
    return { merchant: 'alc', arms, rack: noCounts(MARBLES), bag, waste: 0 }
  },
  open(state, seat, space) {
    if (space < ROWS) return canTap(state, seat, space)
    return space === SIPHON ? canSiphon(state, seat) : canBrew(state, seat)
  },
  act(state, seat, space) {
    const { siphon, brew } = contentSets.tables(state.content).alc
    if (space < ROWS) push(state, { at: 'alc.announce', seat, row: space })
    else if (space === SIPHON)
      push(state, { at: 'alc.siphon.pick', seat, left: siphon, begun: false })
    else {
      push(state, { at: 'alc.flush', seat })
      push(state, { at: 'alc.brew.next', seat, left: brew, begun: false })
    }
  },
  staff,
  questions: { ...takingQuestions, ...brewingQuestions, ...staffQuestions },
  errands: { ...takingErrands, ...brewingErrands },
  payHours: null,
  /** Decanter, rack and Toxic Waste stay as they are. @rule COV-ALC-12 */
  cleanup: null,
  shape,
  taskShape,
  faults,
}
