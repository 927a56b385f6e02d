import type { Seat } from '../../../../kernel/game.ts'
import type { Who } from '../../../../kit/words/text.ts'
import { CARDS, MAX_ROUNDS } from '../../content/index.ts'
import type { Card, View } from '../../engine/state.ts'
import { nameOf, peopleOf, rulesOf, type Speech } from '../../text/index.ts'
import { Awning } from '../../../../web/parts/pictures/awning.tsx'
import { Piece } from '../../../../web/board-kit/piece.tsx'
import { Paper, pieceOf } from '../card.tsx'
import { PointingHand } from '../faces.tsx'
import { tellsOf } from '../told.ts'
import { seatsOf } from '../worth.ts'

interface Props {
  view: View
  /** The five stalls as they are to be shown. */
  stalls: readonly (Card | null)[]
  say: Speech
  who: Who
  /** Cards that can be chosen now. */
  inviting: ReadonlySet<Card>
  picked: Card | null
  /** What I have committed to in secret. */
  mine: Card | null
  /** Whose hands lie on which card. */
  hands: readonly { readonly card: Card; readonly seats: readonly Seat[] }[]
  lit: readonly string[]
  onTouch: (card: Card, touched: Element) => void
}

/**
 * The market: five stalls under one awning, a card on each, and at the reveal the hands that point
 * at them.
 */
export function Market(props: Props) {
  const { view, stalls, say } = props
  const rounds = MAX_ROUNDS[seatsOf(view)] ?? 0
  return (
    <section
      class="md-market"
      aria-label={`${say('market')}, ${say('board.roundOf', { round: view.round, rounds })}`}
    >
      <Awning />
      <div class="md-head">
        <h2>
          {say('market')}{' '}
          <small data-only="" data-tells={say('board.rounds.tells', { rounds })}>
            {say('board.roundOf', { round: view.round, rounds })}
            {view.wave > 1 && ` · ${say('board.wave', { wave: view.wave })}`}
          </small>
        </h2>
        <Piles view={view} say={say} />
      </div>
      <div class="md-stalls" data-rove data-zone="market">
        {stalls.map((card, slot) =>
          card === null ? (
            <span key={`slot ${slot}`} class="md-slot" aria-hidden="true">
              {say('board.empty')}
            </span>
          ) : (
            <Stall key={`stall ${slot}`} card={card} {...props} />
          ),
        )}
      </div>
    </section>
  )
}

function Stall({
  card,
  inviting,
  picked,
  mine,
  hands,
  lit,
  say,
  who,
  onTouch,
}: Props & { card: Card }) {
  const can = inviting.has(card)
  const chosen = picked === card || mine === card
  const pointing = hands.find(each => each.card === card)?.seats ?? []
  const seats = peopleOf(say, pointing, who)
  const label = [
    cardLabel(card, say),
    can && say('board.mayTake'),
    mine === card && say('board.chosenByMe'),
    pointing.length > 0 &&
      say(`board.${pointing.length > 1 ? 'foughtOver' : 'pointedAt'}`, { seats }),
  ]
  const state = [
    'md-stall',
    can && 'can',
    chosen && 'sel',
    pointing.length > 1 && 'clash',
    lit.includes(pieceOf(card)) && 'lit',
  ]
  return (
    <Piece
      looks={state}
      spot={`card:${card}`}
      says={label}
      apart=" "
      pressed={picked === card || undefined}
      off={!can}
      tells={tellsOf(card, say)}
      onTouch={touched => onTouch(card, touched)}
    >
      <Paper key={card} card={card} say={say} piece />
      {pointing.length > 0 && (
        <span class="md-hands" style={{ '--n': pointing.length }}>
          {pointing.map((seat, at) => (
            <PointingHand key={seat} seat={seat} who={who} you={say('you')} at={at} />
          ))}
        </span>
      )}
    </Piece>
  )
}

/** A card as a screen reader says it. */
export function cardLabel(card: Card, say: Speech): string {
  const facts = CARDS[card]
  if (!facts) return ''
  return say('board.card', {
    card: nameOf(say, card),
    kind: say(`category.${facts.category}`),
    price: facts.price,
    text: rulesOf(say, card),
  })
}

/** What is left of the deck and what was discarded, as two small piles. */
function Piles({ view, say }: { view: View; say: Speech }) {
  const gone = view.removed.length
  const says = [
    say('board.deck', { n: view.deckSize }),
    say('board.discards', { n: view.discard.length }),
    gone > 0 && say('board.destroyed', { n: gone }),
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <p
      class={view.wave > 1 || gone > 0 ? 'md-piles' : 'md-piles few'}
      data-only=""
      data-tells={says}
    >
      <span class="heard">{says}</span>
      <small aria-hidden="true">{say('board.pile', { pile: 'deck' })}</small>
      <span class="md-pile deck" aria-hidden="true" data-nest={nestOf(view.market)}>
        {view.deckSize}
      </span>
      <small aria-hidden="true">{say('board.pile', { pile: 'discards' })}</small>
      <span class="md-pile" aria-hidden="true" data-nest={nestOf(view.discard)}>
        {view.discard.length}
      </span>
      {gone > 0 && (
        <>
          <small aria-hidden="true">{say('board.pile', { pile: 'destroyed' })}</small>
          <span class="md-pile torn" aria-hidden="true" data-nest={nestOf(view.removed)}>
            {gone}
          </span>
        </>
      )}
    </p>
  )
}

const nestOf = (cards: readonly (Card | null)[]) =>
  cards.flatMap(card => (card === null ? [] : pieceOf(card))).join(' ')
