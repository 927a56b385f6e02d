import type { Frozen, Phase, Table } from '../../kernel/game.ts'
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
  for (let i = 0; i < tokens.length; i++) if (tokens[i] !== tokens[i - 1]) found.push(moves[tokens[i]])
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
function goOn(state: State, table: Table<Event>): void {
  while (resolveSales(state, table) && nextTurn(state, table)) skip(state, table)
}

/** Neither action is possible. @rule MER-R1 */
function skip(state: State, table: Table<Event>): void {
  table.emit({ type: 'skipped', seat: state.turn })
}

function skipAndGoOn(state: State, table: Table<Event>): void {
  skip(state, table)
  goOn(state, table)
}

/** The sale goes on where it stopped, and then all that follows. */
function goOnSelling(state: State, table: Table<Event>): void {
  if (state.sale === null) throw new Error('There is no sale to go on with.')
  if (continueSale(state, state.sale, table)) goOn(state, table)
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

  play(state, seat, move, table) {
    switch (move.type) {
      case 'privilege':
        if (playToken(state, move.token, table)) skipAndGoOn(state, table)
        return
      case 'noPrivilege':
        if (beginAction(state)) skipAndGoOn(state, table)
        return
      case 'symbol':
        if (answerSymbol(state, move.take, table)) skipAndGoOn(state, table)
        return
      case 'draw':
        return draw(state, table)
      case 'recover':
        recover(state, table)
        return goOn(state, table)
      case 'seal':
        return answerSeal(state, move.pay, table)
      case 'place':
        state.placed++
        return place(state, move.coin, move.slot, table)
      case 'done':
        endPlacing(state, table)
        return goOn(state, table)
      case 'sell':
        if (sell(state, move.slot, table)) goOn(state, table)
        return
      case 'white':
        putWhite(state, move.slot, table)
        return goOnSelling(state, table)
      case 'keepWhite':
        putWhite(state, null, table)
        return goOnSelling(state, table)
      case 'discard':
        state.debts[seat]--
        giveUp(state, seat, move.token, table)
        if (debtor(state) === -1) goOnSelling(state, table)
    }
  },
}
