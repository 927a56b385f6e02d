import type { ComponentChild } from 'preact'
import { useState } from 'preact/hooks'
import type { Review } from '../../../bots/review/result.ts'
import type { Reviewed } from '../../../bots/review/work.ts'
import { MOST_TOLD, type ToldDecision, toldDecisions } from '../../../bots/review/told.ts'
import { type GameText, person, type Who } from '../../../kit/words/text.ts'
import { InTurn, InTurns } from '../../board-kit/in-turn.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Segmented } from '../../parts/controls/segmented.tsx'
import { ShareButton } from '../../parts/controls/share.tsx'
import { Chart } from '../ending/chart.tsx'
import { endingText } from '../ending/text/index.ts'
import { Turned } from '../ending/turned.tsx'
import { sidesIn } from '../../../games/index.ts'
import { useReasons } from '../hint/use-reasons.ts'
import { figuresOf } from './figures-of.ts'
import { Fortunes } from './fortunes.tsx'
import { reviewText } from './text/index.ts'

interface Props {
  readonly made: Reviewed
  readonly text: GameText
  readonly who: Who
  readonly onMoment: ((ply: number) => void) | undefined
  readonly link?: string | undefined
}

const SECTIONS = 3
/** Each section of a review comes in its turn, and each decision in one of its own. */
const PARTS = SECTIONS + MOST_TOLD

const Part = (props: { nth: number; children: ComponentChild }) => <InTurn of={PARTS} {...props} />

/** What a review found: luck and skill, everybody's chances, and the costliest decisions. */
export function ReviewView(props: Props) {
  const { review } = props.made
  return (
    <InTurns parts={PARTS}>
      <p class="tb-aside">
        {review.learned ? reviewText('review.fair') : reviewText('review.thumb')}
      </p>
      <Part nth={0}>
        <Fortunes review={review} who={props.who} />
      </Part>
      <Part nth={1}>
        <Chances {...props} />
      </Part>
      <Part nth={2}>
        <Decisions {...props} />
      </Part>
      <Part nth={PARTS - 1}>
        {props.link && (
          <ShareButton
            title={reviewText('review.title')}
            link={props.link}
            says={reviewText('review.share')}
          />
        )}
      </Part>
    </InTurns>
  )
}

/** The moment the match turned, and a way to it. */
export function TurnedLine({
  review,
  who,
  onMoment,
}: Pick<Props, 'who' | 'onMoment'> & { readonly review: Review }) {
  const { turned } = review
  if (turned === null) return null
  const { chance } = figuresOf(review)
  const { from, to } = turned
  const sides = sidesIn(review.game, review.fortunes.length)
  // Partners share their chances: mine are told as mine.
  const mine = who.me !== null && who.me % sides === turned.winner % sides
  const winner = mine ? who.me : turned.winner
  const head = turned.forGood ? reviewText('review.whenTurned') : reviewText('review.leap')
  return (
    <Turned head={head} ply={turned.ply} onMoment={onMoment}>
      {reviewText('review.turned', {
        who: person(winner, who),
        from: chance(from),
        to: chance(to),
      })}{' '}
      {reviewText(`by.${turned.by}`)}.
    </Turned>
  )
}

type Eyes = 'known' | 'real'
const EYES: readonly Eyes[] = ['known', 'real']

function Chances({ made: { review }, who, onMoment }: Props) {
  const [eyes, look] = useState<Eyes>('known')
  const points = review.course.map(moment => ({
    ply: moment.ply,
    counts: moment[eyes].map(share => Math.round(share * 100)),
  }))
  return (
    <section class="tb-part">
      <h3>{reviewText('review.chances')}</h3>
      <Segmented
        label={reviewText('review.chance')}
        value={eyes}
        choices={EYES.map(value => ({ value, label: reviewText(`eyes.${value}`) }))}
        onChange={look}
      />
      <p class="tb-aside">{reviewText('review.chance')}</p>
      <Chart
        points={points}
        what={reviewText('review.chance')}
        who={who}
        marked={review.turned?.ply ?? null}
      />
      <TurnedLine review={review} who={who} onMoment={onMoment} />
    </section>
  )
}

function Decisions(props: Props) {
  const { made, who } = props
  const words = useReasons(made.review.game)
  const [mine, only] = useState(who.me === null ? 'all' : 'mine')
  const { size } = figuresOf(made.review)
  const shown = toldDecisions(made, words, mine === 'all' ? null : who.me, size)
  return (
    <section class="tb-part">
      <h3>{reviewText('review.decisions')}</h3>
      {who.me !== null && (
        <Segmented
          label={reviewText('review.decisions')}
          value={mine}
          choices={[
            { value: 'mine', label: reviewText('whose.mine') },
            { value: 'all', label: reviewText('whose.all') },
          ]}
          onChange={only}
        />
      )}
      {shown.length === 0 ? (
        <p>{reviewText('review.none')}</p>
      ) : (
        <ol class="rv-decisions">
          {shown.map((told, at) => (
            <Part key={told.decision.ply} nth={SECTIONS + at}>
              <Decision {...props} {...told} />
            </Part>
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
  why: reason,
  made,
  onMoment,
}: Props & ToldDecision) {
  const { ply, seat, cost, sure } = decision
  const { duel, size, chance } = figuresOf(made.review)
  const why = sentence(reason)
  return (
    <li data-hue={seat}>
      <p>
        <b>{who.name(seat)}</b>, {reviewText('review.move', { ply: ply + 1 })}:{' '}
        {reviewText('review.chose', { move: text.move(decision.move, view, who) })}.
      </p>
      <p>
        <b>{reviewText('review.better', { move: text.move(decision.better, view, who) })}</b>{' '}
        {seat === who.me || why === ''
          ? why
          : reviewText('review.hint', { who: who.name(seat), why })}
      </p>
      <div class="rv-foot">
        <span>
          {reviewText('review.cost', {
            size: size(cost),
            places: !duel,
            sure: chance(Math.min(sure, 0.99)),
          })}
        </span>
        {onMoment && (
          <Button kind="quiet" icon="play" onClick={() => onMoment(ply)}>
            {endingText('ending.see')}
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
