import { rulesOf } from '../../kit/rulebook/rules-of.ts'
import type { Language } from '../../kit/meta.ts'
import { Failure } from '../failure.ts'
import { paintFor } from '../paint.ts'
import { gameNamed } from '../values.ts'
import { say } from '../wrapped.ts'
import { lookedUp } from './looked-up.ts'
import { printed } from './printed.ts'

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
