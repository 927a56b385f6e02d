import { type Counts, noCounts } from '../../../kit/counts.ts'
import type { AbilityContent, Content, CorruptionContent, TownsfolkContent } from './values.ts'
import { goodOf } from '../engine/market/goods.ts'
import { compileAlchemist, type AlchemistNumbers } from '../engine/merchants/alchemist/numbers.ts'
import {
  compileBlacksmith,
  type BlacksmithNumbers,
} from '../engine/merchants/blacksmith/numbers.ts'
import { type Board, compileBoard } from '../engine/merchants/board.ts'
import { compileCaptain, type CaptainNumbers } from '../engine/merchants/captain/numbers.ts'
import {
  compileChronomancer,
  type ChronomancerNumbers,
} from '../engine/merchants/chronomancer/numbers.ts'
import {
  COLOUR_NAMES,
  COLOURS,
  GOODS,
  type MerchantId,
  type RogueName,
  ROGUES,
  type SetName,
} from '../engine/names.ts'

/** What a Townsfolk card does when it is recruited. */
export type Ability =
  | { readonly type: 'discard'; readonly count: number; readonly optional: boolean }
  | { readonly type: 'gain'; readonly good: number }
  | { readonly type: 'bagToBoat' | 'boatToPier' | 'customerToHall' | 'boatToBag' | 'boatToBoat' }

/** Icons of a card: factions by colour, and Corruption. */
export interface Icons {
  readonly factions: readonly number[]
  readonly corruption: number
}

export interface Townsperson extends Icons {
  readonly id: string
  readonly name: string
  readonly set: SetName
  readonly ability: Ability
}

/** A kind of Corruption card: cards with the same icons. */
export interface CorruptionKind extends Icons {
  readonly copies: number
}

export interface Rogue {
  readonly lair: number
  readonly bag: number
  readonly customersOnly: boolean
}

/** What the rules need of a set of printed values, made once. */
export interface Tables {
  /** By Good, 1 to 8. @rule COV-71 */
  readonly prices: readonly number[]
  /** Meeples of each colour in a Hall and in the bag at the start. @rule COV-6, COV-7 */
  readonly startHalls: readonly number[]
  readonly startBag: readonly number[]
  readonly rogues: { readonly [rogue in RogueName]: Rogue }
  readonly capacity: number
  readonly arrivalLoad: number
  /**
   * `loads[players][h]`: Adventurers to draw on the direct step from hour h to h + 1. @rule COV-13,
   * COV-R6
   */
  readonly loads: readonly (readonly number[])[]
  /**
   * The hour before each Clock Hand, and the last round in which a mouse covers it. @rule COV-45,
   * COV-R7
   */
  readonly hands: readonly { readonly hour: number; readonly covered: number }[]
  readonly handCorruption: number
  /** The hour on which each round begins, from index 1. @rule COV-79 */
  readonly startHour: readonly number[]
  /** The hour on which the Market Phase indicator starts. */
  readonly marketHour: number
  /**
   * Of each pier: which Goods it takes, and Corruption cards for those who sell there. @rule COV-61
   * to COV-64
   */
  readonly piers: readonly { readonly takes: readonly boolean[]; readonly toll: number }[]
  readonly square: readonly { readonly hours: number; readonly corruption: number }[]
  readonly townsfolk: readonly Townsperson[]
  /** From index 1. */
  readonly corruption: readonly (CorruptionKind | null)[]
  readonly boards: { readonly [merchant in MerchantId]: Board }
  /** Numbers of single merchants. */
  readonly alc: AlchemistNumbers
  readonly bla: BlacksmithNumbers
  readonly cap: CaptainNumbers
  readonly chr: ChronomancerNumbers
}

function ability(content: AbilityContent): Ability {
  switch (content.type) {
    case 'discardCorruption':
      return {
        type: 'discard',
        count: content.exact ?? content.upTo ?? 1,
        optional: content.exact === undefined,
      }
    case 'gainGood':
      return { type: 'gain', good: goodOf(content.size, COLOUR_NAMES.indexOf(content.colour) + 1) }
    default:
      return { type: content.type }
  }
}

