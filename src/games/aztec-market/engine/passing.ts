import type { Frozen, Seat, PlyContext } from '../../../kernel/game.ts'
import { COLOURS, DRAW, inLine, KING, NONE } from '../content/index.ts'
import { ask, COINS, OTHERS, PASS_ONLY, PASS_OR_PLAY, purse, TAKES } from './moves.ts'
import { withinReach } from './reach.ts'
import { refuse } from './refusals.ts'
import type { Event, State } from './state.ts'
import { endTurn, giveCoin, moveTile } from './turn.ts'

const ALL_BUYERS = 0b1111

/** Pass, or play if there is anything to buy within reach. @rule AZT-63, AZT-R6 */
export const passOrPlay = ask<'pass' | 'play'>({
  moves: (state, seat) => (withinReach(state, seat, purse(state, seat)) ? PASS_OR_PLAY : PASS_ONLY),
  answers: {
    pass: {
      play: (state, seat, _move, ply) => {
        state.phase = 'first'
        ply.emit({ type: 'passed', seat })
        if (state.bag > 0) draw(state, ply)
      },
    },
    play: {
      play: (state, seat, _move, ply) => {
        state.phase = 'play'
        ply.emit({ type: 'played', seat })
      },
      refuse: (state, seat) =>
        refuse('AZT-R6', purse(state, seat) === 0 ? 'no-coins' : 'cannot-buy'),
    },
  },
  other: () => refuse('AZT-63', 'pass-or-play'),
})

/** A pass has begun: move a tile. @rule AZT-22 */
export const moveFirst = ask<'move'>({
  moves: state => OTHERS[state.hole][state.hole],
  answers: {
    move: {
      play: (state, seat, { cell }, ply) => {
        moveTile(state, seat, cell, ply)
        state.phase = 'second'
      },
      refuse: () => refuse('AZT-22', 'hole'),
    },
  },
  other: () => refuse('AZT-22', 'move-tile'),
})

/** Move another one. @rule AZT-22, AZT-R7 */
export const moveSecond = ask<'move'>({
  moves: state => OTHERS[state.hole][state.moved],
  answers: {
    move: {
      play: (state, seat, { cell }, ply) => {
        moveTile(state, seat, cell, ply)
        askCoin(state, seat, ply)
      },
      refuse: (state, _seat, { cell }) =>
        cell === state.hole
          ? refuse('AZT-22', 'hole')
          : refuse('AZT-R7', 'just-moved', { tile: state.cells[cell] }),
    },
  },
  other: () => refuse('AZT-22', 'move-another'),
})

/** Choose the buyer that gets a coin. @rule AZT-25, AZT-27 */
export const takeCoin = ask<'coin'>({
  moves: (state, seat) => COINS[ALL_BUYERS & ~purse(state, seat)],
  answers: {
    coin: {
      play: (state, seat, { buyer }, ply) => {
        giveCoin(state, seat, buyer, ply)
        askKing(state, ply)
      },
      refuse: () => refuse('AZT-27', 'has-coin'),
    },
  },
  other: () => refuse('AZT-25', 'take-coin'),
})

/** Choose what the king takes, or nothing. @rule AZT-28, AZT-31 */
export const feedKing = ask<'king' | 'leave'>({
  moves: state => TAKES[facingKing(state)],
  answers: {
    king: {
      play: (state, seat, { colour }, ply) => {
        state.stock[colour]--
        state.king[colour]++
        ply.emit({ type: 'crowned', seat, colour })
        endTurn(state, ply)
      },
      refuse: (state, _seat, { colour }) =>
        refuse('AZT-28', state.stock[colour] === 0 ? 'none-to-take' : 'not-facing-king', {
          colour,
        }),
    },
    leave: { play: (state, _seat, _move, ply) => endTurn(state, ply) },
  },
  other: () => refuse('AZT-28', 'king-first'),
})

/**
 * Four of the unseen tokens, each as likely as any other: those removed at random are no others than
 * those the bag never gives. @rule AZT-20, AZT-21, AZT-R17
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
