import { Button } from '../../parts/controls/button.tsx'
import { Cross } from '../../parts/controls/cross.tsx'
import { type Missed, sinceText } from './missed.ts'
import { tableText } from '../text/index.ts'
import './since.css'

/**
 * Offers to show what others did in the meantime. It lies over the line of the others until it is
 * dismissed. While the connection is lost nothing can be shown: that is said in its place.
 */
export function SinceOffer({
  missed,
  onShow,
  onDismiss,
}: {
  missed: Missed
  onShow: () => void
  onDismiss: () => void
}) {
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
