import { type Checked, type ContentSchema, parseContent, quoted, wrong } from '../kit/content-schema.ts'

/** One line a game whose printed values can be replaced: what a file's field `schema` says, and who checks it. */
// oxfmt-ignore
const SCHEMAS: { readonly [schema: string]: { readonly game: string; readonly load: () => Promise<unknown> } } = {
  'mercado-content/1': { game: 'mercado', load: () => import('./mercado/content-schema.ts') },
  'merchants-cove-content/1': { game: 'merchants-cove', load: () => import('./merchants-cove/content-schema.ts') },
}

/** A sound content file. */
export interface GameContent {
  /** The id of the game it is for. */
  readonly game: string
  readonly content: object
  /** What is in it, in a few words. */
  readonly summary: string
}

/** Reads the text of a content file of any game and origin: the file itself says which game it is for. */
export async function readContent(text: string): Promise<Checked<GameContent>> {
  const parsed = parseContent(text)
  if (!parsed.ok) return parsed
  const { schema } = parsed.content
  const known = typeof schema === 'string' && Object.hasOwn(SCHEMAS, schema) ? SCHEMAS[schema] : undefined
  if (known === undefined)
    return wrong(`The field "schema" is ${quoted(schema)}; one of ${Object.keys(SCHEMAS).join(', ')}.`)
  const schemaOf = (await known.load()) as ContentSchema<object>
  const checked = schemaOf.check(parsed.content)
  return checked.ok
    ? { ok: true, content: { game: known.game, content: checked.content, summary: schemaOf.summary(checked.content) } }
    : checked
}
