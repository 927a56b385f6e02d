import { type Catalogue, type Say, sayBy, sayIn } from '../../kit/messages.ts'
import type { Language } from '../../kit/meta.ts'
import { language } from '../language.ts'

/** What is made once for a language, for the one that the page speaks now. */
export function perLanguage<Made>(make: (spoken: Language) => Made): () => Made {
  const made = new Map<Language, Made>()
  return () => {
    const now = made.get(language.value) ?? make(language.value)
    made.set(language.value, now)
    return now
  }
}

/** Says the messages of a folder in the language that the page speaks now. */
export function inLanguage<Messages>(catalogues: {
  readonly [language in Language]: Catalogue
}): Say<Messages> {
  const say = perLanguage(spoken => sayIn(spoken, catalogues[spoken]))
  return sayBy((key, given) => say().find(key, given))
}
