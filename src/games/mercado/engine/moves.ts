import type { Frozen, Phase, PlyContext } from '../../../kernel/game.ts'
import { putWhite, whiteMoves } from './changer.ts'
import {
  BOTH_ACTIONS,
  DISCARD,
  NO_MOVES,
  NO_PRIVILEGE,
  NOBODY,
  ONLY,
  ONLY_DRAW,
  ONLY_RECOVER,
  PRIVILEGE,
  SEAL_MOVES,
  SELL_AT,
  SYMBOL_MOVES,
} from './offers.ts'
import { place, placements } from './placing.ts'
import { continueSale, debtor, giveUp, resolveSales, saleable, sell } from './sales.ts'
import type { Event, Mercado, Move, State, Token } from './state.ts'
import {
  answerSeal,
  answerSymbol,
  beginAction,
  canDraw,
  canRecover,
  draw,
  endPlacing,
  nextTurn,
  playToken,
  recover,
} from './turn.ts'

/** One move for each different token. */
function byToken(tokens: readonly Token[], moves: readonly Move[]): Move[] {
  const found: Move[] = []
  for (let i = 0; i < tokens.length; i++)
    if (tokens[i] !== tokens[i - 1]) found.push(moves[tokens[i]])
  return found
}

/** @rule MER-16, MER-74 */
function turnStartMoves(state: Frozen<State>): Move[] {
  const moves = byToken(state.tokens[state.turn], PRIVILEGE)
  moves.push(NO_PRIVILEGE)
  return moves
}

/** @rule MER-17, MER-18, MER-20 */
function actions(state: Frozen<State>): readonly Move[] {
  if (!canDraw(state)) return ONLY_RECOVER
  return canRecover(state) ? BOTH_ACTIONS : ONLY_DRAW
}

/** Who is asked; only in `forcedDiscard` not the player whose turn it is. */
export function asked(state: Frozen<State>): number {
  return state.phase === 'forcedDiscard' ? debtor(state) : state.turn
}

/** Sales, the end of the turn and whatever comes after it, until somebody is asked. */
function goOn(state: State, ply: PlyContext<Event>): void {
  while (resolveSales(state, ply) && nextTurn(state, ply)) skip(state, ply)
}

/** Neither action is possible. @rule MER-R1 */
function skip(state: State, ply: PlyContext<Event>): void {
  ply.emit({ type: 'skipped', seat: state.turn })
}

function skipAndGoOn(state: State, ply: PlyContext<Event>): void {
  skip(state, ply)
  goOn(state, ply)
}

/** The sale goes on where it stopped, and then all that follows. */
function goOnSelling(state: State, ply: PlyContext<Event>): void {
  if (state.sale === null) throw new Error('There is no sale to go on with.')
  if (continueSale(state, state.sale, ply)) goOn(state, ply)
}

export const turns: Phase<Mercado> = {
  actors(state) {
    return state.phase === 'over' ? NOBODY : ONLY[asked(state)]
  },

  legal(state, seat) {
    if (state.phase === 'over' || seat !== asked(state)) return NO_MOVES
    switch (state.phase) {
      case 'turnStart':
        return turnStartMoves(state)
      case 'privilegeSymbol':
        return SYMBOL_MOVES
      case 'action':
        return actions(state)
      case 'sealOffer':
        return SEAL_MOVES
      case 'placement':
        return placements(state)
      case 'saleOrder':
        return SELL_AT[saleable(state)]
      case 'changerWhite':
        return whiteMoves(state)
      case 'forcedDiscard':
        return byToken(state.tokens[seat], DISCARD)
    }
  },

  play(state, seat, move, ply) {
    switch (move.type) {
      case 'privilege':
        if (playToken(state, move.token, ply)) skipAndGoOn(state, ply)
        return
      case 'noPrivilege':
        if (beginAction(state)) skipAndGoOn(state, ply)
        return
      case 'symbol':
        if (answerSymbol(state, move.take, ply)) skipAndGoOn(state, ply)
        return
      case 'draw':
        return draw(state, ply)
      case 'recover':
        recover(state, ply)
        return goOn(state, ply)
      case 'seal':
        return answerSeal(state, move.pay, ply)
      case 'place':
        state.placed++
        return place(state, move.coin, move.slot, ply)
      case 'done':
        endPlacing(state, ply)
        return goOn(state, ply)
      case 'sell':
        if (sell(state, move.slot, ply)) goOn(state, ply)
        return
      case 'white':
        putWhite(state, move.slot, ply)
        return goOnSelling(state, ply)
      case 'keepWhite':
        putWhite(state, null, ply)
        return goOnSelling(state, ply)
      case 'discard':
        state.debts[seat]--
        giveUp(state, seat, move.token, ply)
        if (debtor(state) === -1) goOnSelling(state, ply)
    }
  },
}
