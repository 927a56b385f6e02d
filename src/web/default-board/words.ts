import type { Language } from '../../kit/meta.ts'

/** What the default board says itself; all else comes from the game's own text and its view. */
export const WORDS: {
  readonly [language in Language]: { readonly state: string; readonly actions: string }
} = {
  en: { state: 'The table', actions: 'What to do' },
  es: { state: 'La mesa', actions: 'Qué hacer' },
}
