import type { Seat } from '../../../../../kernel/game.ts'
import type { Counts } from '../../../../../kit/counts.ts'
import type { ByTask, ByType } from '../../../../../kit/variants.ts'

/**
 * A die as it lies: metal and face in one number, 1 to 30 (`dieOf`, `metalOf`, `faceOf` in
 * `dice.ts`). Dice of equal metal and face are the same.
 */
export type Die = number

/** A die's metal: an alloy's colour 1 to 4, or 5 = coal. */
export type Metal = number

/** The Blacksmith's shop. */
export type BlacksmithShop = {
  merchant: 'bla'
  /** How many of each die lie in the tray. */
  tray: Counts
  /**
   * The dice of each furnace, lowest number first: so the alloy die before the coal. @rule
   * COV-BLA-2
   */
  furnaces: Die[][]
  /** The alloy dice in the ore cart, by colour 1 to 4. */
  cart: Counts
}

/**
 * `left` = how many times more; `begun` = at least one is done, so one may stop; `must` = one may
 * not.
 */
export type BlacksmithTask = ByTask<{
  /** @rule COV-BLA-4 */
  'bla.smelt.pick': { seat: Seat; left: number; begun: boolean }
  /** @rule COV-BLA-5 */
  'bla.rake': { seat: Seat }
  /** Rolls all dice of the tray. @rule COV-BLA-5, COV-BLA-13 */
  'bla.roll': { seat: Seat }
  /** Which die of the tray, then into which furnace. @rule COV-BLA-5, COV-BLA-6, COV-BLA-13 */
  'bla.place': { seat: Seat; left: number; must: boolean }
  'bla.furnace': { seat: Seat; left: number; die: Die }
  /** @rule COV-BLA-6 */
  'bla.adjust': { seat: Seat; left: number; begun: boolean }
  /** Which ore, then its face and furnace. @rule COV-BLA-7 */
  'bla.contraband': { seat: Seat }
  'bla.contraband.place': { seat: Seat; colour: number }
  /** @rule COV-BLA-8 */
  'bla.forge.next': { seat: Seat; begun: boolean }
  /** Whether the alloy die of this furnace, forged already, is kept. */
  'bla.keep': { seat: Seat; furnace: number }
  /** Which die, then its new face; `furnace` is null for a die of the tray. @rule COV-BLA-12 */
  'bla.journeyman': { seat: Seat }
  'bla.face': { seat: Seat; furnace: number | null; die: Die }
  /** @rule COV-BLA-14 */
  'bla.haul.pick': { seat: Seat }
  /** The die hauled lies in the tray; it may go on into a furnace. */
  'bla.haul.place': { seat: Seat; die: Die }
  /** @rule COV-BLA-15 */
  'bla.strike': { seat: Seat }
}>

export type BlacksmithMove = ByType<{
  'bla.smelt.pick': { colour: number }
  'bla.rake': { furnace: number }
  'bla.place': { die: Die }
  'bla.furnace': { furnace: number }
  'bla.adjust': { furnace: number; die: Die; by: 1 | -1 }
  'bla.contraband': { colour: number }
  'bla.contraband.place': { face: number; furnace: number }
  'bla.forge.next': { furnace: number }
  'bla.keep': { keep: boolean }
  'bla.journeyman': { furnace: number | null; die: Die }
  'bla.face': { face: number }
  'bla.haul.pick': { colour: number }
  'bla.haul.place': { furnace: number }
  'bla.strike': { furnace: number }
}>

export type BlacksmithEvent = ByType<{
  /** An alloy die left the ore cart and was rolled into the tray. */
  'bla.smelted': { seat: Seat; die: Die; reveals: true }
  /** The dice of a furnace went to the tray. */
  'bla.raked': { seat: Seat; furnace: number; dice: readonly Die[] }
  /** The tray was rolled: what lies in it now. */
  'bla.rolled': { seat: Seat; dice: readonly Die[]; reveals: true }
  /** A die went into a furnace, which has this heat now; `ore` = straight from the ore cart. */
  'bla.placed': { seat: Seat; furnace: number; die: Die; heat: number; ore: boolean }
  /** A die was turned; `furnace` is null in the tray. */
  'bla.turned': { seat: Seat; furnace: number | null; die: Die; into: Die }
  /** A furnace was forged; its coal dice went to the tray. */
  'bla.forged': { seat: Seat; furnace: number; good: number; heat: number; coal: readonly Die[] }
  /** The alloy die of a forged furnace went to the tray (`kept`) or to the ore cart. */
  'bla.cleared': { seat: Seat; furnace: number; die: Die; kept: boolean }
}>
