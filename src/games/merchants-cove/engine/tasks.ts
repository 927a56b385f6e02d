import type { Seat } from '../../../kernel/game.ts'
import type { ByTask, ByType } from '../../../kit/variants.ts'
import type { MerchantId } from './names.ts'

/*
 * What may be asked or happen in every game, with any merchants: tasks of the agenda, and
 * the moves that answer them. A question and its answers have the same name.
 */

export type CoreQuestion = ByTask<{
  /** @rule COV-15 */
  chooseMerchant: { seat: Seat }
  /** @rule COV-27 */
  chooseSpace: { seat: Seat }
  /** @rule COV-81 */
  'recruit.card': { seat: Seat }
  /** Discard one of the own Corruption cards; `left` = so many at most. @rule COV-95, COV-96 */
  'recruit.discard': { seat: Seat; left: number; optional: boolean }
  /** Which Adventurer of which boat a Sailor takes away, and where to. @rule COV-99 to COV-102 */
  'recruit.take': { seat: Seat; to: 'pier' | 'hall' | 'bag' | 'boat' }
  /** To which pier or boat it goes. @rule COV-99, COV-102 */
  'recruit.pier': { seat: Seat; boat: number; adventurer: number }
  'recruit.boat': { seat: Seat; boat: number; adventurer: number }
  /** Where the card at this place of the Town Square works from now on. @rule COV-83, COV-84 */
  'recruit.slot': { seat: Seat; place: number }
  /** @rule COV-88 */
  'staff.next': { seat: Seat; used: readonly number[] }
  /** @rule COV-38, COV-46 */
  'clock.route': { seat: Seat; hours: number }
  /** Which of the Adventurers drawn is placed first. @rule COV-42 */
  'load.pick': { seat: Seat }
  /** On which boat the next of the Adventurers drawn goes. @rule COV-49 */
  'load.boat': { seat: Seat }
  /** A Rogue was placed on this boat. @rule COV-105 */
  'robbers.use': { seat: Seat; boat: number }
  /** This boat is full. @rule COV-52 */
  'dock.berth': { seat: Seat; boat: number }
  /** @rule COV-104 */
  'cultists.k': { seat: Seat; pier: number }
  /**
   * `extra`: Rogues that count as Customers of every colour; `must`: one Good has to be sold. @rule
   * COV-65, COV-R30
   */
  sell: { seat: Seat; pier: number; extra: number; must: boolean }
}>

export type CoreErrand = ByTask<{
  /** All merchants are chosen: shops are set up. @rule COV-15 */
  open: {}
  /** @rule COV-19 to COV-22 */
  arrive: {}
  /** Who is active now, or the end of production. @rule COV-23, COV-57 */
  nextTurn: {}
  /** The cost of a space: Corruption first, then Hours. @rule COV-26, COV-35 */
  pay: { seat: Seat; hours: number; corruption: number }
  /** Draws so many Adventurers. @rule COV-49 */
  load: { seat: Seat; draws: number }
  /** The next of the Adventurers drawn is placed, or all go back. @rule COV-44 */
  place: { seat: Seat }
  /** The boat docks if it is full. @rule COV-52 */
  dock: { seat: Seat; boat: number }
  /** @rule COV-86 */
  refill: {}
  /** @rule COV-58, COV-59 */
  market: {}
  /** All sell at this pier. @rule COV-65 */
  pier: { pier: number }
  /** Those who sold at this pier draw Corruption cards. @rule COV-64 */
  toll: { pier: number }
  /** @rule COV-73 */
  sponsors: {}
  /** @rule COV-76 to COV-80 */
  cleanup: {}
  /** @rule COV-89 to COV-93 */
  final: {}
}>

export type CoreTask = CoreQuestion | CoreErrand

/** No, none, no more: the answer to every question that may be declined. */
export type Stop = { readonly type: 'stop' }

export type CoreMove =
  | Stop
  | ByType<{
      chooseMerchant: { merchant: MerchantId | 'random' }
      /** The place in the list of spaces of the own Shop board. */
      chooseSpace: { space: number }
      /** A place of the Town Square, 0 to 3 from the left. */
      'recruit.card': { place: number }
      /** A kind of Corruption card. */
      'recruit.discard': { card: number }
      'recruit.take': { boat: number; adventurer: number }
      'recruit.pier': { pier: number }
      'recruit.boat': { boat: number }
      'recruit.slot': { slot: number }
      'staff.next': { slot: number }
      /** The Clock Hands that are entered on the way. */
      'clock.route': { hands: readonly number[] }
      'load.pick': { adventurer: number }
      'load.boat': { boat: number }
      /** A Customer of this colour goes to this boat. */
      'robbers.use': { colour: number; boat: number }
      'dock.berth': { berth: number }
      'cultists.k': { rogues: number }
      sell: { good: number }
    }>
