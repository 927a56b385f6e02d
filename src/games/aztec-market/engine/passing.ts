import type { Frozen, Seat, PlyContext } from '../../../kernel/game.ts'
import { COLOURS, DRAW, inLine, KING, NONE } from '../content/index.ts'
import { COINS, OTHERS, PASS_ONLY, PASS_OR_PLAY, purse, type Step, TAKES } from './moves.ts'
import { withinReach } from './reach.ts'
import type { Event, State } from './state.ts'
import { endTurn, giveCoin, moveTile } from './turn.ts'

const ALL_BUYERS = 0b1111

/** Pass, or play if there is anything to buy within reach. @rule AZT-63, AZT-R6 */
export const turning: Step = {
  legal(state, seat) {
    return withinReach(state, seat, purse(state, seat)) ? PASS_OR_PLAY : PASS_ONLY
  },

  play(state, seat, move, ply) {
    if (move.type === 'play') {
      state.phase = 'play'
      ply.emit({ type: 'played', seat })
      return
    }
    state.phase = 'first'
    ply.emit({ type: 'passed', seat })
    if (state.bag > 0) draw(state, ply)
  },
}

/** The steps of a pass after the draw. @rule AZT-22, AZT-25, AZT-28, AZT-31, AZT-36 */
export const passing: Step = {
  legal(state, seat) {
    switch (state.phase) {
      case 'first':
        return OTHERS[state.hole][state.hole]
      case 'second':
        return OTHERS[state.hole][state.moved]
      case 'coin':
        return COINS[ALL_BUYERS & ~purse(state, seat)]
      default:
        return TAKES[facingKing(state)]
    }
  },

  play(state, seat, move, ply) {
    switch (move.type) {
      case 'move':
        moveTile(state, seat, move.cell, ply)
        if (state.phase === 'first') state.phase = 'second'
        else askCoin(state, seat, ply)
        return
      case 'coin':
        giveCoin(state, seat, move.buyer, ply)
        return askKing(state, ply)
      case 'king':
        state.stock[move.colour]--
        state.king[move.colour]++
        ply.emit({ type: 'crowned', seat, colour: move.colour })
        return endTurn(state, ply)
      default:
        return endTurn(state, ply)
    }
  },
}

/**
 * Four of the unseen tokens, each as likely as any other: those removed at random are no others
 * than those the bag never gives. @rule AZT-20, AZT-21, AZT-R17
 */
function draw(state: State, ply: PlyContext<Event>): void {
  const { unseen, stock } = state
  const tokens = COLOURS.map(() => 0)
  let left = unseen[0] + unseen[1] + unseen[2] + unseen[3]
  for (let i = 0; i < DRAW; i++) {
    let at = ply.rng.below(left--)
    let colour = 0
    while (at >= unseen[colour]) at -= unseen[colour++]
    unseen[colour]--
    stock[colour]++
    tokens[colour]++
  }
  state.bag -= DRAW
  ply.emit({ type: 'drew', tokens, reveals: true })
}

/** @rule AZT-25, AZT-26, AZT-27 */
function askCoin(state: State, seat: Seat, ply: PlyContext<Event>): void {
  state.moved = NONE
  if (purse(state, seat) === ALL_BUYERS) askKing(state, ply)
  else state.phase = 'coin'
}

/** @rule AZT-28 */
function askKing(state: State, ply: PlyContext<Event>): void {
  if (facingKing(state) === 0) endTurn(state, ply)
  else state.phase = 'king'
}

/** The colours of which the king may take a token, as bits. @rule AZT-28, AZT-29, AZT-R16 */
export function facingKing(state: Frozen<State>): number {
  const { cells, stock } = state
  const king = cells.indexOf(KING)
  let found = 0
  for (let cell = 0; cell < cells.length; cell++) {
    const tile = cells[cell]
    if (tile >= 0 && tile < COLOURS.length && stock[tile] > 0 && inLine(cell, king))
      found |= 1 << tile
  }
  return found
}
