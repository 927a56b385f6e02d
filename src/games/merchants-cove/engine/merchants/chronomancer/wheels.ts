import { NO_MOVES, upTo } from '../../../../../kit/moves.ts'
import { push } from '../../../../../kit/tasks.ts'
import { ask, DECLINED } from '../../ask.ts'
import { refuse } from '../../refusals.ts'
import { STOP } from '../../stop.ts'
import { shopOf } from '../merchant.ts'
import { CELLS, isRow, lay, LINES, shift } from './rift.ts'
import { mend, renewGate, toGate } from './tiles.ts'

/*
 * How the Rift turns and is mended.
 */

const SWAP = [true, false].map(swap => ({ type: 'chr.gateSwap', swap }) as const)
const PUSH = LINES.map((_, line) =>
  (['start', 'end'] as const).map(from => ({ type: 'chr.push', line, from }) as const),
)
const TURN = { row: PUSH.slice(0, 3).flat(), column: PUSH.slice(3).flat() } as const
const TURN_ON = { row: [...TURN.row, STOP], column: [...TURN.column, STOP] } as const
const MEND = upTo(CELLS).map(cell => ({ type: 'chr.mendCell', cell }) as const)
const EXCHANGE = [
  ...upTo(CELLS).map(cell => ({ type: 'chr.gatekeep', cell }) as const),
  STOP,
] as const

/** @rule COV-CHR-6 */
export const gateSwap = ask<'chr.gateSwap'>('COV-CHR-6', {
  moves: () => SWAP,
  answers: {
    'chr.gateSwap': {
      play(state, { seat }, { swap }, ply) {
        if (swap) renewGate(shopOf(state, seat, 'chr'), seat, ply)
      },
    },
  },
})

/** @rule COV-CHR-4, COV-CHR-5 */
export const pushLine = ask<'chr.push' | 'stop'>('COV-CHR-5', {
  moves: (_state, { axis, first }) => (first ? TURN : TURN_ON)[axis],
  answers: {
    'chr.push': {
      play(state, task, { line, from }, ply) {
        const { seat, left } = task
        const shop = shopOf(state, seat, 'chr')
        const into = shop.gate
        const leaving = shift(shop, line, from)
        ply.emit({ type: 'chr.pushed', seat, line, from, into, out: leaving.colour })
        toGate(shop, seat, leaving, ply)
        if (left > 1) push(state, { ...task, left: left - 1, first: false })
      },
      refuse: (_state, _task, { line }) =>
        refuse('COV-CHR-5', isRow(line) ? 'chr-only-columns' : 'chr-only-rows'),
    },
    stop: DECLINED,
  },
})

/** @rule COV-CHR-7, COV-CHR-10, COV-CHR-15 */
export const mendCell = ask<'chr.mendCell' | 'stop'>('COV-CHR-10', {
  moves(state, { seat, optional }) {
    const { frayed } = shopOf(state, seat, 'chr')
    const moves = MEND.filter((_, cell) => frayed[cell])
    if (moves.length === 0) return NO_MOVES
    return optional ? [...moves, STOP] : moves
  },
  answers: {
    'chr.mendCell': {
      play(state, { seat, left }, { cell }, ply) {
        mend(shopOf(state, seat, 'chr'), seat, cell, ply)
        if (left > 1) push(state, { at: 'chr.mendCell', seat, left: left - 1, optional: true })
      },
      refuse: (_state, _task, { cell }) => refuse('COV-CHR-10', 'chr-not-frayed', { cell }),
    },
    stop: DECLINED,
  },
})

/** @rule COV-CHR-16 */
export const gatekeep = ask<'chr.gatekeep' | 'stop'>('COV-CHR-16', {
  moves: () => EXCHANGE,
  answers: {
    'chr.gatekeep': {
      play(state, { seat }, { cell }, ply) {
        const shop = shopOf(state, seat, 'chr')
        const leaving = { colour: shop.rift[cell], frayed: shop.frayed[cell] }
        const into = shop.gate
        lay(shop, cell, into)
        ply.emit({ type: 'chr.exchanged', seat, cell, into, out: leaving.colour })
        toGate(shop, seat, leaving, ply)
      },
    },
    stop: DECLINED,
  },
})
