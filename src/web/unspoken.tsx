import { language, LANGUAGE_NAMES } from './language.ts'
import { useAtTable } from './page.tsx'
import { Banner } from './parts/banner.tsx'
import { Button } from './parts/controls/button.tsx'
import { speak, unspoken } from './text/catalogue.ts'
import { pageText } from './text/index.ts'

/** That a language could not be fetched, and which one is spoken instead; nothing if all is well. */
export function unspokenText(): string | undefined {
  const { value } = unspoken
  if (value === null) return undefined
  return pageText('page.unspoken', {
    wanted: LANGUAGE_NAMES[value],
    spoken: LANGUAGE_NAMES[language.value],
  })
}

/** Tells people who chose a language whose words could not be fetched, and tries again. */
export function UnspokenBanner() {
  const atTable = useAtTable()
  const said = unspokenText()
  if (said === undefined) return null
  return (
    <Banner above={atTable}>
      <span>{said}</span>
      <Button kind="bare" onClick={() => unspoken.value && void speak(unspoken.value)}>
        {pageText('page.again')}
      </Button>
      <Button kind="bare" onClick={() => void (unspoken.value = null)}>
        {pageText('page.close')}
      </Button>
    </Banner>
  )
}
