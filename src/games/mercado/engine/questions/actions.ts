import type { PlyContext } from '../../../../kernel/game.ts'
import { total } from '../../../../kit/counts.ts'
import { drawCoins } from '../draws.ts'
import { ask, BOTH_ACTIONS, ONLY_DRAW, ONLY_RECOVER, SEAL_MOVES } from '../moves.ts'
import { BLACK, WHITE } from '../prices.ts'
import { refuse, refuseNow } from '../refusals.ts'
import type { Rules } from '../rules.ts'
import type { Event, State } from '../state.ts'
import { canRecover } from '../turn.ts'

/** Draws coins, the black ones to the character tile. @rule MER-21, MER-22, MER-24 */
function drawTo(state: State, wanted: number, seal: boolean, ply: PlyContext<Event>): void {
  const seat = state.turn
  const coins = drawCoins(state.purses[seat], wanted, ply.rng)
  state.trays[seat][BLACK] += coins[BLACK]
  for (let coin = 1; coin <= WHITE; coin++) state.drawn[coin] += coins[coin]
  ply.emit({ type: 'drew', seat, coins, seal })
}

/** The coins of the character tile go back to the purse. @rule MER-19 */
function recover(state: State, ply: PlyContext<Event>): void {
  const seat = state.turn
  const coins = [...state.trays[seat]]
  for (let coin = 1; coin <= BLACK; coin++) {
    state.purses[seat][coin] += coins[coin]
    state.trays[seat][coin] = 0
  }
  ply.emit({ type: 'recovered', seat, coins })
}

/** Draw coins or take coins back, and a seal for more coins. */
export function actionQuestions({ tables: { draws, sealDraws }, turns }: Rules) {
  /** Action A or action B. @rule MER-17 to MER-21, MER-R2, MER-R3 */
  const action = ask<'draw' | 'recover'>({
    moves: state => {
      if (!turns.canDraw(state)) return ONLY_RECOVER
      return canRecover(state) ? BOTH_ACTIONS : ONLY_DRAW
    },
    answers: {
      draw: {
        play: (state, seat, _move, ply) => {
          drawTo(state, draws, false, ply)
          const offered = state.seals[seat] > 0 && total(state.purses[seat]) > 0
          state.phase = offered ? 'sealOffer' : 'placement'
        },
        refuse: (state, seat) =>
          refuse('MER-17', 'too-few-coins', { coins: total(state.purses[seat]) }),
      },
      recover: {
        play: (state, _seat, _move, ply) => {
          recover(state, ply)
          turns.goOn(state, ply)
        },
        refuse: () => refuse('MER-18', 'empty-tray'),
      },
    },
    other: refuseNow,
  })

  /** Pay a seal for more coins, or not. @rule MER-22, MER-23 */
  const sealOffer = ask<'seal'>({
    moves: () => SEAL_MOVES,
    answers: {
      seal: {
        play: (state, seat, { pay }, ply) => {
          state.phase = 'placement'
          if (!pay) return
          state.seals[seat]--
          state.sealPile++
          drawTo(state, sealDraws, true, ply)
        },
      },
    },
    other: refuseNow,
  })

  return { action, sealOffer }
}
