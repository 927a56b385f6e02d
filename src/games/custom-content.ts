import type { GameTypes } from '../kernel/game.ts'
import { contentSetOf } from '../kit/content/set-of.ts'
import type { ContentSet } from '../kit/content/sets.ts'
import { findGame } from './index.ts'

/**
 * The set of printed values that a match with these options is played with, unless the game comes
 * with it, or once did.
 */
export async function customContent(
  id: string,
  options: GameTypes['options'],
): Promise<ContentSet | null> {
  const contentSets = (await findGame(id)?.load())?.contentSets
  const contentSet = contentSetOf(contentSets, options)
  if (contentSet === null || contentSets === undefined) return null
  const { standard, former } = contentSets
  return [standard, ...former].includes(contentSet.digest) ? null : contentSet
}
