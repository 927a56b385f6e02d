import type { Frozen } from '../../../kernel/game.ts'
import type { CoreQuestion } from './tasks.ts'
import { intern } from './moves.ts'
import { MERCHANT_IDS, type MerchantId } from './names.ts'
import type { Move, State } from './state.ts'
import { type Question, refuse } from './steps.ts'

const CHOOSE = MERCHANT_IDS.map(merchant => intern({ type: 'chooseMerchant', merchant }))
const RANDOM = intern({ type: 'chooseMerchant', merchant: 'random' })

/** Merchants nobody plays yet. @rule COV-R2 */
function unused(state: Frozen<State>): MerchantId[] {
  return MERCHANT_IDS.filter(id => state.players.every(({ merchant }) => merchant !== id))
}

/** @rule COV-15, COV-R2 */
export const choosing: Question<Extract<CoreQuestion, { readonly at: 'chooseMerchant' }>> = {
  rule: 'COV-15',
  moves(state) {
    const ids: readonly string[] = unused(state)
    const moves: Move[] = CHOOSE.filter(({ merchant }) => ids.includes(merchant))
    if (moves.length > 1) moves.push(RANDOM)
    return moves
  },
  run(state, { seat }, move, ply) {
    if (move.type === 'stop') return
    const merchant = move.merchant === 'random' ? ply.rng.pick(unused(state)) : move.merchant
    state.players[seat].merchant = merchant
    ply.emit({ type: 'merchant', seat, merchant, chance: move.merchant === 'random' })
  },
  refuse: () => refuse('COV-R2', 'taken'),
}
