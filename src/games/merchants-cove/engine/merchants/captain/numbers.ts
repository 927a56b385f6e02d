import { COLOUR_NAMES } from '../../names.ts'
import { componentsOf, type MerchantContent } from '../board.ts'
import { distances, HARBOUR, KINDS, zoneOf } from './chart.ts'
import type { Zone } from './words.ts'

export interface CaptainContent extends MerchantContent {
  readonly layout: {
    readonly zones: readonly {
      readonly id: string
      readonly kind: string
      readonly colour: string | null
    }[]
    readonly edges: readonly (readonly [string, string])[]
    readonly compassSectors: readonly (number | 'storm')[]
    readonly maxExtraSpins: number
    readonly rowSteps: number
    readonly sponsorDifferentColours: number
  }
}

/** What the Captain's rules need of the printed values. */
export interface CaptainNumbers {
  readonly ships: number
  /** The shortest way between any two zones, in links. */
  readonly distance: readonly (readonly number[])[]
  /** The numbers on the compass, 0 = Storm. */
  readonly compass: readonly number[]
  readonly extraSpins: number
  readonly rowSteps: number
  /** Colours that one Recall must land for a shield. @rule COV-CAP-12 */
  readonly sponsorColours: number
}

export function compileCaptain(content: CaptainContent): CaptainNumbers {
  const { zones, edges, compassSectors, maxExtraSpins, rowSteps, sponsorDifferentColours } =
    content.layout
  const numbered = (id: string): Zone => {
    const zone = zones.find(each => each.id === id)
    const kind = KINDS.find(each => each === zone?.kind)
    return kind === undefined
      ? HARBOUR
      : zoneOf(kind, COLOUR_NAMES.findIndex(name => name === zone?.colour) + 1)
  }
  return {
    ships: componentsOf(content, ['ship'])[5],
    distance: distances(edges.map(([a, b]) => [numbered(a), numbered(b)] as const)),
    compass: compassSectors.map(sector => (sector === 'storm' ? 0 : sector)),
    extraSpins: maxExtraSpins,
    rowSteps,
    sponsorColours: sponsorDifferentColours,
  }
}
