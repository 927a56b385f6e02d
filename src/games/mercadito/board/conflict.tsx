import type { Seat } from '../../../kernel/game.ts'
import type { Language } from '../../../kit/meta.ts'
import type { Who } from '../../../kit/text.ts'
import { CALLS, CARDS } from '../content/index.ts'
import type { Conflict, Declaration, Event, View } from '../engine/state.ts'
import { shortName, Paper } from './card.tsx'
import { Face } from './faces.tsx'
import { cardLabel } from './market.tsx'
import { CallSign } from './art/calls.tsx'
import { callsAbout, fighters } from './story.ts'
import type { BoardText } from './text/index.ts'

interface Props {
  view: View
  past: readonly Event[]
  who: Who
  text: BoardText
  language: Language
}

/** The conflict I am in, or the first one, as a scene; what goes on beside it in a line. */
export function Conflicts(props: Props) {
  const { view, who, text, language } = props
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
          {text.call.others}:{' '}
          {others
            .map(({ card, seats }) =>
              text.call.title(namesOf(seats, who, text), nameOf(card, language)),
            )
            .join(' · ')}
        </p>
      )}
    </div>
  )
}

const nameOf = (card: number, language: Language) => {
  const facts = CARDS[card]
  return facts ? shortName(facts, language) : ''
}
const namesOf = (seats: readonly Seat[], who: Who, text: BoardText, me = text.you) =>
  text.and(seats.map(seat => (seat === who.me ? me : who.name(seat))))

/**
 * The card in the middle, pulled at from both sides; with each person what was said, call by call;
 * then the outcome.
 */
export function Scene({
  conflict,
  view,
  past,
  who,
  text,
  language,
  settled,
}: Props & { conflict: Conflict; settled?: boolean }) {
  const { card, seats, call } = conflict
  const all = fighters(past, card, seats)
  const calls = callsAbout(past, card)
  const mine = who.me !== null && seats.includes(who.me)
  const sides = [all.filter((_, at) => at % 2 === 0), all.filter((_, at) => at % 2 === 1)]
  const title = mine
    ? text.call.mine(
        namesOf(
          [...seats].sort((a, b) => Number(b === who.me) - Number(a === who.me)),
          who,
          text,
          text.me,
        ),
        nameOf(card, language),
      )
    : text.call.title(namesOf(seats, who, text), nameOf(card, language))
  return (
    <section class="md-scene" aria-label={title} data-zone="scene">
      <h3>{title}</h3>
      {settled ? (
        <Outcome card={card} past={past} who={who} text={text} />
      ) : (
        <CallNumber call={call} text={text} />
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
                text={text}
              />
            ))}
          </ul>
        ))}
        <div class="md-prize">
          <span class="heard">{cardLabel(card, text, language)}</span>
          <Paper card={card} language={language} />
        </div>
      </div>
    </section>
  )
}

/** Which call it is, of three; the last one with a warning. */
function CallNumber({ call, text }: { call: number; text: BoardText }) {
  return (
    <p class={call === CALLS ? 'md-callno last' : 'md-callno'}>
      <span class="md-pips" aria-hidden="true">
        {Array.from({ length: CALLS }, (_, at) => (
          <i key={at} class={at < call ? 'on' : undefined} />
        ))}
      </span>
      {text.call.of(call, CALLS)}
      {call === CALLS && <b> · {text.call.last}</b>}
    </p>
  )
}

/** What became of a card that was fought over. */
function Outcome({
  card,
  past,
  who,
  text,
}: Pick<Props, 'past' | 'who' | 'text'> & { card: number }) {
  const end = past.findLast(
    event => 'card' in event && event.card === card && OUTCOMES.has(event.type),
  )
  const says =
    end?.type === 'took'
      ? text.reveal.took(who.name(end.seat), end.seat === who.me)
      : end?.type === 'destroyed'
        ? text.reveal.destroyed
        : text.reveal.left
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
  text: BoardText
}) {
  const { seat, calls, still, ready, who, text } = props
  const said = calls.flatMap(call => call.find(declaration => declaration.seat === seat) ?? [])
  const now = !still ? text.call.gone : ready ? text.call.secret : text.call.thinking
  return (
    <li class={still ? (ready ? 'in' : 'out') : 'gone'}>
      <Face seat={seat} who={who} you={text.you} />
      <div>
        <b>{seat === who.me ? text.me : who.name(seat)}</b>
        <span class="md-saids">
          {said.map((declaration, at) => (
            <span key={at} class="md-said" data-said={declaration.said}>
              <CallSign said={declaration.said} />
              <span class="heard">{wordsOf(declaration, who, text)}, </span>
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

const wordsOf = ({ said, to }: Declaration, who: Who, text: BoardText) =>
  to === null ? text.call.said[said] : text.call.saidTo(to === who.me ? text.you : who.name(to))
