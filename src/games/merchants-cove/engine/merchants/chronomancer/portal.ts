import type { Frozen, Seat } from '../../../../../kernel/game.ts'
import { NO_MOVES } from '../../../../../kit/moves.ts'
import { push } from '../../../../../kit/tasks.ts'
import type { Tables } from '../../../content/compile.ts'
import { ask, DECLINED } from '../../ask.ts'
import { goodOf } from '../../market/goods.ts'
import { refuse } from '../../refusals.ts'
import { activateShield } from '../../townsfolk/sponsorship.ts'
import type { State } from '../../state.ts'
import { STOP } from '../../stop.ts'
import { gain, inSupply } from '../../market/supply.ts'
import { shopOf } from '../merchant.ts'
import { LINES, usedCells, yieldOf } from './rift.ts'
import type { ChronomancerShop, Line } from './words.ts'

/*
 * How the Rift gives Goods.
 */

/** All three tiles, or one of them spared. */
const SPARES = [null, 0, 1, 2] as const
const OPEN = LINES.flatMap((_, line) =>
  SPARES.map(spare => ({ type: 'chr.portal.next', line, spare }) as const),
)

/** What a line gives if this tile of it is spared, supply or not: 0 = nothing. @rule COV-CHR-8 */
function goodFrom(shop: Frozen<ChronomancerShop>, line: Line, spare: number | null): number {
  const colour = yieldOf(shop, line, spare)
  return colour === 0 ? 0 : goodOf(spare === null ? 'large' : 'small', colour)
}

type Way = (typeof OPEN)[number]

/** Whether a line can be opened in this way now. @rule COV-CHR-8 */
function isOpenable(
  tables: Tables,
  state: Frozen<State>,
  seat: Seat,
  { line, spare }: Way,
): boolean {
  const good = goodFrom(shopOf(state, seat, 'chr'), line, spare)
  return good > 0 && inSupply(tables, state, seat, good)
}

/** Whether any line can be opened now. */
export const canOpen = (tables: Tables, state: Frozen<State>, seat: Seat): boolean =>
  OPEN.some(way => isOpenable(tables, state, seat, way))

/** @rule COV-CHR-8, COV-CHR-18 */
export const portal = (tables: Tables) =>
  ask<'chr.portal.next' | 'stop'>('COV-CHR-8', {
    moves(state, { seat, first }) {
      const moves = OPEN.filter(way => isOpenable(tables, state, seat, way))
      if (moves.length === 0) return NO_MOVES
      return first ? moves : [...moves, STOP]
    },
    answers: {
      'chr.portal.next': {
        play(state, task, { line, spare }, ply) {
          const { seat, left } = task
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
      },
      stop: DECLINED,
    },
  })
