import { findGame } from '../games/index.ts'
import type { GameText } from '../kit/words/text.ts'
import { language } from './language.ts'
import { useLoaded } from './parts/use-loaded.ts'

/** A game's sentences in the language the page speaks, or null while they are on their way. */
export function useGameText(id: string): GameText | null {
  const spoken = language.value
  const loaded = useLoaded(
    `${id} ${spoken}`,
    async () => (await findGame(id)?.text(spoken))?.text ?? null,
  )
  return loaded.state === 'here' ? loaded.value : null
}
