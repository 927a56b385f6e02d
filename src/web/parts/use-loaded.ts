import { useEffect, useState } from 'preact/hooks'

/** Something on its way: not here yet, here, or not to be had. */
export type Loaded<A> =
  | { readonly state: 'loading' }
  | { readonly state: 'here'; readonly value: A }
  | { readonly state: 'trouble' }

/** Loads something whenever the key changes. What was loaded for another key is never shown. */
export const useLoaded = <A>(key: string, load: () => Promise<A>): Loaded<A> =>
  useTries(key, load)[0]

/** The same, and how to load it again: what is here stays until it has come anew. */
export function useTries<A>(
  key: string,
  load: () => Promise<A>,
): readonly [loaded: Loaded<A>, again: () => void] {
  const [tries, setTries] = useState(0)
  const [latest, setLatest] = useState<{ key: string; loaded: Loaded<A> }>({
    key,
    loaded: { state: 'loading' },
  })
  useEffect(() => {
    let current = true
    const settle = (loaded: Loaded<A>) => current && setLatest({ key, loaded })
    load().then(
      value => settle({ state: 'here', value }),
      () => settle({ state: 'trouble' }),
    )
    return () => void (current = false)
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for what is loaded
  }, [key, tries])
  return [
    latest.key === key ? latest.loaded : { state: 'loading' },
    () => setTries(before => before + 1),
  ]
}
