import type { Language } from '../../kit/meta.ts'
import { language } from '../language.ts'

/** One text per language, read in the language the page speaks now. */
export function inLanguage<Text>(texts: { readonly [language in Language]: Text }): () => Text {
  return () => texts[language.value]
}
