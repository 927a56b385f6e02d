import { GAMES } from '../../../games/index.ts'
import type { GameTypes } from '../../../kernel/game.ts'
import type { ContentSets } from '../../../kit/content/sets.ts'
import { problem } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { loadContents } from '../../store/tables/contents.ts'
import type { Db } from '../../store/database/schema.ts'

/**
 * What new tables may be made with: digests by the game's id, default first. It leaves out sets
 * stored for old tables alone.
 */
export type Offers = ReadonlyMap<string, readonly string[]>

/** Registers the sets of existing tables, and says which are on offer now. */
export async function registerContents(db: Db, log: Log): Promise<Offers> {
  const games = await Promise.all(
    GAMES.map(async entry => ({
      id: entry.meta.id,
      contentSets: (await entry.load()).contentSets,
    })),
  )
  const offers = games.flatMap(({ id, contentSets }) =>
    contentSets ? [[id, [...contentSets.digests]] as const] : [],
  )
  for (const { game, digest, content } of await loadContents(db)) {
    const contentSets = games.find(({ id }) => id === game)?.contentSets
    if (contentSets === undefined)
      log.warn({ game, digest }, 'printed values of a game that is not here')
    else contentSets.add(content)
  }
  return new Map(offers)
}

/**
 * Registers the set of this table if a process that offers more than this one made the table.
 */
export async function registerContent(
  db: Db,
  contentSets: ContentSets | undefined,
  { content }: GameTypes['options'],
): Promise<void> {
  if (contentSets === undefined || typeof content !== 'string' || contentSets.has(content)) return
  const found = (await loadContents(db)).find(({ digest }) => digest === content)
  if (found !== undefined) contentSets.add(found.content)
}

/** A set of printed values, and whose it is. */
export interface AddedContent {
  readonly game: string
  readonly content: unknown
}

/** All sets but those that the games come with. */
export async function addedContents(): Promise<AddedContent[]> {
  const added: AddedContent[] = []
  for (const entry of GAMES) {
    const { contentSets } = await entry.load()
    for (const digest of contentSets?.digests ?? [])
      if (digest !== contentSets?.standard)
        added.push({ game: entry.meta.id, content: contentSets?.content(digest) })
  }
  return added
}

/** The set of this digest, whichever game it belongs to. */
export async function findContent(digest: string): Promise<AddedContent> {
  for (const entry of GAMES) {
    const { contentSets } = await entry.load()
    if (contentSets?.has(digest))
      return { game: entry.meta.id, content: contentSets.content(digest) }
  }
  throw problem(404, 'no-content', 'There is no such set of printed values here.')
}
