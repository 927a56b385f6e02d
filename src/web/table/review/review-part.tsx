import { useEffect, useState } from 'preact/hooks'
import type { Chronicle } from '../../../kernel/match.ts'
import type { GameText, Who } from '../../../kit/words/text.ts'
import type { TableInfo } from '../../../protocol/table.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { isStopped } from '../life/story.ts'
import { ReviewView, TurnedLine } from './review-view.tsx'
import { reviewText } from './text/index.ts'
import { useReview } from './use-review.ts'
import '../ending/parts.css'
import './review.css'

interface Props {
  readonly table: TableInfo
  readonly text: GameText
  readonly who: Who
  /** The finished match; null if it cannot be had. */
  readonly record: () => Promise<Chronicle | null>
  /** Shows the match after that move again; left out where it cannot be shown. */
  readonly onMoment: ((ply: number) => void) | undefined
  /** A link to the review for others; left out where there is none. */
  readonly link?: string | undefined
  /** In a row of buttons: a button alone; it is open from the beginning if `opens`. */
  readonly row?: boolean
  readonly opens?: boolean
}

/** Offers a review of a match played to its end: of no other can it be told what a move was worth. */
export function ReviewPart(props: Props) {
  return isStopped(props.table) ? null : <Offer {...props} />
}

/** Makes the review, and shows it. */
function Offer(props: Props) {
  const { table, row = false, opens = false, onMoment } = props
  const { state, start, stop } = useReview(props.record, `${table.id} ${table.commitment}`)
  const [opened, open] = useState(opens)
  const here = state.at === 'here'
  useEffect(() => {
    if (opens) start()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page opens with it
  }, [])
  const press = () => {
    open(true)
    if (!here) start()
  }
  const shut = () => {
    open(false)
    if (state.at === 'working') stop()
  }
  const button = (
    <Button kind={row ? 'bare' : 'quiet'} onClick={press}>
      {row
        ? reviewText('review.title')
        : here
          ? reviewText('review.open')
          : reviewText('review.make')}
    </Button>
  )
  return (
    <>
      {row ? (
        button
      ) : (
        <section class="tb-part rv-part">
          <h3>{reviewText('review.title')}</h3>
          {here ? (
            <TurnedLine review={state.made.review} who={props.who} onMoment={onMoment} />
          ) : (
            <p class="tb-aside">{reviewText('review.about')}</p>
          )}
          {button}
        </section>
      )}
      {opened && (
        <Dialog title={reviewText('review.title')} onClose={shut} tall>
          <div class="rv">
            {state.at === 'working' && <Working share={state.share} onStop={shut} />}
            {state.at === 'trouble' && <p>{reviewText('review.trouble')}</p>}
            {here && (
              <ReviewView
                {...props}
                made={state.made}
                onMoment={onMoment && (ply => (shut(), onMoment(ply)))}
              />
            )}
          </div>
        </Dialog>
      )}
    </>
  )
}

function Working({ share, onStop }: { share: number; onStop: () => void }) {
  return (
    <div class="rv-working">
      <label>
        {reviewText('review.working')}
        <progress value={share} max={1} />
      </label>
      <Button kind="quiet" onClick={onStop}>
        {reviewText('review.stop')}
      </Button>
    </div>
  )
}
