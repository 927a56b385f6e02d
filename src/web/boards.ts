import type { GameBoard } from './board-kit/board.ts'

const modules = import.meta.glob<{ readonly board: GameBoard }>('../games/*/board/index.tsx')

/** The board of a game; rejects if the game has none or it cannot be loaded. */
export async function loadBoard(id: string): Promise<GameBoard> {
  const load = modules[`../games/${id}/board/index.tsx`]
  if (!load) throw new Error(`No board for ${id}`)
  return (await load()).board
}
