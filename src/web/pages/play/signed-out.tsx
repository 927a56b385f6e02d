import { useState } from 'preact/hooks'
import type { TableInfo } from '../../../protocol/table.ts'
import { me, recallMe } from '../../api.ts'
import { Banner } from '../../parts/banner.tsx'
import { Button, ButtonLink } from '../../parts/controls/button.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { pageText } from '../../text/index.ts'

interface Props {
  table: Pick<TableInfo, 'status' | 'listed'>
  /** Whether they had a chair here a moment ago. */
  played: boolean
}

/**
 * For somebody whom the server does not know, and who may play here: another device has signed them
 * out, or they have opened the link of a notice in another browser. It is said how they come back:
 * without it their hand would be gone for no reason.
 */
export function SignedOut({ table: { status, listed }, played }: Props) {
  const [read, setRead] = useState(false)
  const asked = useLoaded('me', recallMe)
  const known = asked.state !== 'here' || !asked.value.ok || me.value !== null
  const mayPlay = played || (status === 'running' && !listed)
  if (known || read || !mayPlay) return null
  return (
    <Banner above>
      <span>{pageText(played ? 'link.signedOut' : 'link.unknown')}</span>
      <ButtonLink kind="bare" href="/sign-in">
        {pageText('link.signIn')}
      </ButtonLink>
      <Button kind="bare" onClick={() => setRead(true)}>
        {pageText('page.close')}
      </Button>
    </Banner>
  )
}
