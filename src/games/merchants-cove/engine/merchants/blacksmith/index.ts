import { noCounts } from '../../../../../kit/counts.ts'
import { contentSets } from '../../../content/index.ts'
import { COLOURS } from '../../names.ts'
import { push } from '../../steps.ts'
import type { Merchant } from '../merchant.ts'
import { rolledTray } from './dice.ts'
import { canFire, firingErrands, firingQuestions } from './firing.ts'
import { canForge, forgingQuestions } from './forging.ts'
import { FURNACES } from './furnaces.ts'
import { canSmelt, canSmuggle, oreQuestions } from './ore.ts'
import { canBlow, placingQuestions } from './placing.ts'
import { faults, shape, taskShape } from './shape.ts'
import { staff, staffQuestions } from './staff.ts'
import type { BlacksmithTask, Die } from './words.ts'

/** The spaces of the board. @rule COV-BLA-4 to COV-BLA-8 */
const [SMELT, FIRE, BELLOWS, CONTRABAND] = [0, 1, 2, 3]

/**
 * The Blacksmith heats furnaces with dice and forges Weapons and Armour. @rule COV-BLA-1 to
 * COV-BLA-15
 */
export const blacksmith: Merchant<'bla', BlacksmithTask> = {
  id: 'bla',
  figures: 1,
  setup({ bla }, rng) {
    const cart = noCounts(COLOURS)
    for (let colour = 1; colour <= COLOURS; colour++)
      cart[colour] = bla.dice[colour] - bla.startTray[colour]
    const furnaces: Die[][] = Array.from({ length: FURNACES }, () => [])
    return { merchant: 'bla', tray: rolledTray(bla.startTray, rng), furnaces, cart }
  },
  open(state, seat, space) {
    if (space === SMELT) return canSmelt(state, seat)
    if (space === FIRE) return canFire(state, seat)
    if (space === BELLOWS) return canBlow(state, seat)
    return space === CONTRABAND ? canSmuggle(state, seat) : canForge(state, seat)
  },
  act(state, seat, space) {
    const { smelt, fire, adjust } = contentSets.tables(state.content).bla
    if (space === SMELT) push(state, { at: 'bla.smelt.pick', seat, left: smelt, begun: false })
    else if (space === FIRE) {
      push(state, { at: 'bla.place', seat, left: fire, must: false })
      push(state, { at: 'bla.roll', seat })
      push(state, { at: 'bla.rake', seat })
    } else if (space === BELLOWS)
      push(state, { at: 'bla.adjust', seat, left: adjust, begun: false })
    else if (space === CONTRABAND) push(state, { at: 'bla.contraband', seat })
    else push(state, { at: 'bla.forge.next', seat, begun: false })
  },
  staff,
  questions: {
    ...oreQuestions,
    ...firingQuestions,
    ...placingQuestions,
    ...forgingQuestions,
    ...staffQuestions,
  },
  errands: firingErrands,
  payHours: null,
  /** Tray and furnaces stay as they are. @rule COV-BLA-9 */
  cleanup: null,
  shape,
  taskShape,
  faults,
}
