import { Button } from '../../parts/controls/button.tsx'
import { Cross } from '../../parts/controls/cross.tsx'
import { Icon } from '../../parts/pictures/icon.tsx'
import { type Missed, sinceText } from './missed.ts'
import { tableText } from '../text/index.ts'
import './since.css'

/**
 * Offers to show what others did in the meantime. It lies over the line of the others until it is
 * dismissed. While the connection is lost nothing can be shown: it says that in its place, and
 * offers again when it is back.
 */
export function SinceOffer({
  missed,
  lost,
  onShow,
  onDismiss,
}: {
  missed: Missed
  /** That the connection is lost, in words; null while it is there. */
  lost: string | null
  onShow: () => void
  onDismiss: () => void
}) {
  if (lost !== null) {
    return (
      <output class="tb-since">
        <Icon name="offline" />
        <span>{lost}</span>
      </output>
    )
  }
  return (
    <section class="tb-since" aria-label={tableText('since.title')}>
      <span>{sinceText(missed)}</span>
      <Button kind="quiet" icon="play" onClick={onShow}>
        {tableText('since.show')}
      </Button>
      <Cross class="tb-tool" label={tableText('since.dismiss')} onClose={onDismiss} />
    </section>
  )
}
