import type { Seat } from '../../../kernel/game.ts'
import type { MerchantId } from './names.ts'

/*
 * What may be asked or happen in every game, with any merchants: tasks of the agenda, and
 * the moves that answer them. A question and its answers have the same name.
 */

export type CoreQuestion =
  /** @rule COV-15 */
  | { readonly at: 'chooseMerchant'; readonly seat: Seat }
  /** @rule COV-27 */
  | { readonly at: 'chooseSpace'; readonly seat: Seat }
  /** @rule COV-81 */
  | { readonly at: 'recruit.card'; readonly seat: Seat }
  /** Discard one of the own Corruption cards; `left` = so many at most. @rule COV-95, COV-96 */
  | {
      readonly at: 'recruit.discard'
      readonly seat: Seat
      readonly left: number
      readonly optional: boolean
    }
  /** Which Adventurer of which boat a Sailor takes away, and where to. @rule COV-99 to COV-102 */
  | {
      readonly at: 'recruit.take'
      readonly seat: Seat
      readonly to: 'pier' | 'hall' | 'bag' | 'boat'
    }
  /** To which pier or boat it goes. @rule COV-99, COV-102 */
  | {
      readonly at: 'recruit.pier'
      readonly seat: Seat
      readonly boat: number
      readonly adventurer: number
    }
  | {
      readonly at: 'recruit.boat'
      readonly seat: Seat
      readonly boat: number
      readonly adventurer: number
    }
  /** Where the card at this place of the Town Square works from now on. @rule COV-83, COV-84 */
  | { readonly at: 'recruit.slot'; readonly seat: Seat; readonly place: number }
  /** @rule COV-88 */
  | { readonly at: 'staff.next'; readonly seat: Seat; readonly used: readonly number[] }
  /** @rule COV-38, COV-46 */
  | { readonly at: 'clock.route'; readonly seat: Seat; readonly hours: number }
  /** Which of the Adventurers drawn is placed first. @rule COV-42 */
  | { readonly at: 'load.pick'; readonly seat: Seat }
  /** On which boat the next of the Adventurers drawn goes. @rule COV-49 */
  | { readonly at: 'load.boat'; readonly seat: Seat }
  /** A Rogue was placed on this boat. @rule COV-105 */
  | { readonly at: 'robbers.use'; readonly seat: Seat; readonly boat: number }
  /** This boat is full. @rule COV-52 */
  | { readonly at: 'dock.berth'; readonly seat: Seat; readonly boat: number }
  /** @rule COV-104 */
  | { readonly at: 'cultists.k'; readonly seat: Seat; readonly pier: number }
  /**
   * `extra`: Rogues that count as Customers of every colour; `must`: one Good has to be sold. @rule
   * COV-65, COV-R30
   */
  | {
      readonly at: 'sell'
      readonly seat: Seat
      readonly pier: number
      readonly extra: number
      readonly must: boolean
    }

export type CoreErrand =
  /** All merchants are chosen: shops are set up. @rule COV-15 */
  | { readonly at: 'open' }
  /** @rule COV-19 to COV-22 */
  | { readonly at: 'arrive' }
  /** Who is active now, or the end of production. @rule COV-23, COV-57 */
  | { readonly at: 'nextTurn' }
  /** The cost of a space: Corruption first, then Hours. @rule COV-26, COV-35 */
  | { readonly at: 'pay'; readonly seat: Seat; readonly hours: number; readonly corruption: number }
  /** Draws so many Adventurers. @rule COV-49 */
  | { readonly at: 'load'; readonly seat: Seat; readonly draws: number }
  /** The next of the Adventurers drawn is placed, or all go back. @rule COV-44 */
  | { readonly at: 'place'; readonly seat: Seat }
  /** The boat docks if it is full. @rule COV-52 */
  | { readonly at: 'dock'; readonly seat: Seat; readonly boat: number }
  /** @rule COV-86 */
  | { readonly at: 'refill' }
  /** @rule COV-58, COV-59 */
  | { readonly at: 'market' }
  /** All sell at this pier. @rule COV-65 */
  | { readonly at: 'pier'; readonly pier: number }
  /** Those who sold at this pier draw Corruption cards. @rule COV-64 */
  | { readonly at: 'toll'; readonly pier: number }
  /** @rule COV-73 */
  | { readonly at: 'sponsors' }
  /** @rule COV-76 to COV-80 */
  | { readonly at: 'cleanup' }
  /** @rule COV-89 to COV-93 */
  | { readonly at: 'final' }

export type CoreTask = CoreQuestion | CoreErrand

/** No, none, no more: the answer to every question that may be declined. */
export type Stop = { readonly type: 'stop' }

export type CoreMove =
  | Stop
  | { readonly type: 'chooseMerchant'; readonly merchant: MerchantId | 'random' }
  /** The place in the list of spaces of the own Shop board. */
  | { readonly type: 'chooseSpace'; readonly space: number }
  /** A place of the Town Square, 0 to 3 from the left. */
  | { readonly type: 'recruit.card'; readonly place: number }
  /** A kind of Corruption card. */
  | { readonly type: 'recruit.discard'; readonly card: number }
  | { readonly type: 'recruit.take'; readonly boat: number; readonly adventurer: number }
  | { readonly type: 'recruit.pier'; readonly pier: number }
  | { readonly type: 'recruit.boat'; readonly boat: number }
  | { readonly type: 'recruit.slot'; readonly slot: number }
  | { readonly type: 'staff.next'; readonly slot: number }
  /** The Clock Hands that are entered on the way. */
  | { readonly type: 'clock.route'; readonly hands: readonly number[] }
  | { readonly type: 'load.pick'; readonly adventurer: number }
  | { readonly type: 'load.boat'; readonly boat: number }
  /** A Customer of this colour goes to this boat. */
  | { readonly type: 'robbers.use'; readonly colour: number; readonly boat: number }
  | { readonly type: 'dock.berth'; readonly berth: number }
  | { readonly type: 'cultists.k'; readonly rogues: number }
  | { readonly type: 'sell'; readonly good: number }
