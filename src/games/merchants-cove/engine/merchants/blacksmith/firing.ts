import type { Frozen, Seat } from '../../../../../kernel/game.ts'
import { listed, total } from '../../../../../kit/counts.ts'
import { upTo } from '../../../../../kit/moves.ts'
import { push } from '../../../../../kit/tasks.ts'
import { ask, DECLINED, type Does } from '../../ask.ts'
import { refuse } from '../../refusals.ts'
import type { State } from '../../state.ts'
import { STOP } from '../../stop.ts'
import { shopOf } from '../merchant.ts'
import { metalsOf, rolledTray } from './dice.ts'
import { FURNACES } from './furnaces.ts'

/*
 * What begins Fire up, and the roll of the tray.
 */

const RAKE = upTo(FURNACES).map(furnace => ({ type: 'bla.rake', furnace }) as const)

/** @rule COV-BLA-5 */
export function canFire(state: Frozen<State>, seat: Seat): boolean {
  const { tray, furnaces } = shopOf(state, seat, 'bla')
  return total(tray) > 0 || furnaces.some(dice => dice.length > 0)
}

/** @rule COV-BLA-5 */
export const rake = ask<'bla.rake' | 'stop'>('COV-BLA-5', {
  moves(state, { seat }) {
    const { furnaces } = shopOf(state, seat, 'bla')
    const moves = RAKE.filter((_, furnace) => furnaces[furnace].length > 0)
    return moves.length > 0 ? [...moves, STOP] : moves
  },
  answers: {
    'bla.rake': {
      play(state, { seat }, { furnace }, ply) {
        const { tray, furnaces } = shopOf(state, seat, 'bla')
        const dice = furnaces[furnace].splice(0)
        for (const die of dice) tray[die]++
        ply.emit({ type: 'bla.raked', seat, furnace, dice })
        push(state, { at: 'bla.rake', seat })
      },
      refuse: (_state, _task, { furnace }) => refuse('COV-BLA-5', 'bla-furnace-empty', { furnace }),
    },
    stop: DECLINED,
  },
})

/** @rule COV-BLA-5 */
export const roll: Does<'bla.roll'> = (state, { seat }, ply) => {
  const shop = shopOf(state, seat, 'bla')
  if (total(shop.tray) === 0) return
  shop.tray = rolledTray(metalsOf(shop.tray), ply.rng)
  ply.emit({ type: 'bla.rolled', seat, dice: listed(shop.tray), reveals: true })
}
