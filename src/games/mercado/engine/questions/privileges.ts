import type { PlyContext } from '../../../../kernel/game.ts'
import { insert, remove } from '../draws.ts'
import { give } from '../sale/effects.ts'
import { ask, NO_PRIVILEGE, PRIVILEGE, pushByToken, SYMBOL_MOVES } from '../moves.ts'
import { refuse, refuseNow } from '../refusals.ts'
import type { Rules } from '../rules.ts'
import type { Event, Move, State } from '../state.ts'

type StartMove = Extract<Move, { readonly type: 'privilege' | 'noPrivilege' }>

/** The beginning of a turn: a privilege token, and the symbol that it leads to. */
export function privilegeQuestions({ tables: { tokens }, track, landing, turns }: Rules) {
  /** A token's move is over: the symbol there may be carried out or not. @rule MER-61, MER-R29 */
  function offerSymbol(state: State, ply: PlyContext<Event>): void {
    const effect = landing.openSymbol(state, state.turn, ply)
    if (effect === null) return finishToken(state, ply)
    landing.tell(state, state.turn, effect, 'asked', ply)
    state.phase = 'privilegeSymbol'
  }

  /** The extras of a token, after its move. @rule MER-73, MER-R34 */
  function finishToken(state: State, ply: PlyContext<Event>): void {
    for (const effect of tokens[state.token].self) give(state, state.turn, effect, 'token', ply)
    state.token = -1
    turns.goOnToAction(state, ply)
  }

  /** Play a token or none. @rule MER-16, MER-73, MER-74, MER-R34, MER-R35 */
  const turnStart = ask<'privilege' | 'noPrivilege'>({
    moves: (state, seat) => {
      const moves: StartMove[] = []
      pushByToken(state.tokens[seat], PRIVILEGE, moves)
      moves.push(NO_PRIVILEGE)
      return moves
    },
    answers: {
      privilege: {
        play: (state, seat, { token }, ply) => {
          remove(state.tokens[seat], token)
          insert(state.played, token)
          state.token = token
          state.stirred = true
          ply.emit({ type: 'privilege', seat, token })
          track.moveMarker(state, seat, tokens[token].move, 'token', ply)
          offerSymbol(state, ply)
        },
        refuse: () => refuse('MER-16', 'no-such-token'),
      },
      noPrivilege: { play: (state, _seat, _move, ply) => turns.goOnToAction(state, ply) },
    },
    other: refuseNow,
  })

  /** Carry out the symbol, or not. @rule MER-61, MER-R29 */
  const privilegeSymbol = ask<'symbol'>({
    moves: () => SYMBOL_MOVES,
    answers: {
      symbol: {
        play: (state, seat, { take }, ply) => {
          const effect = track.symbolAt(state, seat)
          if (effect === null) throw new Error('There is no symbol to answer.')
          if (take && landing.carryOut(state, seat, effect, ply)) return offerSymbol(state, ply)
          if (!take) landing.tell(state, seat, effect, 'declined', ply)
          finishToken(state, ply)
        },
      },
    },
    other: () => refuse('MER-61', 'symbol-first'),
  })

  return { turnStart, privilegeSymbol }
}