function icons({ factionIcons, corruptionIcons }: CorruptionContent | TownsfolkContent): Icons {
  const factions = noCounts(COLOURS)
  for (const colour of factionIcons) factions[COLOUR_NAMES.indexOf(colour) + 1]++
  return { factions, corruption: corruptionIcons }
}

/** Equal cards are one kind, in the order in which they first come. */
function kinds(cards: readonly CorruptionContent[]): (CorruptionKind | null)[] {
  const found = new Map<string, CorruptionKind>()
  for (const card of cards) {
    const printed = icons(card)
    const key = JSON.stringify(printed)
    found.set(key, { ...printed, copies: (found.get(key)?.copies ?? 0) + 1 })
  }
  return [null, ...found.values()]
}

function clock({ clock: { gaps, hands, adventurerTokens, defaultIndicatorDraws } }: Content) {
  const hourOf = (gap: string) => gaps.find(({ id }) => id === gap)?.after ?? 0
  const loads = [0, 1, 2, 3, 4, 5].map(players => {
    const row = noCounts(gaps.length + 1)
    for (const { id, after, indicator } of gaps) {
      row[after] = indicator ? (adventurerTokens[players]?.[id] ?? defaultIndicatorDraws) : 0
    }
    return row
  })
  return {
    loads,
    hands: hands.map(({ gap, mouseUntilEndOfRound }) => ({
      hour: hourOf(gap),
      covered: mouseUntilEndOfRound,
    })),
  }
}

function perColour(
  content: Content,
  count: (faction: Content['factions'][number]) => number,
): Counts {
  const counts = noCounts(COLOURS)
  for (const faction of content.factions)
    counts[COLOUR_NAMES.indexOf(faction.colour) + 1] = count(faction)
  return counts
}

export function compile(content: Content): Tables {
  const prices = noCounts(GOODS)
  for (const { size, colour, price } of content.goodsPrices) {
    prices[goodOf(size, COLOUR_NAMES.indexOf(colour) + 1)] = price
  }
  const [alc, bla, cap, chr] = content.merchants
  const rogue = (name: RogueName): Rogue => {
    const { lair, bag, arrivalRule } = content.rogueCards[ROGUES.indexOf(name)]
    return { lair, bag, customersOnly: arrivalRule === 'customersOnly' }
  }
  return {
    prices,
    startHalls: perColour(content, ({ startInHall }) => startInHall),
    startBag: [...perColour(content, ({ startInBag }) => startInBag), 0],
    rogues: {
      criminals: rogue('criminals'),
      cultists: rogue('cultists'),
      robbers: rogue('robbers'),
    },
    capacity: content.boats[0].capacity,
    arrivalLoad: content.boats[0].arrivalLoad,
    ...clock(content),
    handCorruption: content.clock.handCorruption,
    startHour: [0, 1, 2, 3].map(round => content.clock.roundStartHour[round] ?? 0),
    marketHour: content.clock.marketIndicatorStart,
    piers: content.piers.map(({ sells, corruptionToSellers }) => ({
      takes: Array.from(
        { length: GOODS + 1 },
        (_, good) => good > 0 && sells.includes(good > 4 ? 'large' : 'small'),
      ),
      toll: corruptionToSellers,
    })),
    square: content.townSquare.slots.map(({ hours, corruption }) => ({ hours, corruption })),
    townsfolk: content.townsfolk.map(card => ({
      id: card.id,
      name: card.name,
      set: card.set,
      ability: ability(card.ability),
      ...icons(card),
    })),
    corruption: kinds(content.corruptionCards),
    boards: {
      alc: compileBoard(alc),
      bla: compileBoard(bla),
      cap: compileBoard(cap),
      chr: compileBoard(chr),
    },
    alc: compileAlchemist(alc),
    bla: compileBlacksmith(bla),
    cap: compileCaptain(cap),
    chr: compileChronomancer(chr),
  }
}
