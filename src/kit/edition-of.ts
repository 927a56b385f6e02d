import type { Words } from '../kernel/game.ts'
import type { Edition, Editions } from './editions.ts'

/**
 * The set that a match with these options is played with; null for a game without sets. A file of its own: the
 * registry, which is part of the first page, needs it without the rest.
 */
export function editionOf(editions: Editions | undefined, { content }: Words['options']): Edition | null {
  return editions === undefined || typeof content !== 'string'
    ? null
    : { digest: content, content: editions.content(content) }
}
