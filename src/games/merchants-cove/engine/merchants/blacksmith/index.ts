import { noCounts } from '../../../../../kit/counts.ts'
import { push } from '../../../../../kit/tasks.ts'
import type { Tables } from '../../../content/compile.ts'
import { COLOURS } from '../../names.ts'
import type { Merchant } from '../merchant.ts'
import { rolledTray } from './dice.ts'
import { canFire, rake, roll } from './firing.ts'
import { canForge, forgeNext, keep, strike } from './forging.ts'
import { FURNACES } from './furnaces.ts'
import {
  canSmelt,
  canSmuggle,
  contraband,
  haulPick,
  haulPlace,
  orePlace,
  smeltPick,
} from './ore.ts'
import { adjust, canBlow, furnaceFor, placeNext } from './placing.ts'
import { faults, shape, taskShape } from './shape.ts'
import { face, journeyman, staff } from './staff.ts'
import type { BlacksmithTask, Die } from './words.ts'

/** The spaces of the board. @rule COV-BLA-4 to COV-BLA-8 */
const [SMELT, FIRE, BELLOWS, CONTRABAND] = [0, 1, 2, 3]

/**
 * The Blacksmith heats furnaces with dice and forges Weapons and Armour. @rule COV-BLA-1 to
 * COV-BLA-15
 */
export const blacksmith = (tables: Tables): Merchant<'bla', BlacksmithTask> => ({
  id: 'bla',
  figures: 1,
  setup(rng) {
    const { dice, startTray } = tables.bla
    const cart = noCounts(COLOURS)
    for (let colour = 1; colour <= COLOURS; colour++)
      cart[colour] = dice[colour] - startTray[colour]
    const furnaces: Die[][] = Array.from({ length: FURNACES }, () => [])
    return { merchant: 'bla', tray: rolledTray(startTray, rng), furnaces, cart }
  },
  open(state, seat, space) {
    if (space === SMELT) return canSmelt(state, seat)
    if (space === FIRE) return canFire(state, seat)
    if (space === BELLOWS) return canBlow(tables, state, seat)
    return space === CONTRABAND ? canSmuggle(tables, state, seat) : canForge(tables, state, seat)
  },
  act(state, seat, space) {
    const { smelt, fire, adjust: turns } = tables.bla
    if (space === SMELT) push(state, { at: 'bla.smelt.pick', seat, left: smelt, begun: false })
    else if (space === FIRE) {
      push(state, { at: 'bla.place', seat, left: fire, must: false })
      push(state, { at: 'bla.roll', seat })
      push(state, { at: 'bla.rake', seat })
    } else if (space === BELLOWS) push(state, { at: 'bla.adjust', seat, left: turns, begun: false })
    else if (space === CONTRABAND) push(state, { at: 'bla.contraband', seat })
    else push(state, { at: 'bla.forge.next', seat, begun: false })
  },
  staff,
  questions: {
    'bla.smelt.pick': smeltPick,
    'bla.contraband': contraband(tables),
    'bla.contraband.place': orePlace(tables),
    'bla.haul.pick': haulPick,
    'bla.haul.place': haulPlace(tables),
    'bla.rake': rake,
    'bla.place': placeNext(tables),
    'bla.furnace': furnaceFor(tables),
    'bla.adjust': adjust(tables),
    'bla.forge.next': forgeNext(tables),
    'bla.keep': keep,
    'bla.strike': strike(tables),
    'bla.journeyman': journeyman(tables),
    'bla.face': face(tables),
  },
  errands: { 'bla.roll': roll },
  payHours: null,
  /** Tray and furnaces stay as they are. @rule COV-BLA-9 */
  cleanup: null,
  shape,
  taskShape,
  faults: shop => faults(tables, shop),
})
