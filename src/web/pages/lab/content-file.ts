import { findGame } from '../../../games/index.ts'
import { language } from '../../language.ts'
import { labText } from './text/index.ts'
import type { ContentSchema } from '../../../kit/content/schema.ts'

/** What checks content files is loaded when somebody brings one: the page needs it for no table. */
const schemas = import.meta.glob<{ readonly [name: string]: unknown }>(
  '../../../games/*/content/schema.ts',
)

const pathOf = (game: string) => `../../../games/${game}/content/schema.ts`

/** Whether printed values of this game can be replaced by those of a file. */
export const takesContent = (game: string): boolean => pathOf(game) in schemas

/** `said`: what the check says of the file, in English wherever it is read. */
export type Added =
  | { readonly ok: true; readonly digest: string; readonly said: string }
  | { readonly ok: false; readonly why: string; readonly said?: string }

/** Checks the text of a content file for this game and adds its values to those known here. */
export async function addContent(game: string, text: string): Promise<Added> {
  const load = schemas[pathOf(game)]
  const contentSets = (await findGame(game)?.load())?.contentSets
  if (!load || !contentSets) return { ok: false, why: game }
  const [{ parseContent }, module] = await Promise.all([
    import('../../../kit/content/schema.ts'),
    load(),
  ])
  const parsed = parseContent(text)
  if (!parsed.ok)
    return { ok: false, why: labText('lab.contentUnread'), said: parsed.problems[0] ?? '' }
  const { schema: of } = parsed.content
  const other = typeof of === 'string' && findGame(of.replace(/-content\/\d+$/, ''))
  if (other && other.meta.id !== game)
    return {
      ok: false,
      why: labText('lab.contentOther', { game: other.meta.title[language.value] }),
    }
  const schema = module as unknown as ContentSchema<object>
  const checked = schema.check(parsed.content)
  if (!checked.ok) return refused(checked.problems[0] ?? '')
  return {
    ok: true,
    digest: contentSets.add(checked.content),
    said: schema.summary(checked.content),
  }
}

/** A problem begins with where it is: "objects O04: points is 12; at most 9." */
function refused(problem: string): Added {
  const [place = ''] = problem.split(': ', 1)
  if (place === problem) return { ok: false, why: labText('lab.contentMisfit'), said: problem }
  const said = problem.slice(place.length + 2)
  return { ok: false, why: labText('lab.contentAt', { place }), said }
}
