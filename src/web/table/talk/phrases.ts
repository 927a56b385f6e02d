import { LANGUAGES } from '../../../kit/meta.ts'
import { inLanguage } from '../../text/catalogue.ts'
import { catalogues, type Messages } from './text/messages.ts'

/** What is often said: it takes one touch, and each reads it in their own language. */
export const PHRASES = ['hello', 'luck', 'moment', 'well', 'thanks', 'game'] as const

export const phraseText = inLanguage<Messages>(catalogues)

/** A line as I read it: in my language, if it is one of these phrases in any. */
export function inMyWords(line: string): string {
  const phrase = PHRASES.find(each =>
    LANGUAGES.some(spoken => catalogues[spoken][`phrase.${each}`] === line),
  )
  return phrase === undefined ? line : phraseText(`phrase.${phrase}`)
}
