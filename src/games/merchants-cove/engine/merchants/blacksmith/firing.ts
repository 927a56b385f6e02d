import type { Frozen, Seat } from '../../../../../kernel/game.ts'
import { listed, total } from '../../../../../kit/counts.ts'
import { intern, STOP, upTo } from '../../moves.ts'
import type { State } from '../../state.ts'
import { type Errands, push, type Questions, refuse } from '../../steps.ts'
import { shopOf } from '../merchant.ts'
import { metalsOf, rolledTray } from './dice.ts'
import { FURNACES } from './furnaces.ts'
import type { BlacksmithMove, BlacksmithTask } from './words.ts'

/*
 * What begins Fire up, and the roll of the tray.
 */

const RAKE = upTo(FURNACES).map(furnace => intern<BlacksmithMove>({ type: 'bla.rake', furnace }))

type FiringTask = Extract<BlacksmithTask, { readonly at: 'bla.rake' | 'bla.roll' }>

/** @rule COV-BLA-5 */
export function canFire(state: Frozen<State>, seat: Seat): boolean {
  const { tray, furnaces } = shopOf(state, seat, 'bla')
  return total(tray) > 0 || furnaces.some(dice => dice.length > 0)
}

export const firingQuestions: Questions<FiringTask> = {
  'bla.rake': {
    rule: 'COV-BLA-5',
    moves(state, { seat }) {
      const { furnaces } = shopOf(state, seat, 'bla')
      const moves = RAKE.filter((_, furnace) => furnaces[furnace].length > 0)
      return moves.length > 0 ? [...moves, STOP] : moves
    },
    run(state, { seat }, move, ply) {
      if (move.type === 'stop') return
      const { furnace } = move
      const { tray, furnaces } = shopOf(state, seat, 'bla')
      const dice = furnaces[furnace].splice(0)
      for (const die of dice) tray[die]++
      ply.emit({ type: 'bla.raked', seat, furnace, dice })
      push(state, { at: 'bla.rake', seat })
    },
    refuse: (_, task, { furnace }) => refuse('COV-BLA-5', 'bla-furnace-empty', { furnace }),
  },
}

export const firingErrands: Errands<FiringTask> = {
  'bla.roll'(state, { seat }, ply) {
    const shop = shopOf(state, seat, 'bla')
    if (total(shop.tray) === 0) return
    shop.tray = rolledTray(metalsOf(shop.tray), ply.rng)
    ply.emit({ type: 'bla.rolled', seat, dice: listed(shop.tray), reveals: true })
  },
}
