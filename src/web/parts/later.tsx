import type { FunctionComponent } from 'preact'
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
