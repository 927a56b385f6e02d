import { signal } from '@preact/signals'
import { registerSW } from 'virtual:pwa-register'
import { Banner } from './parts/banner.tsx'
import { Button } from './parts/button.tsx'
import { pageText } from './text/index.ts'

const ready = signal(false)

/** Takes the new version into use and loads the page again. */
const update = registerSW({ onNeedRefresh: () => void (ready.value = true) })

/** Says, quietly and never at a table, that a newer version of these pages has been fetched. */
export function UpdateBanner() {
  if (!ready.value || /^\/(play|t)\//.test(location.pathname)) return null
  return (
    <Banner>
      <span>{pageText().newVersion}</span>
      <Button kind="bare" onClick={() => void update(true)}>
        {pageText().reload}
      </Button>
      <Button kind="bare" onClick={() => void (ready.value = false)}>
        {pageText().later}
      </Button>
    </Banner>
  )
}
