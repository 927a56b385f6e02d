import { useState } from 'preact/hooks'
import { me, recallMe } from '../../api.ts'
import { Banner } from '../../parts/banner.tsx'
import { Button, ButtonLink } from '../../parts/controls/button.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { pageText } from '../../text/index.ts'

/**
 * For somebody who played here and has no chair any more: if another device has signed them out,
 * that is said, and how they come back. Without it their hand would be gone for no reason.
 */
export function SignedOut() {
  const [read, setRead] = useState(false)
  const asked = useLoaded('me', recallMe)
  const known = asked.state !== 'here' || !asked.value.ok || me.value !== null
  if (known || read) return null
  return (
    <Banner above>
      <span>{pageText('link.signedOut')}</span>
      <ButtonLink kind="bare" href="/sign-in">
        {pageText('link.signIn')}
      </ButtonLink>
      <Button kind="bare" onClick={() => setRead(true)}>
        {pageText('page.close')}
      </Button>
    </Banner>
  )
}
