import { findGame } from '../../../games/index.ts'
import type { LoadedGame } from '../../../kit/game-entry.ts'
import { problem } from '../../errors.ts'

/** A game with its engine, or a problem. */
export async function loadGame(id: string): Promise<LoadedGame> {
  const entry = findGame(id)
  if (entry === undefined) throw problem(400, 'no-game', `There is no game "${id}" here.`)
  return entry.load()
}
