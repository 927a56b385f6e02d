import type { ComponentChildren } from 'preact'
import type { Who } from '../../../../kit/words/text.ts'
import type { Card, View } from '../../engine/state.ts'
import { nameOf, rulesOf, type Speech } from '../../text/index.ts'
import { described } from '../../../../web/board-kit/described.ts'
import { Paper } from '../card.tsx'
import { Face } from '../faces.tsx'
import { cardLabel } from '../round/market.tsx'
import { tellsOf } from '../told.ts'
import type { Desk } from './use-desk.ts'
import { limitOf, myTally, signed, tallyAfter } from '../worth.ts'

export interface DeskProps {
  desk: Desk
  view: View
  who: Who
  say: Speech
}

/**
 * An offer in the making: with whom, what I give, what I get, and what it would do to my points.
 * `roomy`: the cards one may ask for lie beside it; `news`: what others did last, or nothing.
 */
export function Builder({
  desk,
  view,
  who,
  say,
  roomy,
  news,
}: DeskProps & { roomy: boolean; news: string }) {
  const { give, want } = desk.draft
  return (
    <div class="md-builder">
      <Partners desk={desk} view={view} who={who} say={say} />
      <div class="md-scales">
        <Tray
          title={say('board.desk.give')}
          hint={say('board.desk.giveHint')}
          cards={give}
          say={say}
          onTouch={desk.toggleGive}
        />
        <span class="md-swap" aria-hidden="true">
          ⇄
        </span>
        <Tray
          title={say('board.desk.get')}
          hint={say(roomy ? 'board.desk.getHere' : 'board.desk.getHint')}
          cards={want}
          say={say}
          onTouch={desk.toggleWant}
        >
          {!roomy && (
            <button
              type="button"
              class="md-plus"
              data-spot="want"
              aria-label={say('board.desk.pick')}
              {...described(say('board.desk.pick.tells'))}
              onClick={() => desk.pick(true)}
            >
              <span aria-hidden="true">+</span>
            </button>
          )}
        </Tray>
      </div>
      <Effect view={view} give={give} want={want} say={say} />
      {give.length + want.length === 0 && <p class="md-note">{news || say('board.desk.how')}</p>}
      {desk.seen !== null && (
        <p class="md-note">
          <b>{nameOf(say, desk.seen)}:</b> {rulesOf(say, desk.seen)}
        </p>
      )}
    </div>
  )
}

/** With whom I trade: how many cards each holds, and who has voted for the end. */
function Partners({ desk, view, who, say }: DeskProps) {
  const limit = limitOf(view)
  return (
    <fieldset class="md-partners" data-rove aria-label={say('board.desk.with')}>
      {desk.others.map(seat => {
        const size = view.sizes[seat] ?? 0
        const voted = view.votes[seat] ?? false
        return (
          <button
            type="button"
            key={seat}
            class="md-partner"
            data-spot={`with:${seat}`}
            aria-pressed={desk.draft.to === seat ? 'true' : 'false'}
            aria-label={[
              say('board.desk.partner', { seat: who.name(seat), n: size }),
              voted && say('votesToEnd'),
            ]
              .filter(Boolean)
              .join(', ')}
            data-tells={say('board.desk.partner.tells', { seat: who.name(seat), n: size })}
            onClick={() => desk.address(seat)}
          >
            <Face seat={seat} who={who} you={say('you')} />
            <b>{who.name(seat)}</b>
            <small>
              {size}/{limit}
              {voted && ' · ✓'}
            </small>
          </button>
        )
      })}
    </fieldset>
  )
}

/** What the exchange would do to my points; shown once I give something for it. */
function Effect({
  view,
  give,
  want,
  say,
}: {
  view: View
  give: readonly Card[]
  want: readonly Card[]
  say: Speech
}) {
  if (give.length === 0) return null
  const [now, then] = [myTally(view).points, tallyAfter(view, give, want).points]
  return (
    <output
      class="md-effect"
      data-good={then > now ? '' : undefined}
      data-bad={then < now ? '' : undefined}
    >
      <b>{say('board.desk.forYou', { gain: signed(then - now) })}</b>{' '}
      <small>{say('board.look.would', { from: now, to: then })}</small>
    </output>
  )
}

function Tray(props: {
  title: string
  hint: string
  cards: readonly Card[]
  say: Speech
  onTouch: (card: Card) => void
  children?: ComponentChildren
}) {
  return (
    <fieldset class="md-tray" aria-label={props.title}>
      <p class="md-label">{props.title}</p>
      <div class="md-tray-cards" data-rove>
        {props.cards.map(card => (
          <button
            type="button"
            key={card}
            class="md-own"
            aria-label={cardLabel(card, props.say)}
            aria-pressed="true"
            data-tells={tellsOf(card, props.say)}
            onClick={() => props.onTouch(card)}
          >
            <Paper card={card} say={props.say} />
          </button>
        ))}
        {props.children}
        {props.cards.length === 0 && <p>{props.hint}</p>}
      </div>
    </fieldset>
  )
}
