import type { Seat } from '../../../../../kernel/game.ts'
import type { Counts } from '../../../../../kit/counts.ts'
import type { ByTask, ByType } from '../../../../../kit/variants.ts'

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

export type ChronomancerTask = ByTask<{
  /** The Wizard may take another Gate tile. @rule COV-CHR-6 */
  'chr.gateSwap': { seat: Seat }
  /**
   * `axis`: which lines turn; `left`: pushes still possible; `first`: none is made. @rule COV-CHR-5
   */
  'chr.push': { seat: Seat; axis: 'row' | 'column'; left: number; first: boolean }
  /**
   * Which frayed tile is mended; `left` = so many at most; `optional`: or none. @rule COV-CHR-7,
   * COV-CHR-10, COV-CHR-15
   */
  'chr.mendCell': { seat: Seat; left: number; optional: boolean }
  /** Which line is opened for which Good. @rule COV-CHR-8, COV-CHR-18 */
  'chr.portal.next': { seat: Seat; left: number; first: boolean }
  /** Hourglasses are gained: automatic. @rule COV-CHR-9 */
  'chr.sand': { seat: Seat; count: number }
  /** Which tile changes places with the Gate tile. @rule COV-CHR-16 */
  'chr.gatekeep': { seat: Seat }
  /** How many Hourglasses lower these Hours; then they are paid. @rule COV-CHR-12 */
  'pay.hourglass': { seat: Seat; hours: number }
}>

export type ChronomancerMove = ByType<{
  'chr.gateSwap': { swap: boolean }
  'chr.push': { line: Line; from: End }
  'chr.mendCell': { cell: Cell }
  /**
   * `spare`: the tile of the line, 0 to 2, that is not used for a Trinket; null = all three give a
   * Relic.
   */
  'chr.portal.next': { line: Line; spare: number | null }
  'chr.gatekeep': { cell: Cell }
  'pay.hourglass': { count: number }
}>

export type ChronomancerEvent = ByType<{
  /**
   * The tile in the Gate was frayed or unwanted and went to the discard; this one came from the
   * pile.
   */
  'chr.gateDrawn': { seat: Seat; out: number; into: number; reveals: true }
  /** A tile was pushed in, one pushed out: their colours. */
  'chr.pushed': { seat: Seat; line: Line; from: End; into: number; out: number }
  /** A frayed tile was discarded, the other one came from the pile. */
  'chr.mended': { seat: Seat; cell: Cell; out: number; into: number; reveals: true }
  /** A line gave a Good; these cells are frayed now. */
  'chr.opened': { seat: Seat; line: Line; good: number; cells: readonly Cell[] }
  /** The tile of a cell changed places with the Gate tile: their colours. */
  'chr.exchanged': { seat: Seat; cell: Cell; into: number; out: number }
  /** The discarded tiles became the pile. @rule COV-CHR-2 */
  'chr.reshuffled': { seat: Seat; count: number }
  /** Hourglasses gained, or returned to lower the Hours. */
  'chr.bottled': { seat: Seat; count: number }
  'chr.poured': { seat: Seat; count: number }
}>
