import { useEffect, useState } from 'preact/hooks'
import { Banner } from '../../parts/banner.tsx'
import { Button } from '../../parts/controls/button.tsx'
import type { Session } from '../../session/session.ts'
import { pageText } from '../../text/index.ts'

/** Says that another tab has gone on with this game, and offers to take it back. */
export function Elsewhere({ session, onHere }: { session: Session; onHere: () => void }) {
  const [gone, setGone] = useState(false)
  useEffect(() => session.watch(state => setGone(state.link === 'gone')), [session])
  if (!gone) return null
  return (
    <Banner>
      <span>{pageText('play.elsewhere')}</span>
      <Button kind="bare" onClick={onHere}>
        {pageText('play.here')}
      </Button>
    </Banner>
  )
}
