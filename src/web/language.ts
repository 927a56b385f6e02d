import { effect, signal } from '@preact/signals'
import { LANGUAGES, type Language } from '../kit/meta.ts'
import { storage } from './storage.ts'

/** The name of each language, in itself. */
export const LANGUAGE_NAMES: { readonly [language in Language]: string } = {
  en: 'English',
  es: 'Español',
}

/**
 * The language the page speaks now. Whatever reads it while rendering is rendered anew when it
 * changes.
 */
export const language = signal(preferred(storage.read('language')))

/** Speaks another language from now on, also at the next visit. */
export function setLanguage(chosen: Language): void {
  language.value = chosen
  storage.write('language', chosen)
}

/** What was chosen, or else what the browser wishes most of all that the page speaks. */
export function preferred(value: string | null): Language {
  const wishes = [value, ...(globalThis.navigator?.languages ?? [])]
  for (const wish of wishes) {
    const found = LANGUAGES.find(offer => offer === wish?.slice(0, 2).toLowerCase())
    if (found) return found
  }
  return 'en'
}

if (globalThis.document) effect(() => void (document.documentElement.lang = language.value))
