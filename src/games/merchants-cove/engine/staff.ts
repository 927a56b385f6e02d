import type { CoreQuestion } from './tasks.ts'
import { intern, STOP, upTo } from './moves.ts'
import { MERCHANTS } from './merchants/index.ts'
import { SLOTS } from './names.ts'
import type { Move } from './state.ts'
import { push, type Question, refuse } from './steps.ts'

const STAFF = upTo(SLOTS).map(slot => intern({ type: 'staff.next', slot }))

/** Staff abilities, each with a card, once each, in any order. @rule COV-88, COV-R21 */
export const staff: Question<Extract<CoreQuestion, { readonly at: 'staff.next' }>> = {
  rule: 'COV-88',
  moves(state, { seat, used }) {
    const slots = state.players[seat].staff
    const moves: Move[] = STAFF.filter(({ slot }) => slots[slot] !== null && !used.includes(slot))
    moves.push(STOP)
    return moves
  },
  run(state, { seat, used }, move, ply) {
    const { merchant } = state.players[seat]
    if (move.type === 'stop' || merchant === null) return
    ply.emit({ type: 'staffed', seat, merchant, slot: move.slot })
    push(state, { at: 'staff.next', seat, used: [...used, move.slot] })
    MERCHANTS[merchant].staff[move.slot](state, seat, ply)
  },
  refuse: (_state, { used }, { slot }) =>
    refuse('COV-88', used.includes(slot) ? 'used' : 'no-card'),
}
