import { useState } from 'preact/hooks'
import type { CostlyDecision, Review } from '../../../bots/review/result.ts'
import type { Reviewed } from '../../../bots/review/work.ts'
import { type GameText, reasonText, type Who } from '../../../kit/text.ts'
import { InTurn } from '../../board-kit/in-turn.tsx'
import { language } from '../../language.ts'
import { Button } from '../../parts/button.tsx'
import { say } from '../../parts/live.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { Chart } from '../ending/chart.tsx'
import { endingText } from '../ending/text.ts'
import { stakes } from '../hint/stakes.ts'
import { Fortunes } from './fortunes.tsx'
import { reviewText } from './text.ts'

interface Props {
  readonly made: Reviewed
  readonly text: GameText
  readonly who: Who
  readonly onMoment: ((ply: number) => void) | undefined
  readonly link?: string | undefined
}

const MOST_SHOWN = 5

/** What a review found: luck and skill, everybody's chances, and the costliest decisions. */
export function ReviewView(props: Props) {
  const { review } = props.made
  return (
    <>
      <p class="tb-aside">{review.learned ? reviewText().fair : reviewText().thumb}</p>
      <InTurn nth={0}>
        <Fortunes review={review} who={props.who} />
      </InTurn>
      <InTurn nth={1}>
        <Chances {...props} />
      </InTurn>
      <InTurn nth={2}>
        <Decisions {...props} />
      </InTurn>
      {props.link && <Share link={props.link} />}
    </>
  )
}

/** The moment the match turned, and a way to it. */
export function TurnedLine({
  review: { turned, fortunes },
  who,
  onMoment,
}: Pick<Props, 'who' | 'onMoment'> & { readonly review: Review }) {
  if (turned === null) return null
  const { chance } = stakes(language.value, fortunes.length)
  const { turned: said, by, whenTurned, leap } = reviewText()
  const { winner, from, to } = turned
  return (
    <p class="tb-turned">
      <span>
        <b>{turned.forGood ? whenTurned : leap}:</b>{' '}
        {said(who.name(winner), winner === who.me, chance(from), chance(to))} {by[turned.by]}.
      </span>
      {onMoment && (
        <Button kind="quiet" icon="play" onClick={() => onMoment(turned.ply)}>
          {endingText().see}
        </Button>
      )}
    </p>
  )
}

type Eyes = 'known' | 'real'
const EYES: readonly Eyes[] = ['known', 'real']

function Chances({ made: { review }, who, onMoment }: Props) {
  const [eyes, look] = useState<Eyes>('known')
  const { chances, chance, eyes: called } = reviewText()
  const points = review.course.map(moment => ({
    ply: moment.ply,
    counts: moment[eyes].map(share => Math.round(share * 100)),
  }))
  return (
    <section class="tb-part">
      <h3>{chances}</h3>
      <Segmented
        label={chance}
        value={eyes}
        choices={EYES.map(value => ({ value, label: called[value] }))}
        onChange={look}
      />
      <Chart points={points} what={chance} who={who} marked={review.turned?.ply ?? null} />
      <TurnedLine review={review} who={who} onMoment={onMoment} />
    </section>
  )
}

function Decisions(props: Props) {
  const { made, who } = props
  const [mine, only] = useState(who.me === null ? 'all' : 'mine')
  const { decisions, whose, none } = reviewText()
  const shown = made.review.decisions
    .map((decision, at) => ({ decision, view: made.views[at] ?? {} }))
    .filter(({ decision }) => mine === 'all' || decision.seat === who.me)
    .slice(0, MOST_SHOWN)
  return (
    <section class="tb-part">
      <h3>{decisions}</h3>
      {who.me !== null && (
        <Segmented
          label={decisions}
          value={mine}
          choices={[
            { value: 'mine', label: whose.mine },
            { value: 'all', label: whose.all },
          ]}
          onChange={only}
        />
      )}
      {shown.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ol class="rv-decisions">
          {shown.map(({ decision, view }) => (
            <Decision key={decision.ply} {...props} decision={decision} view={view} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Decision({
  decision,
  view,
  text,
  who,
  made,
  onMoment,
}: Props & { readonly decision: CostlyDecision; readonly view: object }) {
  const { ply, seat, cost, sure, reasons } = decision
  const seats = made.review.fortunes.length
  const { size, chance } = stakes(language.value, seats)
  const { move, chose, better, cost: costs } = reviewText()
  return (
    <li data-hue={seat}>
      <p>
        <b>{who.name(seat)}</b>, {move(ply + 1)}: {chose(text.move(decision.move, view))}.
      </p>
      <p>
        <b>{better(text.move(decision.better, view))}</b> {sentence(reasonText(text.say, reasons))}
      </p>
      <div class="rv-foot">
        <span>{costs(size(cost), seats > 2, chance(Math.min(sure, 0.99)))}</span>
        {onMoment && (
          <Button kind="quiet" icon="play" onClick={() => onMoment(ply)}>
            {endingText().see}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Words with a capital at the beginning and a full stop at the end. */
function sentence(words: string): string {
  if (words === '') return ''
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`
}

/** A link to the review: shared where the device can, else copied. */
function Share({ link }: { link: string }) {
  const { share, copied, title } = reviewText()
  const press = async () => {
    if ('share' in navigator) return navigator.share({ title, url: link }).catch(() => {})
    await (navigator as Navigator).clipboard.writeText(link).then(
      () => say(copied),
      () => prompt(share, link),
    )
  }
  return (
    <Button kind="quiet" icon="share" onClick={() => void press()}>
      {share}
    </Button>
  )
}
