import { noCounts } from '../../../../../kit/counts.ts'
import { tables } from '../../first.fixture.ts'
import { COLOURS } from '../../names.ts'
import { type Move, type State } from '../../state.ts'
import { type Setting, shopIn, shopWith } from '../turns.fixture.ts'
import { type Cell, type ChronomancerShop, type End, type Line } from './words.ts'

export const [RED, GREEN, BLUE, YELLOW] = [1, 2, 3, 4]

export const go = (space: number): Move => ({ type: 'chooseSpace', space })
export const [ROWS, COLUMNS, PORTAL, MEND, BOTTLE, STAFF] = [0, 1, 2, 3, 4, 6].map(go)
export const STOP: Move = { type: 'stop' }
export const swap = (yes: boolean): Move => ({ type: 'chr.gateSwap', swap: yes })
export const shove = (line: Line, from: End): Move => ({ type: 'chr.push', line, from })
export const mend = (cell: Cell): Move => ({ type: 'chr.mendCell', cell })
export const open = (line: Line, spare: number | null): Move => ({
  type: 'chr.portal.next',
  line,
  spare,
})
export const pour = (count: number): Move => ({ type: 'pay.hourglass', count })
export const keep = (cell: Cell): Move => ({ type: 'chr.gatekeep', cell })
export const staff = (slot: number): Move => ({ type: 'staff.next', slot })

/** The figures on spaces and the turns they have taken: the Assistant is next. */
export const ASSISTANT: Setting = { turns: 1, figures: [5, null] }

export interface Rift {
  readonly rift: readonly number[]
  readonly frayed?: readonly Cell[]
  readonly gate?: number
  /** The tiles of the pile, by colour; left out: all that lie nowhere else. */
  readonly pile?: readonly number[]
  readonly hourglasses?: number
}

/**
 * Seat 0 with this Rift. What is named nowhere lies in the pile, or, if a pile is named, in the
 * discard.
 */
export function riftOf(
  { rift, frayed = [], gate = YELLOW, pile, hourglasses = 0 }: Rift,
  setting: Setting = {},
): State {
  const rest = [...tables.chr.tiles]
  for (const colour of [...rift, gate]) rest[colour]--
  const discard =
    pile === undefined ? noCounts(COLOURS) : rest.map((count, colour) => count - pile[colour])
  const shop: Partial<ChronomancerShop> = {
    rift: [...rift],
    frayed: rift.map((_, cell) => frayed.includes(cell)),
    gate,
    pile: [...(pile ?? rest)],
    discard,
    hourglasses,
  }
  return shopWith('chr', shop, setting)
}
export const shop = (state: State) => shopIn(state, 'chr')
export const frayedIn = (state: State) =>
  shop(state).frayed.flatMap((frayed, cell) => (frayed ? [cell] : []))
export const hours = (state: State) => (state.timepieces[0] - 2) / 2

/** No line has two tiles of one colour. */
export const MIXED = [RED, GREEN, BLUE, GREEN, BLUE, RED, BLUE, RED, GREEN]
