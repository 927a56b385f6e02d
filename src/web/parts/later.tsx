import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
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

/** A part that could not be fetched: the server is away, or has another version of the page now. */
function Missing({ again }: { again: () => void }) {
  const [old, setOld] = useState(false)
  const [away, setAway] = useState(false)
  useEffect(() => void isOld().then(setOld), [])
  if (away) return null
  return (
    <Banner icon={old ? undefined : 'offline'} above>
      <span>{pageText(old ? 'page.newVersion' : 'trouble.offline')}</span>
      <Button onClick={old ? () => location.reload() : again}>
        {pageText(old ? 'page.reload' : 'page.again')}
      </Button>
      <Button kind="bare" onClick={() => setAway(true)}>
        {pageText('page.close')}
      </Button>
    </Banner>
  )
}

/** Whether the server answers, and no longer knows the program that runs here. */
async function isOld(): Promise<boolean> {
  const main = document.querySelector<HTMLScriptElement>('script[type=module]')?.src
  if (!main) return false
  return fetch(main, { method: 'HEAD' }).then(
    ({ status }) => status === 404,
    () => false,
  )
}

const AFTER_ALL_ELSE = 4000

/** Fetches what may be shown later when all else is there. */
export function useFetchedAfter({ fetch }: { readonly fetch: () => Promise<unknown> }): void {
  useEffect(() => {
    const timer = setTimeout(() => void fetch().catch(() => {}), AFTER_ALL_ELSE)
    return () => clearTimeout(timer)
  }, [fetch])
}
