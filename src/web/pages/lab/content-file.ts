import { findGame } from '../../../games/index.ts'
import { language } from '../../language.ts'
import { labText } from './text/index.ts'

/** Whether printed values of this game can be replaced by those of a file. */
export const takesContent = (game: string): boolean => findGame(game)?.content !== undefined

export type Added =
  | { readonly ok: true; readonly digest: string; readonly summary: string }
  | { readonly ok: false; readonly why: string }

/** Checks the text of a content file for this game and adds its values to those known here. */
export async function addContent(game: string, text: string): Promise<Added> {
  // What checks content files is loaded when somebody brings one: the page needs it for no table.
  const { readContent } = await import('../../../games/contents.ts')
  const read = await readContent(text)
  if (!read.ok) return { ok: false, why: read.problems[0] ?? '' }
  const { content, summary } = read.content
  const entry = findGame(read.content.game)
  const contentSets = (await entry?.load())?.contentSets
  if (read.content.game !== game || !contentSets)
    return {
      ok: false,
      why: labText('lab.contentOther', { game: entry?.meta.title[language.value] ?? '' }),
    }
  return { ok: true, digest: contentSets.add(content), summary }
}
