import { upTo } from '../../../../kit/moves.ts'
import { push } from '../../../../kit/tasks.ts'
import { ask, DECLINED, type Moves } from '../ask.ts'
import type { Merchants } from '../merchants/index.ts'
import { SLOTS } from '../names.ts'
import { refuse } from '../refusals.ts'
import { STOP } from '../stop.ts'

const STAFF = upTo(SLOTS).map(slot => ({ type: 'staff.next', slot }) as const)

/** Staff abilities, each with a card, once each, in any order. @rule COV-88, COV-R21 */
export const staff = (merchants: Merchants) =>
  ask<'staff.next' | 'stop'>('COV-88', {
    moves(state, { seat, used }) {
      const slots = state.players[seat].staff
      const moves: Moves<'staff.next' | 'stop'> = STAFF.filter(
        ({ slot }) => slots[slot] !== null && !used.includes(slot),
      )
      moves.push(STOP)
      return moves
    },
    answers: {
      'staff.next': {
        play(state, { seat, used }, { slot }, ply) {
          const { merchant } = state.players[seat]
          if (merchant === null) return
          ply.emit({ type: 'staffed', seat, merchant, slot })
          push(state, { at: 'staff.next', seat, used: [...used, slot] })
          merchants[merchant].staff[slot](state, seat, ply)
        },
        refuse: (_state, { used }, { slot }) =>
          refuse('COV-88', used.includes(slot) ? 'used' : 'no-card'),
      },
      stop: DECLINED,
    },
  })
