import { useEffect } from 'preact/hooks'
import { ButtonLink } from '../../parts/controls/button.tsx'
import { storage } from '../../storage.ts'
import { pageText } from '../../text/index.ts'
import { waitingTables } from '../../waiting.ts'
import type { Lists } from './use-tables.ts'

/** Whether a table waited when somebody last looked: then room is kept, so that nothing jumps. */
const KEPT = 'waits'

/** The way to a table that waits for me, before anything else on the page. */
export function Waiting({ lists }: { lists: Lists }) {
  const waiting = lists === null || lists === 'offline' ? null : waitingTables(lists)
  useEffect(() => {
    if (waiting?.length === 0) storage.remove(KEPT)
    else if (waiting) storage.write(KEPT, '1')
  }, [waiting?.length])
  const [first] = waiting ?? []
  if (!first) return lists === null && storage.read(KEPT) ? <div class="waiting" /> : null
  return (
    <div class="waiting">
      <ButtonLink size="big" icon="bell" href={`/t/${first.id}`}>
        {pageText('lists.next', { n: waiting?.length ?? 1 })}
      </ButtonLink>
    </div>
  )
}
