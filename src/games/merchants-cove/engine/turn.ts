import type { Frozen, Seat } from '../../../kernel/game.ts'
import { active, isProductionOver } from './clock.ts'
import { contentSets } from '../content/index.ts'
import { drawCorruption } from './corruption.ts'
import type { CoreErrand, CoreQuestion } from './tasks.ts'
import { MERCHANTS } from './merchants/index.ts'
import { intern, upTo } from './moves.ts'
import type { State } from './state.ts'
import { type Errand, push, type Question, refuse } from './steps.ts'

type Done<At> = Errand<Extract<CoreErrand, { readonly at: At }>>

/** No board has more spaces. */
export const MOST_SPACES = 8
const SPACE = upTo(MOST_SPACES).map(space => intern({ type: 'chooseSpace', space }))

/**
 * A space where none of one's own figures stands, and whose action can do anything. @rule COV-27,
 * COV-28, COV-R21
 */
export const space: Question<Extract<CoreQuestion, { readonly at: 'chooseSpace' }>> = {
  rule: 'COV-27',
  moves(state, { seat }) {
    const { merchant, figures } = state.players[seat]
    if (merchant === null) return []
    const { spaces } = contentSets.tables(state.content).boards[merchant]
    return SPACE.filter(
      move =>
        move.space < spaces.length &&
        !figures.includes(move.space) &&
        isOpen(state, seat, move.space),
    )
  },
  run(state, { seat }, move, ply) {
    const player = state.players[seat]
    if (move.type === 'stop' || player.merchant === null) return
    const figure = player.turns % player.figures.length
    player.figures[figure] = move.space
    player.turns++
    ply.emit({ type: 'went', seat, merchant: player.merchant, figure, space: move.space })
    push(state, { at: 'nextTurn' })
    const { spaces, recruit, staff } = contentSets.tables(state.content).boards[player.merchant]
    if (move.space === recruit) return push(state, { at: 'recruit.card', seat })
    const { hours, corruption } = spaces[move.space]
    push(state, { at: 'pay', seat, hours, corruption })
    if (move.space === staff) push(state, { at: 'staff.next', seat, used: [] })
    else MERCHANTS[player.merchant].act(state, seat, move.space, ply)
  },
  refuse(state, { seat }, move) {
    const { merchant, figures } = state.players[seat]
    if (figures.includes(move.space))
      return refuse(figures.length === 1 ? 'COV-28' : 'COV-CHR-3', 'occupied')
    const chosen =
      merchant === null
        ? undefined
        : contentSets.tables(state.content).boards[merchant].spaces[move.space]
    if (merchant === null || chosen === undefined) return refuse('COV-27', 'no-such-space')
    return refuse('COV-R21', 'no-effect', { merchant, space: chosen.id })
  },
}

/** Recruit and Activate Staff are open always. @rule COV-R21 */
function isOpen(state: Frozen<State>, seat: Seat, which: number): boolean {
  const { merchant } = state.players[seat]
  if (merchant === null) return false
  return (
    which >= contentSets.tables(state.content).boards[merchant].recruit ||
    MERCHANTS[merchant].open(state, seat, which)
  )
}

/** Corruption first, then Hours. @rule COV-26, COV-35, COV-CHR-12 */
export const pay: Done<'pay'> = (state, { seat, hours, corruption }, ply) => {
  drawCorruption(state, seat, corruption, ply, 'cost')
  const { merchant } = state.players[seat]
  const payHours = merchant && MERCHANTS[merchant].payHours
  if (payHours) payHours(state, seat, hours)
  else push(state, { at: 'clock.route', seat, hours })
}

/** @rule COV-23, COV-25, COV-57 */
export const nextTurn: Done<'nextTurn'> = state => {
  push(
    state,
    isProductionOver(state) ? { at: 'market' } : { at: 'chooseSpace', seat: active(state) },
  )
}
