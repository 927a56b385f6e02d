import type { Seat, PlyContext } from '../../../kernel/game.ts'
import { insert, remove } from './cards.ts'
import { canBeSent } from './draft.ts'
import type { Card, Event, Offer, State } from './state.ts'

/** Takes an open offer off the table; a draft that answers it goes on as an offer of its own. */
function close(state: State, id: number): void {
  state.offers = state.offers.filter(offer => offer.id !== id)
  for (const draft of state.drafts) if (draft?.answers === id) draft.answers = 0
}

/** @rule MTO-40 */
export function withdraw(
  state: State,
  { id, from, to }: Offer,
  how: 'declined' | 'cancelled',
  ply: PlyContext<Event>,
): void {
  close(state, id)
  ply.emit({ type: how, offer: id, from, to, reveals: true })
}

/** @rule MTO-45, MTO-R32 */
export function unvote(state: State, seat: Seat, paid: boolean, ply: PlyContext<Event>): void {
  state.votes[seat] = false
  ply.emit({ type: 'unvoted', seat, paid, reveals: true })
}

/** @rule MTO-34, MTO-36, MTO-41, MTO-42, MTO-45 */
export function send(state: State, seat: Seat, ply: PlyContext<Event>): void {
  const draft = state.drafts[seat]
  if (draft === null) throw new Error('An offer is sent that nobody has drafted.')
  const { to, give, want, answers } = draft
  const replaces = state.offers.find(offer => offer.from === seat && offer.to === to)?.id ?? 0
  state.drafts[seat] = null
  for (const id of [replaces, answers]) if (id !== 0) close(state, id)
  if (state.votes[seat]) unvote(state, seat, false, ply)
  const id = state.nextOffer++
  state.offersLeft[seat]--
  state.offers.push({ id, from: seat, to, give, want })
  const numbers = { gives: give.length, wants: want.length, give: [...give], want: [...want] }
  ply.emit({
    type: 'offered',
    offer: id,
    from: seat,
    to,
    ...numbers,
    answers,
    replaces,
    reveals: true,
  })
}

/** Cards leave a hand for another, unseen by the rest. */
function handOver(state: State, from: Seat, to: Seat, cards: readonly Card[]): void {
  for (const card of cards) {
    remove(state.hands[from], card)
    insert(state.hands[to], card)
  }
  state.shown = state.shown.filter(({ card }) => !cards.includes(card))
}

/** @rule MTO-37, MTO-38, MTO-39, MTO-R31 */
export function trade(
  state: State,
  { id, from, to, give, want }: Offer,
  ply: PlyContext<Event>,
): void {
  handOver(state, from, to, give)
  handOver(state, to, from, want)
  // Others no longer know what of it is still there.
  state.known[from] = []
  state.known[to] = []
  const touched = (seat: Seat) => seat === from || seat === to
  for (const offer of state.offers.filter(each => touched(each.from) || touched(each.to)))
    close(state, offer.id)
  state.votes.fill(false)
  state.drafts = state.drafts.map((draft, seat) =>
    draft !== null && canBeSent(state, seat, draft) ? draft : null,
  )
  const numbers = { gives: give.length, wants: want.length, give: [...give], want: [...want] }
  ply.emit({ type: 'traded', offer: id, from, to, ...numbers, reveals: true })
}

/** @rule MTO-43, MTO-R28 */
export function reveal(
  state: State,
  seat: Seat,
  card: Card,
  to: Seat | 'all',
  ply: PlyContext<Event>,
): void {
  const old = state.shown.find(other => other.card === card)
  const others = state.hands.map((_, other) => other).filter(other => other !== seat)
  const seen =
    to === 'all' ? others : others.filter(other => other === to || old?.to.includes(other))
  const rest = state.shown.filter(other => other !== old)
  state.shown = [...rest, { card, to: seen, open: to === 'all' }].sort((a, b) => a.card - b.card)
  ply.emit({ type: 'revealed', seat, to, card, reveals: true })
}

/** The open offer of this number. */
export function offerOf(state: State, id: number): Offer {
  const offer = state.offers.find(each => each.id === id)
  if (offer === undefined) throw new Error(`There is no open offer ${id}.`)
  return offer
}
