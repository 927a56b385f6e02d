import type { Frozen, Refusal, Seat } from '../../../kernel/game.ts'
import { afterRounds } from './drafting.ts'
import { endIfDone } from './final.ts'
import {
  ACCEPT,
  ADDRESS,
  ask,
  CANCEL,
  COUNTER,
  DECLINE,
  REVEAL,
  REVEAL_TO_ALL,
  UNVOTE,
  VOTE,
} from './moves.ts'
import { refuse } from './refusals.ts'
import type { Card, Offer, OpenMove, State } from './state.ts'
import { offerOf, reveal, trade, unvote, withdraw } from './trade.ts'

/**
 * In the final phase anybody may begin an offer, answer one, show a card or vote, at any time.
 * @rule MTO-33, MTO-47
 */
export const tradeOpenly = ask<OpenMove['type']>({
  moves: openMoves,
  answers: {
    address: {
      play: (state, seat, { to }) => begin(state, seat, to, 0),
      refuse: (state, seat, { to }) =>
        refuseSeat('MTO-34', state, seat, to) ?? noOffer(state, seat),
    },
    counter: {
      play: (state, seat, { offer }) => begin(state, seat, offerOf(state, offer).from, offer),
      refuse: (state, seat, { offer }) =>
        refuseTarget('MTO-41', state, seat, offer) ?? noOffer(state, seat),
    },
    accept: {
      play: (state, _seat, { offer }, ply) => {
        trade(state, offerOf(state, offer), ply)
        endIfDone(state, ply)
      },
      refuse: (state, seat, { offer }) =>
        refuseTarget('MTO-37', state, seat, offer) ??
        refuse('MTO-37', 'not-held', { card: missingCard(state, seat, offer) }),
    },
    decline: {
      play: (state, _seat, { offer }, ply) => {
        withdraw(state, offerOf(state, offer), 'declined', ply)
        endIfDone(state, ply)
      },
      refuse: (state, seat, { offer }) =>
        refuseTarget('MTO-40', state, seat, offer) ?? refuse('MTO-40', 'not-to-you'),
    },
    cancel: {
      play: (state, _seat, { offer }, ply) => {
        withdraw(state, offerOf(state, offer), 'cancelled', ply)
        endIfDone(state, ply)
      },
      refuse: (state, _seat, { offer }) =>
        openOffer(state, offer) === undefined
          ? refuse('MTO-40', 'not-open', { offer })
          : refuse('MTO-40', 'not-yours'),
    },
    reveal: {
      play: (state, seat, { card, to }, ply) => reveal(state, seat, card, to, ply),
      refuse: refuseReveal,
    },
    vote: {
      play: (state, seat, _move, ply) => {
        state.votes[seat] = true
        ply.emit({ type: 'voted', seat, reveals: true })
        endIfDone(state, ply)
      },
      refuse: () => refuse('MTO-44', 'voted'),
    },
    unvote: {
      play: (state, seat, _move, ply) => {
        unvote(state, seat, true, ply)
        state.offersLeft[seat]--
        endIfDone(state, ply)
      },
      refuse: (state, seat) =>
        state.votes[seat] ? refuse('MTO-42', 'no-offers-left') : refuse('MTO-45', 'not-voted'),
    },
  },
  other: (_state, _seat, move) => afterRounds(move) ?? refuse('MTO-34', 'no-draft'),
})

function openMoves(state: Frozen<State>, seat: Seat): OpenMove[] {
  const moves: OpenMove[] = []
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
function revealMoves(state: Frozen<State>, seat: Seat, card: Card, moves: OpenMove[]): void {
  const shown = state.shown.find(other => other.card === card)
  let anybody = false
  for (let to = 0; to < state.hands.length; to++) {
    if (to === seat || shown?.to.includes(to)) continue
    moves.push(REVEAL[card][to])
    anybody = true
  }
  if (anybody) moves.push(REVEAL_TO_ALL[card])
}

/** Begins a draft, which nobody else knows of. @rule MTO-34, MTO-41 */
function begin(state: State, seat: Seat, to: Seat, answers: number): void {
  state.drafts[seat] = { to, give: [], want: [], answers }
}

function openOffer(state: Frozen<State>, id: number): Frozen<Offer> | undefined {
  return state.offers.find(offer => offer.id === id)
}

/** The first card wanted in this offer that the seat does not hold. */
function missingCard(state: Frozen<State>, seat: Seat, id: number): Card {
  return openOffer(state, id)?.want.find(card => !state.hands[seat].includes(card)) ?? 0
}

/** Why this seat cannot make an offer. @rule MTO-34, MTO-42 */
function noOffer(state: Frozen<State>, seat: Seat): Refusal {
  return state.hands[seat].length === 0
    ? refuse('MTO-34', 'nothing-to-give')
    : refuse('MTO-42', 'no-offers-left')
}

/** Why this seat cannot answer that offer at all; null if it may. @rule MTO-37, MTO-40, MTO-41 */
function refuseTarget(rule: string, state: Frozen<State>, seat: Seat, id: number): Refusal | null {
  const offer = openOffer(state, id)
  if (offer === undefined) return refuse(rule, 'not-open', { offer: id })
  return offer.to === seat ? null : refuse(rule, 'not-to-you')
}

/** Why a move cannot be meant for that player; null if it can. */
function refuseSeat(rule: string, state: Frozen<State>, seat: Seat, to: Seat): Refusal | null {
  if (to === seat) return refuse(rule, 'to-yourself')
  return to >= state.hands.length ? refuse(rule, 'no-such-player') : null
}

/** @rule MTO-43 */
function refuseReveal(
  state: Frozen<State>,
  seat: Seat,
  { card, to }: { readonly card: Card; readonly to: Seat | 'all' },
): Refusal {
  if (!state.hands[seat].includes(card)) return refuse('MTO-43', 'not-in-hand', { card })
  const wrong = to === 'all' ? null : refuseSeat('MTO-43', state, seat, to)
  return wrong ?? refuse('MTO-43', 'nobody-new', { card })
}
