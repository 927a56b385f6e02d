import type { GameTypes } from '../../kernel/game.ts'
import type { ContentSet, ContentSets } from './sets.ts'

/**
 * The set that a match with these options is played with; null for a game without sets. A file of
 * its own: the registry, which is part of the first page, needs it without the rest.
 */
export function contentSetOf(
  contentSets: ContentSets | undefined,
  { content }: GameTypes['options'],
): ContentSet | null {
  return contentSets === undefined || typeof content !== 'string'
    ? null
    : { digest: content, content: contentSets.content(content) }
}
