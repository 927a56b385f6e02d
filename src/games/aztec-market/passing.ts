import type { Frozen, Seat, Table } from '../../kernel/game.ts'
import { COLOURS, DRAW, inLine, KING, NONE } from './content.ts'
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

  play(state, seat, move, table) {
    if (move.type === 'play') {
      state.phase = 'play'
      table.emit({ type: 'played', seat })
      return
    }
    state.phase = 'first'
    table.emit({ type: 'passed', seat })
    if (state.bag > 0) draw(state, table)
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

  play(state, seat, move, table) {
    switch (move.type) {
      case 'move':
        moveTile(state, seat, move.cell, table)
        if (state.phase === 'first') state.phase = 'second'
        else askCoin(state, seat, table)
        return
      case 'coin':
        giveCoin(state, seat, move.buyer, table)
        return askKing(state, table)
      case 'king':
        state.stock[move.colour]--
        state.king[move.colour]++
        table.emit({ type: 'crowned', seat, colour: move.colour })
        return endTurn(state, table)
      default:
        return endTurn(state, table)
    }
  },
}

/**
 * Four of the unseen tokens, each as likely as any other: those removed at random are no others than those the bag
 * never gives. @rule AZT-20, AZT-21, AZT-R17
 */
function draw(state: State, table: Table<Event>): void {
  const { unseen, stock } = state
  const tokens = COLOURS.map(() => 0)
  let left = unseen[0] + unseen[1] + unseen[2] + unseen[3]
  for (let i = 0; i < DRAW; i++) {
    let at = table.rng.below(left--)
    let colour = 0
    while (at >= unseen[colour]) at -= unseen[colour++]
    unseen[colour]--
    stock[colour]++
    tokens[colour]++
  }
  state.bag -= DRAW
  table.emit({ type: 'drew', tokens, reveals: true })
}

/** @rule AZT-25, AZT-26, AZT-27 */
function askCoin(state: State, seat: Seat, table: Table<Event>): void {
  state.moved = NONE
  if (purse(state, seat) === ALL_BUYERS) askKing(state, table)
  else state.phase = 'coin'
}

/** @rule AZT-28 */
function askKing(state: State, table: Table<Event>): void {
  if (facingKing(state) === 0) endTurn(state, table)
  else state.phase = 'king'
}

/** The colours of which the king may take a token, as bits. @rule AZT-28, AZT-29, AZT-R16 */
export function facingKing(state: Frozen<State>): number {
  const { cells, stock } = state
  const king = cells.indexOf(KING)
  let found = 0
  for (let cell = 0; cell < cells.length; cell++) {
    const tile = cells[cell]
    if (tile >= 0 && tile < COLOURS.length && stock[tile] > 0 && inLine(cell, king)) found |= 1 << tile
  }
  return found
}
