import type { Frozen, Seat, PlyContext } from '../../../kernel/game.ts'
import { insert, remove } from './cards.ts'
import { canBeSent, draftMoves } from './draft.ts'
import { endIfDone } from './final.ts'
import type { Card, DraftMove, Event, Move, Offer, OpenMove, State } from './state.ts'
import {
  ACCEPT,
  ADDRESS,
  CANCEL,
  COUNTER,
  DECLINE,
  REVEAL,
  REVEAL_TO_ALL,
  UNVOTE,
  VOTE,
} from './tables.ts'

/** Everything a seat may do in the final phase, draft by draft. @rule MTO-33 */
export function finalMoves(state: Frozen<State>, seat: Seat): Move[] {
  const draft = state.drafts[seat]
  return draft === null ? openMoves(state, seat) : draftMoves(state, seat, draft)
}

function openMoves(state: Frozen<State>, seat: Seat): Move[] {
  const moves: Move[] = []
  const hand = state.hands[seat]
  const offering = state.offersLeft[seat] > 0 && hand.length > 0
  for (const { id, from, to, want } of state.offers) {
    if (to === seat) {
      if (want.every(card => hand.includes(card))) moves.push(ACCEPT[id])
      moves.push(DECLINE[id])
      if (offering) moves.push(COUNTER[id])
    } else if (from === seat) moves.push(CANCEL[id])
  }
  const seats = state.hands.length
  if (offering) for (let to = 0; to < seats; to++) if (to !== seat) moves.push(ADDRESS[to])
  for (const card of hand) revealMoves(state, seat, card, moves)
  if (!state.votes[seat]) moves.push(VOTE)
  else if (state.offersLeft[seat] > 0) moves.push(UNVOTE)
  return moves
}

/** @rule MTO-43 */
function revealMoves(state: Frozen<State>, seat: Seat, card: Card, moves: Move[]): void {
  const shown = state.shown.find(other => other.card === card)
  let anybody = false
  for (let to = 0; to < state.hands.length; to++) {
    if (to === seat || shown?.to.includes(to)) continue
    moves.push(REVEAL[card][to])
    anybody = true
  }
  if (anybody) moves.push(REVEAL_TO_ALL[card])
}

/** Takes an open offer off the table; a draft that answers it goes on as an offer of its own. */
function close(state: State, id: number): void {
  state.offers = state.offers.filter(offer => offer.id !== id)
  for (const draft of state.drafts) if (draft?.answers === id) draft.answers = 0
}

/** @rule MTO-40 */
function withdraw(
  state: State,
  { id, from, to }: Offer,
  how: 'declined' | 'cancelled',
  ply: PlyContext<Event>,
): void {
  close(state, id)
  ply.emit({ type: how, offer: id, from, to, reveals: true })
}

/** @rule MTO-45, MTO-R32 */
function unvote(state: State, seat: Seat, paid: boolean, ply: PlyContext<Event>): void {
  state.votes[seat] = false
  ply.emit({ type: 'unvoted', seat, paid, reveals: true })
}

/** @rule MTO-34, MTO-36, MTO-41, MTO-42, MTO-45 */
function send(state: State, seat: Seat, ply: PlyContext<Event>): void {
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
function trade(state: State, { id, from, to, give, want }: Offer, ply: PlyContext<Event>): void {
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
function reveal(
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

function offerOf(state: State, id: number): Offer {
  const offer = state.offers.find(each => each.id === id)
  if (offer === undefined) throw new Error(`There is no open offer ${id}.`)
  return offer
}

/** Moves that change nothing but the own draft, and tell nobody anything. @rule MTO-34 */
function edit(state: State, seat: Seat, move: Exclude<DraftMove, { readonly type: 'send' }>): void {
  if (move.type === 'drop') state.drafts[seat] = null
  else state.drafts[seat]?.[move.type].push(move.card)
}

/** @rule MTO-33, MTO-47 */
export function playFinal(
  state: State,
  seat: Seat,
  move: DraftMove | OpenMove,
  ply: PlyContext<Event>,
): void {
  switch (move.type) {
    case 'give':
    case 'want':
    case 'drop':
      return edit(state, seat, move)
    case 'address':
      state.drafts[seat] = { to: move.to, give: [], want: [], answers: 0 }
      return
    case 'counter':
      state.drafts[seat] = {
        to: offerOf(state, move.offer).from,
        give: [],
        want: [],
        answers: move.offer,
      }
      return
    case 'reveal':
      return reveal(state, seat, move.card, move.to, ply)
    case 'send':
      return send(state, seat, ply)
    case 'accept':
      trade(state, offerOf(state, move.offer), ply)
      break
    case 'decline':
    case 'cancel':
      withdraw(
        state,
        offerOf(state, move.offer),
        move.type === 'decline' ? 'declined' : 'cancelled',
        ply,
      )
      break
    case 'vote':
      state.votes[seat] = true
      ply.emit({ type: 'voted', seat, reveals: true })
      break
    case 'unvote':
      unvote(state, seat, true, ply)
      state.offersLeft[seat]--
  }
  endIfDone(state, ply)
}
