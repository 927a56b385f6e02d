import { signal } from '@preact/signals'
import { useAtTable } from './page.tsx'
import { Banner } from './parts/banner.tsx'
import { Button } from './parts/controls/button.tsx'
import { pageText } from './text/index.ts'

const ready = signal(false)

/** A page begins alone: what the worker fetches for later waits until that is over. Milliseconds. */
const CALM = 2500

/** Takes the new version into use and loads the page again. */
let update: (reload: boolean) => Promise<void> = async () => {}

async function register(): Promise<void> {
  const { registerSW } = await import('virtual:pwa-register')
  update = registerSW({ immediate: true, onNeedRefresh: () => void (ready.value = true) })
}

// If it cannot be fetched, these pages do without until they are opened again.
addEventListener('load', () => setTimeout(() => void register().catch(() => {}), CALM))

/**
 * Says quietly that a newer version of these pages has been fetched. A table goes on as it is:
 * there the line lies at its head, over nothing that answers.
 */
export function UpdateBanner() {
  const atTable = useAtTable()
  if (!ready.value) return null
  return (
    <Banner above={atTable}>
      <span>{pageText('page.newVersion')}</span>
      <Button kind="bare" onClick={() => void update(true)}>
        {pageText('page.reload')}
      </Button>
      <Button kind="bare" onClick={() => void (ready.value = false)}>
        {pageText('page.later')}
      </Button>
    </Banner>
  )
}
