import type { GameTypes } from '../../../kernel/game.ts'
import type { Spot } from '../../../kit/pick.ts'
import type { GameBoard } from '../../board-kit/board.ts'

/** Where a move is made; where the board names no spots, the button that has its type's name. */
export function spotsFor(board: GameBoard, move: GameTypes['move'], view: object): readonly Spot[] {
  const own = board.spots?.(move, view) ?? []
  return own.length > 0 ? own : [move.type]
}
