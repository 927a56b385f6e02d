import type { Language } from './meta.ts'

/** What is made when it is first asked for, and kept: some of what Intl offers is dear to make. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | null = null
  return () => (made ??= make())
}

/** What is made for a language when it is first asked for, and kept. */
export function perLanguage<Made>(
  make: (language: Language) => Made,
): (language: Language) => Made {
  const made = new Map<Language, Made>()
  return language => {
    const kept = made.get(language) ?? make(language)
    made.set(language, kept)
    return kept
  }
}
