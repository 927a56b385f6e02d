import type { Seat } from '../../../../../kernel/game.ts'
import type { Counts } from '../../../../../kit/counts.ts'

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
export type BlacksmithTask =
  /** @rule COV-BLA-4 */
  | {
      readonly at: 'bla.smelt.pick'
      readonly seat: Seat
      readonly left: number
      readonly begun: boolean
    }
  /** @rule COV-BLA-5 */
  | { readonly at: 'bla.rake'; readonly seat: Seat }
  /** Rolls all dice of the tray. @rule COV-BLA-5, COV-BLA-13 */
  | { readonly at: 'bla.roll'; readonly seat: Seat }
  /** Which die of the tray, then into which furnace. @rule COV-BLA-5, COV-BLA-6, COV-BLA-13 */
  | { readonly at: 'bla.place'; readonly seat: Seat; readonly left: number; readonly must: boolean }
  | { readonly at: 'bla.furnace'; readonly seat: Seat; readonly left: number; readonly die: Die }
  /** @rule COV-BLA-6 */
  | {
      readonly at: 'bla.adjust'
      readonly seat: Seat
      readonly left: number
      readonly begun: boolean
    }
  /** Which ore, then its face and furnace. @rule COV-BLA-7 */
  | { readonly at: 'bla.contraband'; readonly seat: Seat }
  | { readonly at: 'bla.contraband.place'; readonly seat: Seat; readonly colour: number }
  /** @rule COV-BLA-8 */
  | { readonly at: 'bla.forge.next'; readonly seat: Seat; readonly begun: boolean }
  /** Whether the alloy die of this furnace, forged already, is kept. */
  | { readonly at: 'bla.keep'; readonly seat: Seat; readonly furnace: number }
  /** Which die, then its new face; `furnace` is null for a die of the tray. @rule COV-BLA-12 */
  | { readonly at: 'bla.journeyman'; readonly seat: Seat }
  | {
      readonly at: 'bla.face'
      readonly seat: Seat
      readonly furnace: number | null
      readonly die: Die
    }
  /** @rule COV-BLA-14 */
  | { readonly at: 'bla.haul.pick'; readonly seat: Seat }
  /** The die hauled lies in the tray; it may go on into a furnace. */
  | { readonly at: 'bla.haul.place'; readonly seat: Seat; readonly die: Die }
  /** @rule COV-BLA-15 */
  | { readonly at: 'bla.strike'; readonly seat: Seat }

export type BlacksmithMove =
  | { readonly type: 'bla.smelt.pick'; readonly colour: number }
  | { readonly type: 'bla.rake'; readonly furnace: number }
  | { readonly type: 'bla.place'; readonly die: Die }
  | { readonly type: 'bla.furnace'; readonly furnace: number }
  | {
      readonly type: 'bla.adjust'
      readonly furnace: number
      readonly die: Die
      readonly by: 1 | -1
    }
  | { readonly type: 'bla.contraband'; readonly colour: number }
  | { readonly type: 'bla.contraband.place'; readonly face: number; readonly furnace: number }
  | { readonly type: 'bla.forge.next'; readonly furnace: number }
  | { readonly type: 'bla.keep'; readonly keep: boolean }
  | { readonly type: 'bla.journeyman'; readonly furnace: number | null; readonly die: Die }
  | { readonly type: 'bla.face'; readonly face: number }
  | { readonly type: 'bla.haul.pick'; readonly colour: number }
  | { readonly type: 'bla.haul.place'; readonly furnace: number }
  | { readonly type: 'bla.strike'; readonly furnace: number }

export type BlacksmithEvent =
  /** An alloy die left the ore cart and was rolled into the tray. */
  | { readonly type: 'bla.smelted'; readonly seat: Seat; readonly die: Die; readonly reveals: true }
  /** The dice of a furnace went to the tray. */
  | {
      readonly type: 'bla.raked'
      readonly seat: Seat
      readonly furnace: number
      readonly dice: readonly Die[]
    }
  /** The tray was rolled: what lies in it now. */
  | {
      readonly type: 'bla.rolled'
      readonly seat: Seat
      readonly dice: readonly Die[]
      readonly reveals: true
    }
  /** A die went into a furnace, which has this heat now; `ore` = straight from the ore cart. */
  | {
      readonly type: 'bla.placed'
      readonly seat: Seat
      readonly furnace: number
      readonly die: Die
      readonly heat: number
      readonly ore: boolean
    }
  /** A die was turned; `furnace` is null in the tray. */
  | {
      readonly type: 'bla.turned'
      readonly seat: Seat
      readonly furnace: number | null
      readonly die: Die
      readonly into: Die
    }
  /** A furnace was forged; its coal dice went to the tray. */
  | {
      readonly type: 'bla.forged'
      readonly seat: Seat
      readonly furnace: number
      readonly good: number
      readonly heat: number
      readonly coal: readonly Die[]
    }
  /** The alloy die of a forged furnace went to the tray (`kept`) or to the ore cart. */
  | {
      readonly type: 'bla.cleared'
      readonly seat: Seat
      readonly furnace: number
      readonly die: Die
      readonly kept: boolean
    }
