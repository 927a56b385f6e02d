import { type Catalogue, type Say, sayBy, sayEach } from '../../kit/messages.ts'
import type { Language } from '../../kit/meta.ts'
import { language } from '../language.ts'

/** Says the messages of a folder in the language that the page speaks now. */
export function inLanguage<Messages>(catalogues: {
  readonly [language in Language]: Catalogue
}): Say<Messages> {
  const sayIn = sayEach(catalogues)
  return sayBy((key, given) => sayIn(language.value).find(key, given))
}
