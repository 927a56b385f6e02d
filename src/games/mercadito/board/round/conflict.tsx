import { upTo } from '../../../../kit/moves.ts'
import type { Seat } from '../../../../kernel/game.ts'
import { person, type Who } from '../../../../kit/words/text.ts'
import { CALLS } from '../../content/index.ts'
import type { Conflict, Declaration, Event, View } from '../../engine/state.ts'
import { cardTerm, firstPeopleOf, peopleOf, type Speech } from '../../text/index.ts'
import { Paper } from '../card.tsx'
import { Face } from '../faces.tsx'
import { cardLabel } from './market.tsx'
import { tellsOf } from '../told.ts'
import { CallSign } from '../art/calls.tsx'
import { callsAbout, fighters } from './story.ts'

interface Props {
  view: View
  past: readonly Event[]
  who: Who
  say: Speech
}

/** The conflict I am in, or the first one, as a scene; what goes on beside it in a line. */
export function Conflicts(props: Props) {
  const { view, who, say } = props
  const main =
    view.conflicts.find(({ seats }) => who.me !== null && seats.includes(who.me)) ??
    view.conflicts[0]
  if (!main) return null
  const others = view.conflicts.filter(conflict => conflict !== main)
  return (
    <div class="md-conflicts">
      <Scene {...props} conflict={main} />
      {others.length > 0 && (
        <p class="md-meanwhile">
          {say('board.call.others')}:{' '}
          {others
            .map(({ card, seats }) =>
              say('board.call.title', { seats: peopleOf(say, seats, who), card: cardTerm(card) }),
            )
            .join(' · ')}
        </p>
      )}
    </div>
  )
}

/**
 * The card in the middle, pulled at from both sides; with each person what was said, call by call;
 * then the outcome.
 */
export function Scene({
  conflict,
  view,
  past,
  who,
  say,
  settled,
}: Props & { conflict: Conflict; settled?: boolean }) {
  const { card, seats, call } = conflict
  const all = fighters(past, card, seats)
  const calls = callsAbout(past, card)
  const mine = who.me !== null && seats.includes(who.me)
  const sides = [all.filter((_, at) => at % 2 === 0), all.filter((_, at) => at % 2 === 1)]
  const shown = mine
    ? [...seats].sort((a, b) => Number(b === who.me) - Number(a === who.me))
    : seats
  const title = say(mine ? 'board.call.mine' : 'board.call.title', {
    seats: mine ? firstPeopleOf(say, shown, who) : peopleOf(say, shown, who),
    card: cardTerm(card),
  })
  return (
    <section class="md-scene" aria-label={title} data-zone="scene">
      <h3>{title}</h3>
      {settled ? (
        <Outcome card={card} past={past} who={who} say={say} />
      ) : (
        <CallNumber call={call} say={say} />
      )}
      <div class="md-ring">
        {sides.map((side, at) => (
          <ul key={at}>
            {side.map(seat => (
              <Fighter
                key={seat}
                seat={seat}
                calls={calls}
                still={!settled && seats.includes(seat)}
                ready={view.committed[seat] ?? false}
                who={who}
                say={say}
              />
            ))}
          </ul>
        ))}
        <div class="md-prize" data-only="" data-tells={tellsOf(card, say)}>
          <span class="heard">{cardLabel(card, say)}</span>
          <Paper card={card} say={say} />
        </div>
      </div>
    </section>
  )
}

/** Which call it is, of three; the last one with a warning. */
function CallNumber({ call, say }: { call: number; say: Speech }) {
  return (
    <p class={call === CALLS ? 'md-callno last' : 'md-callno'}>
      <span class="md-pips" aria-hidden="true">
        {upTo(CALLS).map(at => (
          <i key={at} class={at < call ? 'on' : undefined} />
        ))}
      </span>
      {say('board.call.of', { call, calls: CALLS })}
      {call === CALLS && <b> · {say('board.call.last')}</b>}
    </p>
  )
}

/** What became of a card that was fought over. */
function Outcome({ card, past, who, say }: Pick<Props, 'past' | 'who' | 'say'> & { card: number }) {
  const end = past.findLast(
    event => 'card' in event && event.card === card && OUTCOMES.has(event.type),
  )
  const says =
    end?.type === 'took'
      ? say('board.reveal.took', { seat: person(end.seat, who) })
      : end?.type === 'destroyed'
        ? say('board.reveal.destroyed')
        : say('board.reveal.left')
  return <p class={end?.type === 'destroyed' ? 'md-callno last' : 'md-callno'}>{says}</p>
}

const OUTCOMES = new Set(['took', 'left', 'destroyed'])

/**
 * One of those who want the card: face, name, what was said in each call, and whether an answer is
 * in.
 */
function Fighter(props: {
  seat: Seat
  calls: readonly (readonly Declaration[])[]
  still: boolean
  ready: boolean
  who: Who
  say: Speech
}) {
  const { seat, calls, still, ready, who, say } = props
  const said = calls.flatMap(call => call.find(declaration => declaration.seat === seat) ?? [])
  const now = !still
    ? say('board.call.gone')
    : ready
      ? say('board.call.secret')
      : say('board.call.thinking')
  return (
    <li class={still ? (ready ? 'in' : 'out') : 'gone'}>
      <Face seat={seat} who={who} you={say('you')} />
      <div>
        <b>{say('Who', { n: person(seat, who) })}</b>
        <span class="md-saids">
          {said.map((declaration, at) => (
            <span
              key={at}
              class="md-said"
              data-said={declaration.said}
              data-only=""
              data-tells={wordsOf(declaration, who, say)}
            >
              <CallSign said={declaration.said} />
              <span class="heard">{wordsOf(declaration, who, say)}, </span>
            </span>
          ))}
          {still && (
            <span class={ready ? 'md-said secret' : 'md-said open'} aria-hidden="true">
              {ready ? '✓' : '…'}
            </span>
          )}
        </span>
        <span class="heard">{now}</span>
      </div>
    </li>
  )
}

const wordsOf = ({ said, to }: Declaration, who: Who, say: Speech) =>
  to === null
    ? say('board.call.said', { said })
    : say('board.call.saidTo', { seat: person(to, who) })
