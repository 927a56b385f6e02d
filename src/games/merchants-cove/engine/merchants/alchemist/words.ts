import type { Seat } from '../../../../../kernel/game.ts'
import type { Counts } from '../../../../../kit/counts.ts'
import type { ByTask, ByType } from '../../../../../kit/variants.ts'

/** A marble: a colour 1 to 4, or 5 = Ichor, which stands for any colour. */
export type Marble = number

/** The Alchemist's shop. Heaps are counted by marble, 1 to 5. */
export type AlchemistShop = {
  merchant: 'alc'
  /**
   * The decanter: row 1 left, row 1 right, row 2 left … Each arm from the spigot back. @rule
   * COV-ALC-2
   */
  arms: Marble[][]
  rack: Counts
  /** The ingredient bag. What comes out next is not decided before it is drawn. */
  bag: Counts
  /** Ichor in the Toxic Waste. */
  waste: number
}

/**
 * `row` counts from 0; `left` = how many times more; `begun` = at least one is done, so one may
 * stop.
 */
export type AlchemistTask = ByTask<{
  /** @rule COV-ALC-4 */
  'alc.announce': { seat: Seat; row: number }
  /** @rule COV-ALC-7 */
  'alc.siphon.pick': { seat: Seat; left: number; begun: boolean }
  /** @rule COV-ALC-6 */
  'alc.rack.return': { seat: Seat }
  /** Fills the decanter. @rule COV-ALC-3 */
  'alc.refill': { seat: Seat }
  /** @rule COV-ALC-8, COV-ALC-14 */
  'alc.brew.next': { seat: Seat; left: number; begun: boolean }
  /** Empties the Toxic Waste as far as it is full. @rule COV-ALC-11 */
  'alc.flush': { seat: Seat }
  /** @rule COV-ALC-13 */
  'alc.ladle': { seat: Seat }
  /** @rule COV-ALC-15 */
  'alc.transmute': { seat: Seat; left: number }
  /** @rule COV-ALC-16 */
  'alc.taste': { seat: Seat }
}>

export type AlchemistMove = ByType<{
  'alc.announce': { colour: number }
  'alc.siphon.pick': { arm: number }
  'alc.rack.return': { marble: Marble }
  /** `ichor` of its marbles are Ichor. */
  'alc.brew.next': { good: number; ichor: number }
  'alc.ladle': { arm: number }
  /** A marble of the rack for one of the bag. */
  'alc.transmute': { give: number; take: number }
  'alc.taste': { colour: number }
}>

export type AlchemistEvent = ByType<{
  /** Announced a colour at a row; all these marbles went to the rack. */
  'alc.tapped': { seat: Seat; row: number; colour: number; marbles: Counts }
  /** One marble from an arm to the rack. */
  'alc.took': { seat: Seat; arm: number; marble: Marble }
  /** One marble too many for the rack, back to the bag. */
  'alc.returned': { seat: Seat; marble: Marble }
  /** What each arm was given, front to back. */
  'alc.refilled': { seat: Seat; arms: readonly Marble[][]; reveals: true }
  /** A Good was brewed, of so many marbles of its colour and so much Ichor. */
  'alc.brewed': { seat: Seat; good: number; marbles: number; ichor: number }
  /** The Toxic Waste was full: this much Ichor went back to the bag. */
  'alc.flushed': { seat: Seat; ichor: number }
  'alc.transmuted': { seat: Seat; give: number; take: number }
}>
