import type { Frozen, Refusal, Seat } from '../../../kernel/game.ts'
import { wantable } from './draft.ts'
import { refuse } from '../../../kit/refuse.ts'
import type { Card, Draft, DraftMove, State } from './state.ts'

/** @rule MTO-34 */
function whyNotGive(hand: readonly Card[], { give, want }: Frozen<Draft>, card: Card): Refusal {
  if (!hand.includes(card)) return refuse('MTO-34', 'not-in-hand', { card })
  if (give.includes(card)) return refuse('MTO-34', 'twice', { card })
  return want.length > 0 ? refuse('MTO-34', 'give-first') : refuse('MTO-34', 'low-first')
}

/** @rule MTO-34, MTO-35 */
function whyNotWant(
  state: Frozen<State>,
  seat: Seat,
  { to, give, want }: Frozen<Draft>,
  card: Card,
): Refusal {
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

/** Why a step of a draft is not offered. Dropping it always is. */
export function whyNotDraft(
  state: Frozen<State>,
  seat: Seat,
  draft: Frozen<Draft>,
  move: DraftMove,
): Refusal {
  if (move.type === 'give') return whyNotGive(state.hands[seat], draft, move.card)
  if (move.type === 'want') return whyNotWant(state, seat, draft, move.card)
  if (draft.give.length === 0) return refuse('MTO-34', 'give-something')
  const { least } = wantable(state, seat, draft.to, draft.give.length)
  return refuse('MTO-35', 'their-hand-full', { count: least - draft.want.length })
}
