import type { FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'
import { pageText } from '../text/index.ts'
import { Banner } from './banner.tsx'
import { Button } from './controls/button.tsx'
import { fetchLost } from './lost-sheets.ts'
import { useTries } from './use-loaded.ts'

/**
 * A component that is fetched when it is first shown; until then there is nothing, or a line that
 * says that it cannot be had. `fetch` fetches it beforehand, so that it is there even if the line is
 * cut meanwhile.
 */
export function later<Props extends object>(load: () => Promise<FunctionComponent<Props>>) {
  let here: FunctionComponent<Props> | null = null
  const fetch = async () => {
    const loaded = here ?? (await load())
    await fetchLost()
    return (here = loaded)
  }
  function Later(props: Props) {
    const [loaded, again] = useTries('', async () => ({ Shown: await fetch() }))
    if (here === null && loaded.state === 'trouble') return <Missing again={again} />
    const Shown = here ?? (loaded.state === 'here' ? loaded.value.Shown : null)
    return Shown && <Shown {...props} />
  }
  return Object.assign(Later, { fetch })
}

const Missing = ({ again }: { again: () => void }) => (
  <Banner icon="offline" above>
    <span>{pageText('trouble.offline')}</span>
    <Button onClick={again}>{pageText('page.again')}</Button>
  </Banner>
)

const AFTER_ALL_ELSE = 4000

/** Fetches what may be shown later when all else is there. */
export function useFetchedAfter({ fetch }: { readonly fetch: () => Promise<unknown> }): void {
  useEffect(() => {
    const timer = setTimeout(() => void fetch().catch(() => {}), AFTER_ALL_ELSE)
    return () => clearTimeout(timer)
  }, [fetch])
}
