import type { Seat } from '../../../kernel/game.ts'
import type { Language } from '../../../kit/meta.ts'
import type { Who } from '../../../kit/text.ts'
import { CARDS, CATEGORY_NAMES, MAX_ROUNDS } from '../content/index.ts'
import type { Card, View } from '../engine/state.ts'
import { Awning } from '../../../web/parts/awning.tsx'
import { Piece } from '../../../web/board-kit/piece.tsx'
import { Paper, pieceOf } from './card.tsx'
import { PointingHand } from './faces.tsx'
import type { BoardText } from './text/index.ts'
import { seatsOf } from './worth.ts'

interface Props {
  view: View
  /** The five stalls as they are to be shown. */
  stalls: readonly (Card | null)[]
  text: BoardText
  language: Language
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
  const { view, stalls, text } = props
  const rounds = MAX_ROUNDS[seatsOf(view)] ?? 0
  return (
    <section class="md-market" aria-label={`${text.market}, ${text.round(view.round, rounds)}`}>
      <Awning />
      <div class="md-head">
        <h2>
          {text.market}{' '}
          <small>
            {text.round(view.round, rounds)}
            {view.wave > 1 && ` · ${text.wave(view.wave)}`}
          </small>
        </h2>
        <Piles view={view} text={text} />
      </div>
      <div class="md-stalls" data-rove data-zone="market">
        {stalls.map((card, slot) =>
          card === null ? (
            <span key={`slot ${slot}`} class="md-slot" aria-hidden="true">
              {text.empty}
            </span>
          ) : (
            <Stall key={card} card={card} {...props} />
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
  text,
  language,
  who,
  onTouch,
}: Props & { card: Card }) {
  const can = inviting.has(card)
  const chosen = picked === card || mine === card
  const pointing = hands.find(each => each.card === card)?.seats ?? []
  const names = text.and(pointing.map(seat => (seat === who.me ? text.you : who.name(seat))))
  const label = [
    cardLabel(card, text, language),
    can && text.mayTake,
    mine === card && text.chosenByMe,
    pointing.length > 0 && (pointing.length > 1 ? text.foughtOver(names) : text.pointedAt(names)),
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
      says={label}
      apart=" "
      pressed={picked === card || undefined}
      off={!can}
      onTouch={touched => onTouch(card, touched)}
    >
      <Paper card={card} language={language} piece />
      {pointing.length > 0 && (
        <span class="md-hands" style={{ '--n': pointing.length }}>
          {pointing.map((seat, at) => (
            <PointingHand key={seat} seat={seat} who={who} you={text.you} at={at} />
          ))}
        </span>
      )}
    </Piece>
  )
}

/** A card as a screen reader says it. */
export function cardLabel(card: Card, text: BoardText, language: Language): string {
  const facts = CARDS[card]
  if (!facts) return ''
  return text.card(
    facts.name[language],
    CATEGORY_NAMES[facts.category][language],
    facts.price,
    facts.text[language],
  )
}

/** What is left of the deck and what was discarded, as two small piles. */
function Piles({ view, text }: { view: View; text: BoardText }) {
  const gone = view.removed.length
  return (
    <p class="md-piles">
      <span class="heard">
        {[
          text.deck(view.deckSize),
          text.discards(view.discard.length),
          gone > 0 && text.destroyed(gone),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span class="md-pile deck" aria-hidden="true" data-nest={nestOf(view.market)}>
        {view.deckSize}
      </span>
      <span class="md-pile" aria-hidden="true" data-nest={nestOf(view.discard)}>
        {view.discard.length}
      </span>
      {gone > 0 && (
        <span class="md-pile torn" aria-hidden="true" data-nest={nestOf(view.removed)}>
          {gone}
        </span>
      )}
    </p>
  )
}

const nestOf = (cards: readonly (Card | null)[]) =>
  cards.flatMap(card => (card === null ? [] : pieceOf(card))).join(' ')
