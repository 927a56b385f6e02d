import { useRef } from 'preact/hooks'
import type { Language } from '../kit/meta.ts'
import { language } from './language.ts'
import { type Loaded, useLoaded } from './parts/use-loaded.ts'

/**
 * Words about something, in the language the page speaks. Until they are here it is spoken of in
 * the language before: nothing that is shown is taken down, and nobody loses their place.
 */
export function useSpoken<A>(of: string, load: (spoken: Language) => Promise<A>): Loaded<A> {
  const spoken = language.value
  const loaded = useLoaded(`${of} ${spoken}`, () => load(spoken))
  const before = useRef<{ of: string; loaded: Loaded<A> } | null>(null)
  if (loaded.state === 'here') before.current = { of, loaded }
  return before.current?.of === of ? before.current.loaded : loaded
}
