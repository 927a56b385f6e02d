import type { GameBoard } from './board-kit/board.ts'

const modules = import.meta.glob<{ readonly board: GameBoard }>('../games/*/board/index.tsx')

/**
 * The board of a game, or the default one if it brings none; rejects if it cannot be loaded.
 */
export async function loadBoard(id: string): Promise<GameBoard> {
  const load =
    modules[`../games/${id}/board/index.tsx`] ?? (() => import('./default-board/index.tsx'))
  return (await load()).board
}
