import type { Seat } from '../../../../../kernel/game.ts'
import type { Counts } from '../../../../../kit/counts.ts'

/** A cell of the Rift, 0 to 8, row by row from the top left. */
export type Cell = number
/** A line of the Rift: rows 0 to 2 from the top, columns 3 to 5 from the left. */
export type Line = number
/** From which end of a line a tile enters: `start` = left or top, `end` = right or bottom. */
export type End = 'start' | 'end'

export type ChronomancerShop = {
  merchant: 'chr'
  /** The colour of the tile in each of the 9 cells, and whether it lies on its frayed side. */
  rift: number[]
  frayed: boolean[]
  /** The colour of the Gate tile, which is always bright. @rule COV-CHR-4 */
  gate: number
  /** Tiles by colour. Their order in the pile is not decided until they are drawn. */
  pile: Counts
  discard: Counts
  hourglasses: number
}

export type ChronomancerTask =
  /** The Wizard may take another Gate tile. @rule COV-CHR-6 */
  | { readonly at: 'chr.gateSwap'; readonly seat: Seat }
  /**
   * `axis`: which lines turn; `left`: pushes still possible; `first`: none is made. @rule COV-CHR-5
   */
  | {
      readonly at: 'chr.push'
      readonly seat: Seat
      readonly axis: 'row' | 'column'
      readonly left: number
      readonly first: boolean
    }
  /**
   * Which frayed tile is mended; `left` = so many at most; `optional`: or none. @rule COV-CHR-7,
   * COV-CHR-10, COV-CHR-15
   */
  | {
      readonly at: 'chr.mendCell'
      readonly seat: Seat
      readonly left: number
      readonly optional: boolean
    }
  /** Which line is opened for which Good. @rule COV-CHR-8, COV-CHR-18 */
  | {
      readonly at: 'chr.portal.next'
      readonly seat: Seat
      readonly left: number
      readonly first: boolean
    }
  /** Hourglasses are gained: automatic. @rule COV-CHR-9 */
  | { readonly at: 'chr.sand'; readonly seat: Seat; readonly count: number }
  /** Which tile changes places with the Gate tile. @rule COV-CHR-16 */
  | { readonly at: 'chr.gatekeep'; readonly seat: Seat }
  /** How many Hourglasses lower these Hours; then they are paid. @rule COV-CHR-12 */
  | { readonly at: 'pay.hourglass'; readonly seat: Seat; readonly hours: number }

export type ChronomancerMove =
  | { readonly type: 'chr.gateSwap'; readonly swap: boolean }
  | { readonly type: 'chr.push'; readonly line: Line; readonly from: End }
  | { readonly type: 'chr.mendCell'; readonly cell: Cell }
  /**
   * `spare`: the tile of the line, 0 to 2, that is not used for a Trinket; null = all three give a
   * Relic.
   */
  | { readonly type: 'chr.portal.next'; readonly line: Line; readonly spare: number | null }
  | { readonly type: 'chr.gatekeep'; readonly cell: Cell }
  | { readonly type: 'pay.hourglass'; readonly count: number }

export type ChronomancerEvent =
  /**
   * The tile in the Gate was frayed or unwanted and went to the discard; this one came from the
   * pile.
   */
  | {
      readonly type: 'chr.gateDrawn'
      readonly seat: Seat
      readonly out: number
      readonly into: number
      readonly reveals: true
    }
  /** A tile was pushed in, one pushed out: their colours. */
  | {
      readonly type: 'chr.pushed'
      readonly seat: Seat
      readonly line: Line
      readonly from: End
      readonly into: number
      readonly out: number
    }
  /** A frayed tile was discarded, the other one came from the pile. */
  | {
      readonly type: 'chr.mended'
      readonly seat: Seat
      readonly cell: Cell
      readonly out: number
      readonly into: number
      readonly reveals: true
    }
  /** A line gave a Good; these cells are frayed now. */
  | {
      readonly type: 'chr.opened'
      readonly seat: Seat
      readonly line: Line
      readonly good: number
      readonly cells: readonly Cell[]
    }
  /** The tile of a cell changed places with the Gate tile: their colours. */
  | {
      readonly type: 'chr.exchanged'
      readonly seat: Seat
      readonly cell: Cell
      readonly into: number
      readonly out: number
    }
  /** The discarded tiles became the pile. @rule COV-CHR-2 */
  | { readonly type: 'chr.reshuffled'; readonly seat: Seat; readonly count: number }
  /** Hourglasses gained, or returned to lower the Hours. */
  | { readonly type: 'chr.bottled'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'chr.poured'; readonly seat: Seat; readonly count: number }
