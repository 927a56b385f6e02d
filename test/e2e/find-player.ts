import { existsSync } from 'node:fs'
import { player as defaultPlayer } from './default-player.ts'
import type { OpenPlayer } from './player.ts'

/** How a game is played on its own board, or on the default one if it brings none. */
export async function playerFor(id: string): Promise<OpenPlayer> {
  const file = new URL(`../../src/games/${id}/test/player.ts`, import.meta.url)
  if (!existsSync(file)) return defaultPlayer
  const found = (await import(file.href)) as { readonly player: OpenPlayer }
  return found.player
}
