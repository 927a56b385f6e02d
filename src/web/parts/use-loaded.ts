import { useEffect, useState } from 'preact/hooks'

/** Something on its way: not here yet, here, or not to be had. */
export type Loaded<A> =
  | { readonly state: 'loading' }
  | { readonly state: 'here'; readonly value: A }
  | { readonly state: 'trouble' }

/** Loads something whenever the key changes. What was loaded for another key is never shown. */
export function useLoaded<A>(key: string, load: () => Promise<A>): Loaded<A> {
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
  }, [key])
  return latest.key === key ? latest.loaded : { state: 'loading' }
}
