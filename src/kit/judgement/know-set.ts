import type { ContentSet, ContentSets } from '../content/sets.ts'

/**
 * Adds the set that a match is played with where it is not known yet: a thread or a page knows at
 * first only what the game comes with. null = the game's own.
 */
export function knowSet(contentSets: ContentSets | undefined, contentSet: ContentSet | null): void {
  if (contentSet !== null && !contentSets?.has(contentSet.digest))
    contentSets?.add(contentSet.content)
}
