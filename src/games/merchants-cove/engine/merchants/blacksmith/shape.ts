import type { Frozen } from '../../../../../kernel/game.ts'
import { faultsBy } from '../../../../../kit/define-game.ts'
import { below, type MoveShapes } from '../../../../../kit/moves.ts'
import { from, isFlag, listOf, object, oneOf, orNull, sorted } from '../../../../../kit/shape.ts'
import type { Tables } from '../../../content/compile.ts'
import { COLOURS } from '../../names.ts'
import { isCounts, isLeft, isTaskOf } from '../../shapes.ts'
import { DICE, FACES, isCoal, metalOf, METALS, metalsOf } from './dice.ts'
import { ALLOYS, FURNACES, heatOf } from './furnaces.ts'
import type { BlacksmithMove, BlacksmithShop, BlacksmithTask } from './words.ts'

/*
 * Whether something from outside is a Blacksmith's shop, task or move, and whether what it says can
 * be.
 */

const isDie = from(1, DICE)
const isFurnace = below(FURNACES)
const isColour = from(1, COLOURS)

const isShop = object({
  merchant: oneOf(['bla']),
  tray: isCounts(DICE),
  furnaces: listOf(sorted(isDie), FURNACES),
  cart: isCounts(COLOURS),
})

export const shape = (shop: unknown): shop is BlacksmithShop => isShop(shop)

export const taskShape = isTaskOf<BlacksmithTask['at']>({
  'bla.smelt.pick': { left: isLeft, begun: isFlag },
  'bla.rake': {},
  'bla.roll': {},
  'bla.place': { left: isLeft, must: isFlag },
  'bla.furnace': { left: isLeft, die: isDie },
  'bla.adjust': { left: isLeft, begun: isFlag },
  'bla.contraband': {},
  'bla.contraband.place': { colour: isColour },
  'bla.forge.next': { begun: isFlag },
  'bla.keep': { furnace: isFurnace },
  'bla.journeyman': {},
  'bla.face': { furnace: orNull(isFurnace), die: isDie },
  'bla.haul.pick': {},
  'bla.haul.place': { die: isDie },
  'bla.strike': {},
})

const inFurnace = { furnace: isFurnace }
const ofColour = { colour: isColour }

export const moveShapes: MoveShapes<BlacksmithMove> = {
  'bla.smelt.pick': ofColour,
  'bla.rake': inFurnace,
  'bla.place': { die: isDie },
  'bla.furnace': inFurnace,
  'bla.adjust': { furnace: isFurnace, die: isDie, by: oneOf([1, -1]) },
  'bla.contraband': ofColour,
  'bla.contraband.place': { face: from(1, FACES), furnace: isFurnace },
  'bla.forge.next': inFurnace,
  'bla.keep': { keep: isFlag },
  'bla.journeyman': { furnace: orNull(isFurnace), die: isDie },
  'bla.face': { face: from(1, FACES) },
  'bla.haul.pick': ofColour,
  'bla.haul.place': inFurnace,
  'bla.strike': inFurnace,
}

/** @rule COV-BLA-1, COV-BLA-2 */
export const faults = ({ bla }: Tables, { tray, furnaces, cart }: Frozen<BlacksmithShop>) =>
  faultsBy(need => {
    const dice = metalsOf(tray)
    for (const die of furnaces.flat()) dice[metalOf(die)]++
    for (let metal = 1; metal <= METALS; metal++) {
      const count = dice[metal] + (cart[metal] ?? 0)
      const all = bla.dice[metal]
      need(count === all, `COV-BLA-1: ${count} dice of metal ${metal}, not ${all}.`)
    }
    furnaces.forEach((furnace, i) => {
      const where = `COV-BLA-2: furnace ${i + 1}`
      const most = bla.coalPerFurnace
      const coals = furnace.filter(isCoal).length
      need(furnace.length - coals <= ALLOYS, `${where} holds more than ${ALLOYS} alloy die.`)
      need(coals <= most, `${where} holds more than ${most} coal dice.`)
      need(heatOf(furnace) <= bla.maxHeat, `${where} is hotter than ${bla.maxHeat}.`)
    })
  })
