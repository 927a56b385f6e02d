import { type CardSet, setOf } from '../engine/scoring.ts'
import type { Card, Move, State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import { gainOf, seenBy, typicalOf } from './exchange.ts'
import { LISTS } from './hope.ts'

/** Cards a bot lays open, for others to ask for. */
const DISPLAYED = 3
/** What a card must bring another, and may cost oneself, to be shown to them alone. */
const SPARED = 2

/** The cards of the seat that all the others know of. */
function openOf(state: Frozen<State>, seat: Seat): CardSet {
  let open = -1
  state.hands.forEach((_, other) => {
    if (other !== seat) open &= seenBy(state, other, seat)
  })
  return open
}

/**
 * The next card the seat shows: what another is seen to need, then what it can spare, then a list
 * of its own that lacks something, which asks for the missing card; null if it has shown enough.
 */
export function showingOf(state: Frozen<State>, seat: Seat): Move | null {
  if (state.hands.length === 2) return null
  const answer = neededCard(state, seat)
  if (answer !== null) return answer
  const open = openOf(state, seat)
  const card = spareCard(state, seat, open) ?? wish(state, seat, open)
  return card === null ? null : { type: 'reveal', card, to: 'all' }
}

/** A card to show to the one who is seen to need it. */
function neededCard(state: Frozen<State>, seat: Seat): Move | null {
  const gain = gainOf(state, seat)
  for (let to = 0; to < state.hands.length; to++) {
    if (to === seat) continue
    const seen = seenBy(state, to, seat)
    const holds = seenBy(state, seat, to)
    for (const card of state.hands[seat]) {
      if ((seen & (1 << card)) !== 0 || gain(1 << card, 0) < -SPARED) continue
      if (completes(holds, card)) return { type: 'reveal', card, to }
    }
  }
  return null
}

/** Whether the card is on a list among these cards. */
function completes(seen: CardSet, card: Card): boolean {
  return LISTS.some(list => (seen & (1 << list.card)) !== 0 && (list.needs & (1 << card)) !== 0)
}

/** What another hand typically has more use for than the seat's own. */
function spareCard(state: Frozen<State>, seat: Seat, open: CardSet): Card | null {
  const hand = state.hands[seat]
  if (hand.filter(card => (open & (1 << card)) !== 0).length >= DISPLAYED) return null
  const gain = gainOf(state, seat)
  const spare = (card: Card) => typicalOf(1 << card) + gain(1 << card, 0)
  const goods = hand.filter(card => (open & (1 << card)) === 0 && spare(card) > 0)
  return goods.sort((a, b) => spare(b) - spare(a))[0] ?? null
}

/** A list of the seat's that has some of its cards, not all. */
function wish(state: Frozen<State>, seat: Seat, open: CardSet): Card | null {
  const hand = setOf(state.hands[seat])
  const list = LISTS.find(({ card, needs }) => {
    return (hand & ~open & (1 << card)) !== 0 && (needs & hand) !== 0 && (needs & ~hand) !== 0
  })
  return list?.card ?? null
}
