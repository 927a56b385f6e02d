import { findGame } from '../games/index.ts'
import type { GameText } from '../kit/words/text.ts'
import { useSpoken } from './use-spoken.ts'

/** A game's sentences in the language the page speaks, or null while they are on their way. */
export function useGameText(id: string): GameText | null {
  const loaded = useSpoken(id, async spoken => (await findGame(id)?.text(spoken))?.text ?? null)
  return loaded.state === 'here' ? loaded.value : null
}
