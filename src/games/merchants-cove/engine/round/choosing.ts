import type { Frozen } from '../../../../kernel/game.ts'
import { ask, type Moves } from '../ask.ts'
import { MERCHANT_IDS, type MerchantId } from '../names.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'

const CHOOSE = MERCHANT_IDS.map(merchant => ({ type: 'chooseMerchant', merchant }) as const)
const RANDOM = { type: 'chooseMerchant', merchant: 'random' } as const

/** Merchants nobody plays yet. @rule COV-R2 */
function unused(state: Frozen<State>): MerchantId[] {
  return MERCHANT_IDS.filter(id => state.players.every(({ merchant }) => merchant !== id))
}

/** @rule COV-15, COV-R2 */
export const choosing = ask<'chooseMerchant'>('COV-15', {
  moves(state) {
    const ids = unused(state)
    const moves: Moves<'chooseMerchant'> = CHOOSE.filter(({ merchant }) => ids.includes(merchant))
    if (moves.length > 1) moves.push(RANDOM)
    return moves
  },
  answers: {
    chooseMerchant: {
      play(state, { seat }, { merchant: chosen }, ply) {
        const merchant = chosen === 'random' ? ply.rng.pick(unused(state)) : chosen
        state.players[seat].merchant = merchant
        ply.emit({ type: 'merchant', seat, merchant, chance: chosen === 'random' })
      },
      refuse: () => refuse('COV-R2', 'taken'),
    },
  },
})
