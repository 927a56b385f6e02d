import { findGame } from '../../../games/index.ts'
import type { GameText } from '../../../kit/words/text.ts'
import { useSpoken } from '../../use-spoken.ts'

/**
 * What says why a move helps, in the language the page speaks; undefined while it is on its way,
 * null if the game has no such words or they cannot be had.
 */
export function useReasons(game: string): GameText | null | undefined {
  const loaded = useSpoken(
    game,
    async spoken => (await findGame(game)?.reasons?.(spoken))?.text ?? null,
  )
  return loaded.state === 'loading' ? undefined : loaded.state === 'here' ? loaded.value : null
}
