import type { Language } from '../../kit/meta.ts'
import { cellsOf, passagesOf, PICTURE, UNDERLINE } from '../../kit/rulebook/find.ts'
import { search } from '../../kit/rulebook/meant.ts'
import { rulesOf } from '../../kit/rulebook/rules-of.ts'
import type { Paint } from '../../kit/terminal.ts'
import { Failure } from '../failure.ts'
import { paintFor } from '../paint.ts'
import { gameNamed } from '../values.ts'
import { say } from '../wrapped.ts'

/** `tianguis rules`: the whole rulebook, or the rules in which all these words stand. */
export async function rules(
  id: string,
  words: readonly string[],
  { lang }: { readonly lang: Language },
): Promise<void> {
  const source = await rulesOf(gameNamed(id), lang)
  const asked = words.join(' ')
  const lines =
    asked === '' ? printed(source, paintFor(process.stdout, process.env)) : lookedUp(source, asked)
  if (lines.length === 0)
    throw Failure.world(`The rules of ${id} have nothing about ${JSON.stringify(asked)}.`)
  lines.forEach(say)
}

/** A rulebook line by line, without pictures and the signs of Markdown. */
export function printed(source: string, { strong }: Paint): string[] {
  const lines = source.split('\n').filter(line => !PICTURE.test(line) && !UNDERLINE.test(line))
  // A picture stood between two empty lines.
  const once = lines.filter((line, at) => line !== '' || lines[at - 1] !== '')
  return once.map(line => {
    const [, heading] = /^#+ (.*)/.exec(line) ?? []
    if (heading !== undefined) return strong(heading)
    const told = line.replace(/\*\*(.+?)\*\*/g, (_, words: string) => strong(words))
    return told.startsWith('|') ? `  ${cellsOf(told).filter(Boolean).join(' · ')}` : told
  })
}

/**
 * What a question finds in a rulebook, or what was meant by it, each with the number or chapter it
 * stands under.
 */
export const lookedUp = (source: string, asked: string): string[] =>
  search(passagesOf(source), asked).found.map(({ under, says }) => `${says} (${under})`)
