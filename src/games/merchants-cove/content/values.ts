import json from './content.json' with { type: 'json' }
import type { AlchemistContent } from '../engine/merchants/alchemist/numbers.ts'
import type { BlacksmithContent } from '../engine/merchants/blacksmith/numbers.ts'
import type { CaptainContent } from '../engine/merchants/captain/numbers.ts'
import type { ChronomancerContent } from '../engine/merchants/chronomancer/numbers.ts'
import type { ColourName, SetName, SizeName } from '../engine/names.ts'

/*
 * The printed values of the game, as `content.json` holds them: the clock, prices, costs, cards and
 * the four merchants. A user's own file of the same shape can take their place.
 */

/** What a Townsfolk card does when it is recruited. @rule COV-95 to COV-102 */
export type AbilityContent =
  | { readonly type: 'discardCorruption'; readonly exact?: number; readonly upTo?: number }
  | { readonly type: 'gainGood'; readonly size: SizeName; readonly colour: ColourName }
  | { readonly type: 'bagToBoat' | 'boatToPier' | 'customerToHall' | 'boatToBag' | 'boatToBoat' }

export interface TownsfolkContent {
  readonly id: string
  readonly set: SetName
  readonly name: string
  readonly ability: AbilityContent
  readonly factionIcons: readonly ColourName[]
  readonly corruptionIcons: number
}

export interface CorruptionContent {
  readonly id: string
  readonly factionIcons: readonly ColourName[]
  readonly corruptionIcons: number
}

export interface RogueContent {
  readonly id: string
  readonly number: number
  readonly name: string
  /** Rogues in the Lair and in the bag. @rule COV-9 */
  readonly lair: number
  readonly bag: number
  readonly arrivalRule: 'customersOnly' | 'roguesBoard'
  readonly effect: 'none' | 'marketRogueAsAnyCustomer' | 'shiftCustomerAfterPlacingRogue'
}

export interface Content {
  readonly factions: readonly {
    readonly id: string
    readonly colour: ColourName
    readonly meeples: number
    readonly startInHall: number
    readonly startInBag: number
  }[]
  readonly clock: {
    readonly gaps: readonly {
      readonly id: string
      readonly after: number
      readonly indicator: boolean
    }[]
    readonly hands: readonly {
      readonly id: string
      readonly gap: string
      readonly mouseUntilEndOfRound: number
    }[]
    readonly handCorruption: number
    readonly marketIndicatorStart: number
    readonly roundStartHour: { readonly [round: string]: number }
    /** By number of players and gap: how many Adventurers are drawn there. */
    readonly adventurerTokens: { readonly [players: string]: { readonly [gap: string]: number } }
    readonly defaultIndicatorDraws: number
  }
  readonly boats: readonly {
    readonly id: string
    readonly capacity: number
    readonly arrivalLoad: number
  }[]
  readonly piers: readonly {
    readonly id: string
    readonly sells: readonly SizeName[]
    readonly corruptionToSellers: number
  }[]
  readonly townSquare: {
    readonly slots: readonly {
      readonly id: string
      readonly hours: number
      readonly corruption: number
    }[]
  }
  readonly goodsPrices: readonly {
    readonly id: string
    readonly size: SizeName
    readonly colour: ColourName
    readonly price: number
  }[]
  readonly townsfolk: readonly TownsfolkContent[]
  readonly corruptionCards: readonly CorruptionContent[]
  /** How many there are. */
  readonly rogues: { readonly meeples: number }
  readonly rogueCards: readonly RogueContent[]
  readonly merchants: readonly [
    AlchemistContent,
    BlacksmithContent,
    CaptainContent,
    ChronomancerContent,
  ]
}

/** The game as it comes. */
export const standard = json as unknown as Content
/** Its digest: what names it in options and records. */
export const DIGEST = 'a7104fa3b9f02871'
