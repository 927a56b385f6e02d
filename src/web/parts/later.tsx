import type { FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'
import { useLoaded } from './use-loaded.ts'

/**
 * A component that is fetched when it is first shown; until then there is nothing. `fetch` fetches
 * it beforehand, so that it is there even if the line is cut meanwhile.
 */
export function later<Props extends object>(load: () => Promise<FunctionComponent<Props>>) {
  let here: FunctionComponent<Props> | null = null
  const fetch = async () => (here ??= await load())
  function Later(props: Props) {
    const loaded = useLoaded('', async () => ({ Shown: await fetch() }))
    const Shown = here ?? (loaded.state === 'here' ? loaded.value.Shown : null)
    return Shown && <Shown {...props} />
  }
  return Object.assign(Later, { fetch })
}

const AFTER_ALL_ELSE = 4000

/** Fetches what may be shown later when all else is there. */
export function useFetchedAfter({ fetch }: { readonly fetch: () => Promise<unknown> }): void {
  useEffect(() => {
    const timer = setTimeout(() => void fetch().catch(() => {}), AFTER_ALL_ELSE)
    return () => clearTimeout(timer)
  }, [fetch])
}
