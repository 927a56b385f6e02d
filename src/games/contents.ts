import { type Checked, parseContent, quoted, wrong } from '../kit/content/schema.ts'
import { GAMES } from './index.ts'

/** A sound content file. */
export interface GameContent {
  /** The id of the game it is for. */
  readonly game: string
  readonly content: object
  /** What is in it, in a few words. */
  readonly summary: string
}

/**
 * Reads the text of a content file of any game and origin: the file itself says which game it is
 * for.
 */
export async function readContent(text: string): Promise<Checked<GameContent>> {
  const parsed = parseContent(text)
  if (!parsed.ok) return parsed
  const { schema } = parsed.content
  const entry = GAMES.find(({ content }) => content !== undefined && content.schema === schema)
  if (entry?.content === undefined) {
    const known = GAMES.flatMap(({ content }) => content?.schema ?? [])
    return wrong(`The field "schema" is ${quoted(schema)}; one of ${known.join(', ')}.`)
  }
  const contentSchema = await entry.content.load()
  const checked = contentSchema.check(parsed.content)
  if (!checked.ok) return checked
  const { content } = checked
  return {
    ok: true,
    content: { game: entry.meta.id, content, summary: contentSchema.summary(content) },
  }
}
