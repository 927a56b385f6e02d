import { intern, NO_MOVES, STOP, upTo } from '../../moves.ts'
import type { Move } from '../../state.ts'
import { push, type Question, refuse } from '../../steps.ts'
import { shopOf } from '../merchant.ts'
import { neverRefused } from '../never-refused.ts'
import { CELLS, isRow, lay, LINES, shift } from './rift.ts'
import { mend, renewGate, toGate } from './tiles.ts'
import type { ChronomancerTask } from './words.ts'

/*
 * How the Rift turns and is mended.
 */

type Of<At> = Extract<ChronomancerTask, { readonly at: At }>

const SWAP: readonly Move[] = [true, false].map(swap => intern({ type: 'chr.gateSwap', swap }))
const PUSH = LINES.map((_, line) =>
  (['start', 'end'] as const).map((from): Move => intern({ type: 'chr.push', line, from })),
)
const TURN = { row: PUSH.slice(0, 3).flat(), column: PUSH.slice(3).flat() } as const
const TURN_ON = { row: [...TURN.row, STOP], column: [...TURN.column, STOP] } as const
const MEND = upTo(CELLS).map(cell => intern({ type: 'chr.mendCell', cell }))
const EXCHANGE: readonly Move[] = [
  ...upTo(CELLS).map(cell => intern({ type: 'chr.gatekeep', cell })),
  STOP,
]

/** @rule COV-CHR-6 */
export const gateSwap: Question<Of<'chr.gateSwap'>> = {
  rule: 'COV-CHR-6',
  moves: () => SWAP,
  run(state, { seat }, move, ply) {
    if (move.type !== 'stop' && move.swap) renewGate(shopOf(state, seat, 'chr'), seat, ply)
  },
  refuse: neverRefused,
}

/** @rule COV-CHR-4, COV-CHR-5 */
export const pushLine: Question<Of<'chr.push'>> = {
  rule: 'COV-CHR-5',
  moves: (_state, { axis, first }) => (first ? TURN : TURN_ON)[axis],
  run(state, task, move, ply) {
    if (move.type === 'stop') return
    const { seat, left } = task
    const { line, from } = move
    const shop = shopOf(state, seat, 'chr')
    const into = shop.gate
    const leaving = shift(shop, line, from)
    ply.emit({ type: 'chr.pushed', seat, line, from, into, out: leaving.colour })
    toGate(shop, seat, leaving, ply)
    if (left > 1) push(state, { ...task, left: left - 1, first: false })
  },
  refuse: (_state, _task, { line }) =>
    refuse('COV-CHR-5', isRow(line) ? 'chr-only-columns' : 'chr-only-rows'),
}

/** @rule COV-CHR-7, COV-CHR-10, COV-CHR-15 */
export const mendCell: Question<Of<'chr.mendCell'>> = {
  rule: 'COV-CHR-10',
  moves(state, { seat, optional }) {
    const { frayed } = shopOf(state, seat, 'chr')
    const moves: Move[] = MEND.filter((_, cell) => frayed[cell])
    if (moves.length === 0) return NO_MOVES
    return optional ? [...moves, STOP] : moves
  },
  run(state, { seat, left }, move, ply) {
    if (move.type === 'stop') return
    mend(shopOf(state, seat, 'chr'), seat, move.cell, ply)
    if (left > 1) push(state, { at: 'chr.mendCell', seat, left: left - 1, optional: true })
  },
  refuse: (_state, _task, { cell }) => refuse('COV-CHR-10', 'chr-not-frayed', { cell }),
}

/** @rule COV-CHR-16 */
export const gatekeep: Question<Of<'chr.gatekeep'>> = {
  rule: 'COV-CHR-16',
  moves: () => EXCHANGE,
  run(state, { seat }, move, ply) {
    if (move.type === 'stop') return
    const { cell } = move
    const shop = shopOf(state, seat, 'chr')
    const leaving = { colour: shop.rift[cell], frayed: shop.frayed[cell] }
    const into = shop.gate
    lay(shop, cell, into)
    ply.emit({ type: 'chr.exchanged', seat, cell, into, out: leaving.colour })
    toGate(shop, seat, leaving, ply)
  },
  refuse: neverRefused,
}
