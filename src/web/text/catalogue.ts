import { signal } from '@preact/signals'
import { type Catalogue, type Say, sayBy, sayEach, sayIn } from '../../kit/words/messages.ts'
import { LANGUAGES, type Language } from '../../kit/meta.ts'
import { language, preferred, setLanguage } from '../language.ts'
import { storage } from '../storage.ts'

/** Says the messages of a folder in the language that the page speaks now. */
export function inLanguage<Messages>(catalogues: {
  readonly [language in Language]: Catalogue
}): Say<Messages> {
  const said = sayEach(catalogues)
  return sayBy((key, given) => said(language.value).find(key, given))
}

/** Words that are fetched in one language: nothing is said before they are there. */
export interface Fetched {
  readonly fetch: (wanted?: Language) => Promise<void>
}

/** What the page speaks with now: it all has to be there before another language is spoken. */
const spoken = new Set<Fetched['fetch']>()

/** The same where each language is a file, and only those are fetched that are spoken. */
export function byLanguage<Messages>(files: {
  readonly [language in Language]: () => Promise<{ readonly default: Catalogue }>
}): Say<Messages> & Fetched {
  const here = new Map<Language, Say<Messages>>()
  async function fetch(wanted = language.value): Promise<void> {
    spoken.add(fetch)
    if (here.has(wanted)) return
    here.set(wanted, sayIn(wanted, (await files[wanted]()).default))
  }
  const say = sayBy<Messages>((key, given) => here.get(language.value)?.find(key, given) ?? null)
  return Object.assign(say, { fetch })
}

let latest: Language | null = null

/** The language that was wanted last, if its words could not be fetched. */
export const unspoken = signal<Language | null>(null)

/**
 * Speaks another language as soon as its words are there; the one that was chosen last. Stays with
 * the language before where they cannot be fetched, and `unspoken` says so.
 */
export async function speak(chosen: Language): Promise<void> {
  latest = chosen
  unspoken.value = null
  const fetched = await Promise.allSettled([...spoken].map(fetch => fetch(chosen)))
  if (latest !== chosen) return
  if (fetched.every(({ status }) => status === 'fulfilled')) setLanguage(chosen)
  else unspoken.value = chosen
}

// What another tab speaks from now on is spoken here too.
storage.onForeign('language', value => void speak(preferred(value)))

/**
 * Fetches the first words of a page: those of its language, or where they are not to be had those
 * of another, which it speaks for this visit. Throws if there are none: `early.js` says so then.
 */
export async function firstWords({ fetch }: Fetched): Promise<void> {
  const wanted = language.value
  const others = LANGUAGES.filter(other => other !== wanted)
  try {
    await fetch(wanted)
  } catch {
    language.value = await Promise.any(others.map(other => fetch(other).then(() => other)))
    unspoken.value = wanted
  }
}
