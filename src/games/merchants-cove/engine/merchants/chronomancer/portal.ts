import type { Frozen, Seat } from '../../../../../kernel/game.ts'
import { goodOf } from '../../goods.ts'
import { intern, NO_MOVES, STOP } from '../../moves.ts'
import type { Move, State } from '../../state.ts'
import { push, type Question, refuse } from '../../steps.ts'
import { activateShield } from '../../sponsorship.ts'
import { gain, inSupply } from '../../supply.ts'
import { shopOf } from '../merchant.ts'
import { LINES, usedCells, yieldOf } from './rift.ts'
import type { ChronomancerShop, ChronomancerTask, Line } from './words.ts'

/*
 * How the Rift gives Goods.
 */

type Opening = Extract<ChronomancerTask, { readonly at: 'chr.portal.next' }>

/** All three tiles, or one of them spared. */
const SPARES = [null, 0, 1, 2] as const
const OPEN = LINES.flatMap((_, line) =>
  SPARES.map(spare => intern({ type: 'chr.portal.next', line, spare })),
)

/** What a line gives if this tile of it is spared, supply or not: 0 = nothing. @rule COV-CHR-8 */
function goodFrom(shop: Frozen<ChronomancerShop>, line: Line, spare: number | null): number {
  const colour = yieldOf(shop, line, spare)
  return colour === 0 ? 0 : goodOf(spare === null ? 'large' : 'small', colour)
}

type Way = (typeof OPEN)[number]

/** Whether a line can be opened in this way now. @rule COV-CHR-8 */
function isOpenable(state: Frozen<State>, seat: Seat, { line, spare }: Way): boolean {
  const good = goodFrom(shopOf(state, seat, 'chr'), line, spare)
  return good > 0 && inSupply(state, seat, good)
}

/** Whether any line can be opened now. */
export const canOpen = (state: Frozen<State>, seat: Seat): boolean =>
  OPEN.some(way => isOpenable(state, seat, way))

/** @rule COV-CHR-8, COV-CHR-18 */
export const portal: Question<Opening> = {
  rule: 'COV-CHR-8',
  moves(state, { seat, first }) {
    const moves: Move[] = OPEN.filter(way => isOpenable(state, seat, way))
    if (moves.length === 0) return NO_MOVES
    return first ? moves : [...moves, STOP]
  },
  run(state, task, move, ply) {
    if (move.type === 'stop') return
    const { seat, left } = task
    const { line, spare } = move
    const shop = shopOf(state, seat, 'chr')
    const good = goodFrom(shop, line, spare)
    const cells = usedCells(line, spare)
    for (const cell of cells) shop.frayed[cell] = true
    gain(state, seat, good)
    ply.emit({ type: 'chr.opened', seat, line, good, cells })
    // COV-CHR-13: the first Relic of a colour; later ones find the shield active.
    if (spare === null) activateShield(state, seat, shop.rift[cells[0]], ply)
    if (left > 1) push(state, { ...task, left: left - 1, first: false })
  },
  refuse(state, { seat }, { line, spare }) {
    const shop = shopOf(state, seat, 'chr')
    const good = goodFrom(shop, line, spare)
    if (good > 0) return refuse('COV-32', 'chr-not-in-supply', { good })
    const frayed = usedCells(line, spare).some(cell => shop.frayed[cell])
    return refuse('COV-CHR-8', frayed ? 'chr-line-frayed' : 'chr-line-mixed', { line })
  },
}
