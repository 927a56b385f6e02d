import type { Phase } from '../../../kernel/game.ts'
import { owing } from './final.ts'
import { choices, commit, declarations, waitedFor } from './round.ts'
import type { Mercadito } from './state.ts'
import { NO_MOVES, NOBODY } from './tables.ts'
import { finalMoves, playFinal } from './trade.ts'

export const turns: Phase<Mercadito> = {
  actors(state) {
    switch (state.phase) {
      case 'choose':
      case 'call':
        return waitedFor(state)
      case 'final':
        return owing(state)
      case 'over':
        return NOBODY
    }
  },

  legal(state, seat) {
    if (state.hands[seat] === undefined) return NO_MOVES
    switch (state.phase) {
      case 'choose':
        return choices(state, seat)
      case 'call':
        return declarations(state, seat)
      case 'final':
        return finalMoves(state, seat)
      case 'over':
        return NO_MOVES
    }
  },

  play(state, seat, move, ply) {
    switch (move.type) {
      case 'pick':
      case 'pass':
      case 'hold':
      case 'cede':
      case 'leave':
      case 'juice':
        return commit(state, seat, move, ply)
      default:
        return playFinal(state, seat, move, ply)
    }
  },
}
