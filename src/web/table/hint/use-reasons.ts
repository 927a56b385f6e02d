import { findGame } from '../../../games/index.ts'
import type { GameText } from '../../../kit/words/text.ts'
import { language } from '../../language.ts'
import { useLoaded } from '../../parts/use-loaded.ts'

/**
 * What says why a move helps, in the language the page speaks; undefined while it is on its way,
 * null if the game has no such words or they cannot be had.
 */
export function useReasons(game: string): GameText | null | undefined {
  const spoken = language.value
  const loaded = useLoaded(
    `${game} ${spoken}`,
    async () => (await findGame(game)?.reasons?.(spoken))?.text ?? null,
  )
  return loaded.state === 'loading' ? undefined : loaded.state === 'here' ? loaded.value : null
}
