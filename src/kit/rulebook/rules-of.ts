import type { GameEntry } from '../game-entry.ts'
import type { Language } from '../meta.ts'
import { stepsOf } from '../words/text.ts'

/**
 * The rules of a game, as Markdown: its rulebook, which is `found` by who bundles it apart from the
 * entry; without one, the steps of "learn in a minute".
 */
export async function rulesOf(
  { meta, text, rulebook }: Pick<GameEntry, 'meta' | 'text' | 'rulebook'>,
  language: Language,
  found?: string,
): Promise<string> {
  const book = found ?? (await rulebook?.[language]())?.default
  if (book !== undefined) return book
  const steps = stepsOf((await text(language)).text.say)
  return [`## ${meta.title[language]}`, ...steps].join('\n\n')
}
