import { NO_MOVES, upTo } from '../../../../kit/moves.ts'
import { push } from '../../../../kit/tasks.ts'
import type { Tables } from '../../content/compile.ts'
import { ask, type Does } from '../ask.ts'
import { active, isProductionOver } from './clock.ts'
import { drawCorruption } from '../market/corruption.ts'
import { MOST_SPACES } from '../limits.ts'
import type { Merchants } from '../merchants/index.ts'
import { refuse } from '../refusals.ts'

const SPACE = upTo(MOST_SPACES).map(space => ({ type: 'chooseSpace', space }) as const)

/**
 * A space where none of one's own figures stands, and whose action can do anything. Recruit and
 * Activate Staff are open always. @rule COV-27, COV-28, COV-R21
 */
export const space = ({ boards }: Tables, merchants: Merchants) =>
  ask<'chooseSpace'>('COV-27', {
    moves(state, { seat }) {
      const { merchant, figures } = state.players[seat]
      if (merchant === null) return NO_MOVES
      const { spaces, recruit } = boards[merchant]
      return SPACE.filter(
        move =>
          move.space < spaces.length &&
          !figures.includes(move.space) &&
          (move.space >= recruit || merchants[merchant].open(state, seat, move.space)),
      )
    },
    answers: {
      chooseSpace: {
        play(state, { seat }, { space: chosen }, ply) {
          const player = state.players[seat]
          const { merchant } = player
          if (merchant === null) return
          const figure = player.turns % player.figures.length
          player.figures[figure] = chosen
          player.turns++
          ply.emit({ type: 'went', seat, merchant, figure, space: chosen })
          push(state, { at: 'nextTurn' })
          const { spaces, recruit, staff } = boards[merchant]
          if (chosen === recruit) return push(state, { at: 'recruit.card', seat })
          const { hours, corruption } = spaces[chosen]
          push(state, { at: 'pay', seat, hours, corruption })
          if (chosen === staff) push(state, { at: 'staff.next', seat, used: [] })
          else merchants[merchant].act(state, seat, chosen, ply)
        },
        refuse(state, { seat }, { space: chosen }) {
          const { merchant, figures } = state.players[seat]
          if (figures.includes(chosen))
            return refuse(figures.length === 1 ? 'COV-28' : 'COV-CHR-3', 'occupied')
          if (merchant === null || boards[merchant].spaces.length <= chosen)
            return refuse('COV-27', 'no-such-space')
          const { id } = boards[merchant].spaces[chosen]
          return refuse('COV-R21', 'no-effect', { merchant, space: id })
        },
      },
    },
  })

/** Corruption first, then Hours. @rule COV-26, COV-35, COV-CHR-12 */
export const pay =
  (merchants: Merchants): Does<'pay'> =>
  (state, { seat, hours, corruption }, ply) => {
    drawCorruption(state, seat, corruption, ply, 'cost')
    const { merchant } = state.players[seat]
    const payHours = merchant && merchants[merchant].payHours
    if (payHours) payHours(state, seat, hours)
    else push(state, { at: 'clock.route', seat, hours })
  }

/** @rule COV-23, COV-25, COV-57 */
export const nextTurn: Does<'nextTurn'> = state => {
  push(
    state,
    isProductionOver(state) ? { at: 'market' } : { at: 'chooseSpace', seat: active(state) },
  )
}
