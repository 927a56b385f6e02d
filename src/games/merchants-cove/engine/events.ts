import type { Seat } from '../../../kernel/game.ts'
import type { Counts } from '../../../kit/counts.ts'
import type { ByType } from '../../../kit/variants.ts'
import type { MerchantId } from './names.ts'

/**
 * What Corruption cards are drawn for: the cost of an action, Clock Hands entered, sales at a pier,
 * Rogues that count as Customers, a Customer moved by Robbers, or something of the merchant's own.
 * @rule COV-35, COV-47, COV-64, COV-104, COV-105
 */
export type Guilt = 'cost' | 'hand' | 'toll' | 'cultists' | 'robbers' | 'own'

/** What happens in every game, with any merchants. One event is one small step. */
export type CoreEvent = ByType<{
  /** `chance` = the merchant was drawn at random. */
  merchant: { seat: Seat; merchant: MerchantId; chance: boolean }
  /** It is this seat's turn to decide: nothing before can be undone. */
  handed: { seat: Seat; reveals: true }
  /** A round begins; who came aboard each boat. @rule COV-20 */
  arrived: { round: number; boats: readonly Counts[]; reveals: true }
  /** A figure moved to a space. @rule COV-27 */
  went: { seat: Seat; merchant: MerchantId; figure: number; space: number }
  /** A card was chosen from this place of the Town Square. @rule COV-81 */
  called: { seat: Seat; merchant: MerchantId; card: number; place: number }
  /** It came to the Staff board; `replaced` went beneath the deck. @rule COV-83, COV-84 */
  hired: { seat: Seat; merchant: MerchantId; card: number; slot: number; replaced: number | null }
  /** The Town Square was filled up from the left with this card. @rule COV-86 */
  refilled: { card: number; reveals: true }
  /** The Staff ability of this slot is used. @rule COV-88 */
  staffed: { seat: Seat; merchant: MerchantId; slot: number }
  /** A Good of a Mercenary. @rule COV-97 */
  gained: { seat: Seat; merchant: MerchantId; good: number }
  /** Corruption cards drawn, and what for; their kinds only for the seat itself. @rule COV-35 */
  corrupted: { seat: Seat; why: Guilt; count: number; cards: Counts | null; reveals: true }
  /** The discarded Corruption cards became the deck. @rule COV-R25 */
  reshuffled: { count: number }
  /** A Corruption card was discarded; its kind only for the seat itself. @rule COV-95 */
  discarded: { seat: Seat; card: number | null }
  /**
   * The Timepiece moved to this position, over these hands, past so many indicators. @rule COV-38,
   * COV-39, COV-46
   */
  advanced: { seat: Seat; hours: number; to: number; hands: readonly number[]; indicators: number }
  /** Adventurers came out of the bag. @rule COV-49 */
  drew: { seat: Seat; adventurers: readonly number[]; reveals: true }
  /** Adventurers that could not be placed went back into the bag. @rule COV-44 */
  returned: { adventurers: readonly number[] }
  boarded: { seat: Seat; boat: number; adventurer: number }
  /**
   * A Sailor took an Adventurer off a boat; `place` is the pier or boat it went to, null for Hall
   * and bag.
   */
  carried: {
    seat: Seat
    adventurer: number
    boat: number
    to: 'pier' | 'hall' | 'bag' | 'boat'
    place: number | null
  }
  /** Robbers moved a Customer from boat to boat. @rule COV-105 */
  robbed: { seat: Seat; colour: number; from: number; to: number }
  /** A boat docked; all aboard went onto the pier. @rule COV-52, COV-53 */
  docked: { seat: Seat; boat: number; berth: number; aboard: Counts }
  /**
   * A boat left, because its side was closed or the market began: its Customers went to their
   * Halls, its Rogues to the Lair. @rule COV-54, COV-59
   */
  left: { boat: number; aboard: Counts; why: 'closed' | 'market' }
  /** The Market Phase indicator moved. @rule COV-55 */
  announced: { hour: number }
  /** The Market Phase begins; the stack top to bottom. @rule COV-58 */
  market: { round: number; order: readonly Seat[]; reveals: true }
  /** A pier is resolved. @rule COV-60 */
  pier: { pier: number }
  /** So many Rogues on the pier count as Customers of every colour. @rule COV-104 */
  conjured: { seat: Seat; pier: number; rogues: number }
  /** `rogues` of the `customers` are Rogues who count as such. @rule COV-66, COV-104 */
  sold: {
    seat: Seat
    merchant: MerchantId
    pier: number
    good: number
    customers: number
    rogues: number
    gold: number
  }
  /** A shield was activated. */
  shield: { seat: Seat; colour: number }
  /**
   * Gold from a sponsorship; `at` the moment it was gained, or in the Market Phase. @rule COV-73,
   * COV-74
   */
  sponsored: { seat: Seat; colour: number; gold: number; at: 'once' | 'market' }
  /** The round is over; this card left the Town Square, piers are empty. @rule COV-76, COV-77 */
  cleaned: { round: number; card: number | null }
  /** Final Scoring: a seat's Corruption cards. @rule COV-89 */
  unmasked: { seat: Seat; cards: Counts; reveals: true }
  /** Gold for Faction icons. @rule COV-90 */
  favoured: { seat: Seat; colour: number; icons: number; hall: number; gold: number }
  /** Gold lost for Corruption icons. @rule COV-91 */
  accused: { seat: Seat; icons: number; lair: number; gold: number }
  /** Each seat's Gold, unsold Goods and Corruption cards, and who has won. @rule COV-93 */
  ended: {
    gold: readonly number[]
    unsold: readonly number[]
    cards: readonly number[]
    winners: readonly Seat[]
    reveals: true
  }
}>
