import type { Frozen, Refusal, Seat } from '../../../kernel/game.ts'
import { CARDS } from '../content/index.ts'
import { last, wantable, wantableAbove } from './draft.ts'
import { ask, DROP, GIVE, SEND, WANT } from './moves.ts'
import { refuse } from './refusals.ts'
import type { Card, DraftMove, Move, State } from './state.ts'
import { send } from './trade.ts'

/** The next step of an offer that is being put together. @rule MTO-34, MTO-35 */
export const draftOffer = ask<DraftMove['type']>({
  moves: draftMoves,
  answers: {
    give: {
      play: (state, seat, { card }) => void draftOf(state, seat).give.push(card),
      refuse: refuseGive,
    },
    want: {
      play: (state, seat, { card }) => void draftOf(state, seat).want.push(card),
      refuse: refuseWant,
    },
    send: {
      play: (state, seat, _move, ply) => send(state, seat, ply),
      refuse: refuseSend,
    },
    drop: { play: (state, seat) => void (state.drafts[seat] = null) },
  },
  other: (_state, _seat, move) => afterRounds(move) ?? refuse('MTO-34', 'finish-draft'),
})

/** Why an answer of the rounds is refused in the final phase; null for all else. @rule MTO-32 */
export function afterRounds({ type }: Move): Refusal | null {
  return ROUND_ANSWERS.includes(type) ? refuse('MTO-32', 'rounds-over') : null
}
const ROUND_ANSWERS: readonly Move['type'][] = ['pick', 'pass', 'hold', 'cede', 'leave', 'juice']

/** This seat's draft; the question is asked only where there is one. */
function draftOf<A>({ drafts }: { readonly drafts: readonly (A | null)[] }, seat: Seat): A {
  const draft = drafts[seat]
  if (draft === null) throw new Error(`Seat ${seat} has no draft.`)
  return draft
}

function draftMoves(state: Frozen<State>, seat: Seat): DraftMove[] {
  const { to, give, want } = draftOf(state, seat)
  const hand = state.hands[seat]
  const moves: DraftMove[] = []
  if (want.length === 0) for (const card of hand) if (card > last(give)) moves.push(GIVE[card])
  if (give.length > 0) {
    const { least, most } = wantable(state, seat, to, give.length)
    const more = least - want.length - 1
    for (let card = last(want) + 1; want.length < most && card < CARDS.length; card++) {
      if (!hand.includes(card) && wantableAbove(hand, card) >= more) moves.push(WANT[card])
    }
    if (want.length >= least) moves.push(SEND)
  }
  moves.push(DROP)
  return moves
}

/** @rule MTO-34 */
function refuseGive(state: Frozen<State>, seat: Seat, { card }: { readonly card: Card }): Refusal {
  const { give, want } = draftOf(state, seat)
  if (!state.hands[seat].includes(card)) return refuse('MTO-34', 'not-in-hand', { card })
  if (give.includes(card)) return refuse('MTO-34', 'twice', { card })
  return want.length > 0 ? refuse('MTO-34', 'give-first') : refuse('MTO-34', 'low-first')
}

/** @rule MTO-34, MTO-35 */
function refuseWant(state: Frozen<State>, seat: Seat, { card }: { readonly card: Card }): Refusal {
  const { to, give, want } = draftOf(state, seat)
  if (give.length === 0) return refuse('MTO-34', 'give-something')
  if (state.hands[seat].includes(card)) return refuse('MTO-34', 'own-card', { card })
  if (want.includes(card)) return refuse('MTO-34', 'twice', { card })
  const { least, most } = wantable(state, seat, to, give.length)
  const theirs = state.hands[to].length
  if (want.length >= theirs) return refuse('MTO-35', 'wants-too-many', { count: theirs })
  if (want.length >= most) return refuse('MTO-35', 'over-limit')
  if (want.length > 0 && card < want[want.length - 1]) return refuse('MTO-34', 'low-first')
  return refuse('MTO-35', 'want-lower-first', { count: least - want.length })
}

/** @rule MTO-34, MTO-35 */
function refuseSend(state: Frozen<State>, seat: Seat): Refusal {
  const { to, give, want } = draftOf(state, seat)
  if (give.length === 0) return refuse('MTO-34', 'give-something')
  const { least } = wantable(state, seat, to, give.length)
  return refuse('MTO-35', 'their-hand-full', { count: least - want.length })
}
