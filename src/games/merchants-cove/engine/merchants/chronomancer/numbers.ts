import { componentsOf, type MerchantContent } from '../board.ts'

export interface ChronomancerContent extends MerchantContent {
  readonly layout: {
    readonly startHourglasses: number
    readonly maxHourglasses: number
    readonly pushesPerWheel: number
    readonly portalLines: { readonly wizard: number; readonly assistant: number }
    readonly mendPerAction: number
  }
}

/** What the Chronomancer's rules need of the printed values. */
export interface ChronomancerNumbers {
  /** All tiles by colour. */
  readonly tiles: readonly number[]
  readonly startHourglasses: number
  readonly maxHourglasses: number
  readonly pushes: number
  /** Lines that the Wizard and the Assistant may open. @rule COV-CHR-8 */
  readonly lines: readonly [wizard: number, assistant: number]
  readonly mends: number
}

export function compileChronomancer(content: ChronomancerContent): ChronomancerNumbers {
  const { startHourglasses, maxHourglasses, pushesPerWheel, portalLines, mendPerAction } =
    content.layout
  return {
    tiles: componentsOf(content, ['epochTile']).slice(0, 5),
    startHourglasses,
    maxHourglasses,
    pushes: pushesPerWheel,
    lines: [portalLines.wizard, portalLines.assistant],
    mends: mendPerAction,
  }
}
