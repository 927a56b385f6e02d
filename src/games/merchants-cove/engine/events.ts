import type { Seat } from '../../../kernel/game.ts'
import type { Counts } from '../../../kit/counts.ts'
import type { MerchantId } from './names.ts'

/**
 * What Corruption cards are drawn for: the cost of an action, Clock Hands entered, sales at a pier,
 * Rogues that count as Customers, a Customer moved by Robbers, or something of the merchant's own.
 * @rule COV-35, COV-47, COV-64, COV-104, COV-105
 */
export type Guilt = 'cost' | 'hand' | 'toll' | 'cultists' | 'robbers' | 'own'

/** What happens in every game, with any merchants. One event is one small step. */
export type CoreEvent =
  /** `chance` = the merchant was drawn at random. */
  | {
      readonly type: 'merchant'
      readonly seat: Seat
      readonly merchant: MerchantId
      readonly chance: boolean
    }
  /** It is this seat's turn to decide: nothing before can be undone. */
  | { readonly type: 'handed'; readonly seat: Seat; readonly reveals: true }
  /** A round begins; who came aboard each boat. @rule COV-20 */
  | {
      readonly type: 'arrived'
      readonly round: number
      readonly boats: readonly Counts[]
      readonly reveals: true
    }
  /** A figure moved to a space. @rule COV-27 */
  | {
      readonly type: 'went'
      readonly seat: Seat
      readonly merchant: MerchantId
      readonly figure: number
      readonly space: number
    }
  /** A card was chosen from this place of the Town Square. @rule COV-81 */
  | {
      readonly type: 'called'
      readonly seat: Seat
      readonly merchant: MerchantId
      readonly card: number
      readonly place: number
    }
  /** It came to the Staff board; `replaced` went beneath the deck. @rule COV-83, COV-84 */
  | {
      readonly type: 'hired'
      readonly seat: Seat
      readonly merchant: MerchantId
      readonly card: number
      readonly slot: number
      readonly replaced: number | null
    }
  /** The Town Square was filled up from the left with this card. @rule COV-86 */
  | { readonly type: 'refilled'; readonly card: number; readonly reveals: true }
  /** The Staff ability of this slot is used. @rule COV-88 */
  | {
      readonly type: 'staffed'
      readonly seat: Seat
      readonly merchant: MerchantId
      readonly slot: number
    }
  /** A Good of a Mercenary. @rule COV-97 */
  | {
      readonly type: 'gained'
      readonly seat: Seat
      readonly merchant: MerchantId
      readonly good: number
    }
  /** Corruption cards drawn, and what for; their kinds only for the seat itself. @rule COV-35 */
  | {
      readonly type: 'corrupted'
      readonly seat: Seat
      readonly why: Guilt
      readonly count: number
      readonly cards: Counts | null
      readonly reveals: true
    }
  /** The discarded Corruption cards became the deck. @rule COV-R25 */
  | { readonly type: 'reshuffled'; readonly count: number }
  /** A Corruption card was discarded; its kind only for the seat itself. @rule COV-95 */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: number | null }
  /**
   * The Timepiece moved to this position, over these hands, past so many indicators. @rule COV-38,
   * COV-39, COV-46
   */
  | {
      readonly type: 'advanced'
      readonly seat: Seat
      readonly hours: number
      readonly to: number
      readonly hands: readonly number[]
      readonly indicators: number
    }
  /** Adventurers came out of the bag. @rule COV-49 */
  | {
      readonly type: 'drew'
      readonly seat: Seat
      readonly adventurers: readonly number[]
      readonly reveals: true
    }
  /** Adventurers that could not be placed went back into the bag. @rule COV-44 */
  | { readonly type: 'returned'; readonly adventurers: readonly number[] }
  | {
      readonly type: 'boarded'
      readonly seat: Seat
      readonly boat: number
      readonly adventurer: number
    }
  /**
   * A Sailor took an Adventurer off a boat; `place` is the pier or boat it went to, null for Hall
   * and bag.
   */
  | {
      readonly type: 'carried'
      readonly seat: Seat
      readonly adventurer: number
      readonly boat: number
      readonly to: 'pier' | 'hall' | 'bag' | 'boat'
      readonly place: number | null
    }
  /** Robbers moved a Customer from boat to boat. @rule COV-105 */
  | {
      readonly type: 'robbed'
      readonly seat: Seat
      readonly colour: number
      readonly from: number
      readonly to: number
    }
  /** A boat docked; all aboard went onto the pier. @rule COV-52, COV-53 */
  | {
      readonly type: 'docked'
      readonly seat: Seat
      readonly boat: number
      readonly berth: number
      readonly aboard: Counts
    }
  /**
   * A boat left, because its side was closed or the market began: its Customers went to their
   * Halls, its Rogues to the Lair. @rule COV-54, COV-59
   */
  | {
      readonly type: 'left'
      readonly boat: number
      readonly aboard: Counts
      readonly why: 'closed' | 'market'
    }
  /** The Market Phase indicator moved. @rule COV-55 */
  | { readonly type: 'announced'; readonly hour: number }
  /** The Market Phase begins; the stack top to bottom. @rule COV-58 */
  | {
      readonly type: 'market'
      readonly round: number
      readonly order: readonly Seat[]
      readonly reveals: true
    }
  /** A pier is resolved. @rule COV-60 */
  | { readonly type: 'pier'; readonly pier: number }
  /** So many Rogues on the pier count as Customers of every colour. @rule COV-104 */
  | {
      readonly type: 'conjured'
      readonly seat: Seat
      readonly pier: number
      readonly rogues: number
    }
  /** `rogues` of the `customers` are Rogues who count as such. @rule COV-66, COV-104 */
  | {
      readonly type: 'sold'
      readonly seat: Seat
      readonly merchant: MerchantId
      readonly pier: number
      readonly good: number
      readonly customers: number
      readonly rogues: number
      readonly gold: number
    }
  /** A shield was activated. */
  | { readonly type: 'shield'; readonly seat: Seat; readonly colour: number }
  /**
   * Gold from a sponsorship; `at` the moment it was gained, or in the Market Phase. @rule COV-73,
   * COV-74
   */
  | {
      readonly type: 'sponsored'
      readonly seat: Seat
      readonly colour: number
      readonly gold: number
      readonly at: 'once' | 'market'
    }
  /** The round is over; this card left the Town Square, piers are empty. @rule COV-76, COV-77 */
  | { readonly type: 'cleaned'; readonly round: number; readonly card: number | null }
  /** Final Scoring: a seat's Corruption cards. @rule COV-89 */
  | {
      readonly type: 'unmasked'
      readonly seat: Seat
      readonly cards: Counts
      readonly reveals: true
    }
  /** Gold for Faction icons. @rule COV-90 */
  | {
      readonly type: 'favoured'
      readonly seat: Seat
      readonly colour: number
      readonly icons: number
      readonly hall: number
      readonly gold: number
    }
  /** Gold lost for Corruption icons. @rule COV-91 */
  | {
      readonly type: 'accused'
      readonly seat: Seat
      readonly icons: number
      readonly lair: number
      readonly gold: number
    }
  /** Each seat's Gold, unsold Goods and Corruption cards, and who has won. @rule COV-93 */
  | {
      readonly type: 'ended'
      readonly gold: readonly number[]
      readonly unsold: readonly number[]
      readonly cards: readonly number[]
      readonly winners: readonly Seat[]
      readonly reveals: true
    }
