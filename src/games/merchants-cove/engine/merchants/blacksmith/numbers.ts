import { type Counts, noCounts } from '../../../../../kit/counts.ts'
import { COLOUR_NAMES } from '../../names.ts'
import { componentsOf, type MerchantContent, spaceOf } from '../board.ts'

type Range = readonly [least: number, most: number]

export interface BlacksmithContent extends MerchantContent {
  readonly layout: {
    readonly coalPerFurnace: number
    readonly maxHeat: number
    readonly weaponHeat: Range
    readonly armourHeat: Range
    readonly masterworkHeat: Range
    /** Dice by `coal` or colour. */
    readonly startTray: { readonly [metal: string]: number }
  }
}

/** What the Blacksmith's rules need of the printed values. */
export interface BlacksmithNumbers {
  /**
   * All dice by metal: colours 1 to 4, 5 = coal; and those that start in the tray. @rule COV-BLA-1
   */
  readonly dice: readonly number[]
  readonly startTray: readonly number[]
  readonly coalPerFurnace: number
  readonly maxHeat: number
  readonly weapon: Range
  readonly armour: Range
  readonly masterwork: Range
  /** How many dice are smelted, placed when fired up, adjusted and placed at the bellows. */
  readonly smelt: number
  readonly fire: number
  readonly adjust: number
  readonly bellows: number
}

export function compileBlacksmith(content: BlacksmithContent): BlacksmithNumbers {
  const { coalPerFurnace, maxHeat, weaponHeat, armourHeat, masterworkHeat, startTray } =
    content.layout
  const tray: Counts = noCounts(5)
  COLOUR_NAMES.forEach((colour, i) => (tray[i + 1] = startTray[colour] ?? 0))
  tray[5] = startTray.coal ?? 0
  const bellows = spaceOf(content, 'bla.bellows')
  return {
    dice: componentsOf(content, ['alloyDie', 'coalDie']),
    startTray: tray,
    coalPerFurnace,
    maxHeat,
    weapon: weaponHeat,
    armour: armourHeat,
    masterwork: masterworkHeat,
    smelt: spaceOf(content, 'bla.smelt').take ?? 0,
    fire: spaceOf(content, 'bla.fire').place ?? 0,
    adjust: bellows.adjust ?? 0,
    bellows: bellows.place ?? 0,
  }
}
