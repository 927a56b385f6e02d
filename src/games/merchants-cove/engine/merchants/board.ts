import { type Counts, noCounts } from '../../../../kit/counts.ts'
import { COLOUR_NAMES, type ColourName, type SizeName } from '../names.ts'

/*
 * What rules read of every merchant's part of `content.json`, and what all boards have in common
 * once compiled.
 */

export interface GoodContent {
  readonly id: string
  readonly size: SizeName
  readonly colour: ColourName
  /** That of `goodsPrices`, which counts. */
  readonly price?: number
  readonly supply: number
}

export interface SpaceContent {
  readonly id: string
  /** Null = what the card in the Town Square costs. @rule COV-85 */
  readonly hours: number | null
  readonly corruption: number | null
  readonly rule: string
  /** Numbers of single spaces: how many times something may be done there. */
  readonly take?: number
  readonly place?: number
  readonly adjust?: number
  readonly maxGoods?: number
  readonly steps?: number
}

export interface StaffContent {
  readonly id: string
  readonly slot: number
  readonly rule: string
}

export interface ComponentContent {
  readonly id: string
  readonly kind: string
  readonly colour?: string
  readonly count: number
}

export interface MerchantContent {
  readonly id: string
  readonly name: string
  readonly components: readonly ComponentContent[]
  readonly goods: readonly GoodContent[]
  readonly spaces: readonly SpaceContent[]
  readonly staff: readonly StaffContent[]
}

/**
 * An action space: what it costs. The costs of Recruit are those of the card: 0 here. @rule COV-29
 */
export interface Space {
  readonly id: string
  readonly hours: number
  readonly corruption: number
  readonly rule: string
}

/** What the core needs of a merchant's Shop board. */
export interface Board {
  /** The merchant's own spaces, then Recruit, then Activate Staff. */
  readonly spaces: readonly Space[]
  /** Indices of the two spaces that all boards have. @rule COV-31 */
  readonly recruit: number
  readonly staff: number
  /** How many of each Good there are. @rule COV-32 */
  readonly supply: readonly number[]
}

export function compileBoard({ spaces, goods }: MerchantContent): Board {
  const supply = noCounts(8)
  for (const { size, colour, supply: count } of goods) {
    supply[COLOUR_NAMES.indexOf(colour) + (size === 'large' ? 5 : 1)] = count
  }
  return {
    spaces: spaces.map(({ id, hours, corruption, rule }) => ({
      id,
      hours: hours ?? 0,
      corruption: corruption ?? 0,
      rule,
    })),
    recruit: spaces.length - 2,
    staff: spaces.length - 1,
    supply,
  }
}

/**
 * How many there are of each colour of a kind of component; whatever is not one of the four colours
 * counts as 5.
 */
export function componentsOf(content: MerchantContent, kinds: readonly string[]): Counts {
  const counts = noCounts(5)
  for (const { kind, colour, count } of content.components) {
    if (!kinds.includes(kind)) continue
    const index = COLOUR_NAMES.findIndex(name => name === colour)
    counts[index === -1 ? 5 : index + 1] += count
  }
  return counts
}

/** The space of this id: what it says of itself. */
export function spaceOf(content: MerchantContent, id: string): SpaceContent {
  const found = content.spaces.find(space => space.id === id)
  if (found === undefined) throw new Error(`No space ${id} in the content of ${content.id}.`)
  return found
}
