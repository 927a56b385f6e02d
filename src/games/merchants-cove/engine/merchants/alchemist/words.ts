import type { Seat } from '../../../../../kernel/game.ts'
import type { Counts } from '../../../../../kit/counts.ts'

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
export type AlchemistTask =
  /** @rule COV-ALC-4 */
  | { readonly at: 'alc.announce'; readonly seat: Seat; readonly row: number }
  /** @rule COV-ALC-7 */
  | {
      readonly at: 'alc.siphon.pick'
      readonly seat: Seat
      readonly left: number
      readonly begun: boolean
    }
  /** @rule COV-ALC-6 */
  | { readonly at: 'alc.rack.return'; readonly seat: Seat }
  /** Fills the decanter. @rule COV-ALC-3 */
  | { readonly at: 'alc.refill'; readonly seat: Seat }
  /** @rule COV-ALC-8, COV-ALC-14 */
  | {
      readonly at: 'alc.brew.next'
      readonly seat: Seat
      readonly left: number
      readonly begun: boolean
    }
  /** Empties the Toxic Waste as far as it is full. @rule COV-ALC-11 */
  | { readonly at: 'alc.flush'; readonly seat: Seat }
  /** @rule COV-ALC-13 */
  | { readonly at: 'alc.ladle'; readonly seat: Seat }
  /** @rule COV-ALC-15 */
  | { readonly at: 'alc.transmute'; readonly seat: Seat; readonly left: number }
  /** @rule COV-ALC-16 */
  | { readonly at: 'alc.taste'; readonly seat: Seat }

export type AlchemistMove =
  | { readonly type: 'alc.announce'; readonly colour: number }
  | { readonly type: 'alc.siphon.pick'; readonly arm: number }
  | { readonly type: 'alc.rack.return'; readonly marble: Marble }
  /** `ichor` of its marbles are Ichor. */
  | { readonly type: 'alc.brew.next'; readonly good: number; readonly ichor: number }
  | { readonly type: 'alc.ladle'; readonly arm: number }
  /** A marble of the rack for one of the bag. */
  | { readonly type: 'alc.transmute'; readonly give: number; readonly take: number }
  | { readonly type: 'alc.taste'; readonly colour: number }

export type AlchemistEvent =
  /** Announced a colour at a row; all these marbles went to the rack. */
  | {
      readonly type: 'alc.tapped'
      readonly seat: Seat
      readonly row: number
      readonly colour: number
      readonly marbles: Counts
    }
  /** One marble from an arm to the rack. */
  | {
      readonly type: 'alc.took'
      readonly seat: Seat
      readonly arm: number
      readonly marble: Marble
    }
  /** One marble too many for the rack, back to the bag. */
  | { readonly type: 'alc.returned'; readonly seat: Seat; readonly marble: Marble }
  /** What each arm was given, front to back. */
  | {
      readonly type: 'alc.refilled'
      readonly seat: Seat
      readonly arms: readonly Marble[][]
      readonly reveals: true
    }
  /** A Good was brewed, of so many marbles of its colour and so much Ichor. */
  | {
      readonly type: 'alc.brewed'
      readonly seat: Seat
      readonly good: number
      readonly marbles: number
      readonly ichor: number
    }
  /** The Toxic Waste was full: this much Ichor went back to the bag. */
  | { readonly type: 'alc.flushed'; readonly seat: Seat; readonly ichor: number }
  | {
      readonly type: 'alc.transmuted'
      readonly seat: Seat
      readonly give: number
      readonly take: number
    }
