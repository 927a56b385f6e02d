import type { Frozen, PlyContext, Refusal, Seat } from '../../../kernel/game.ts'
import { HIGHEST } from '../content/index.ts'
import { giveable } from './exchange.ts'
import { leaveHand } from './hand.ts'
import { ask, PASS, PLAY } from './moves.ts'
import { completePass } from './passing.ts'
import { refuse } from './refusals.ts'
import type { Event, Move, State } from './state.ts'
import { afterPlay } from './trick.ts'

type Play = Extract<Move, { readonly type: 'play' }>

/** Play, or pass. @rule GOL-12 */
export const playOrPass = ask<'play' | 'pass'>({
  moves: (state, seat) => (state.count === 0 ? leads(state, seat) : follows(state, seat)),
  answers: {
    play: { play: playSet, refuse: refusePlay },
    pass: {
      play: (state, seat, _move, ply) => {
        if (giveable(state, seat, true) === 0) completePass(state, seat, ply)
        else state.phase = 'give'
      },
      refuse: () => refuse('GOL-13', 'must-lead'),
    },
  },
  other: (_state, _seat, { type }) =>
    type === 'collect' || type === 'decline'
      ? refuse('GOL-28', 'no-trick-won')
      : refuse('GOL-21', 'pass-first'),
})

/** Any set, into an empty play area. @rule GOL-13, GOL-14 */
function leads(state: Frozen<State>, seat: Seat): Play[] {
  const hand = state.hands[seat]
  const moves: Play[] = []
  for (let value = 1; value <= HIGHEST; value++)
    for (let count = 1; count <= hand[value]; count++) moves.push(PLAY[value][count])
  return moves
}

/** More of the same value, as many of a higher one, or pass. @rule GOL-15, GOL-16, GOL-17 */
function follows(state: Frozen<State>, seat: Seat): (Play | typeof PASS)[] {
  const hand = state.hands[seat]
  const { count } = state
  const moves: (Play | typeof PASS)[] = []
  for (let more = count + 1; more <= hand[state.value]; more++) moves.push(PLAY[state.value][more])
  for (let value = state.value + 1; value <= HIGHEST; value++)
    if (hand[value] >= count) moves.push(PLAY[value][count])
  moves.push(PASS)
  return moves
}

/** @rule GOL-14, GOL-19 */
function playSet(state: State, seat: Seat, { value, count }: Play, ply: PlyContext<Event>): void {
  const lead = state.count === 0
  state.discard[state.value] += state.count
  leaveHand(state, seat, value, count)
  state.value = value
  state.count = count
  state.owner = seat
  state.seeded = false
  state.passes = 0
  state.traded = false
  ply.emit({ type: 'played', seat, value, count, lead, reveals: true })
  afterPlay(state, seat, ply)
}

/** @rule GOL-14, GOL-16, GOL-17, GOL-18 */
function refusePlay(state: Frozen<State>, seat: Seat, { value, count }: Play): Refusal {
  const have = state.hands[seat][value]
  if (have < count) return refuse('GOL-14', 'not-in-hand', { value, count, have })
  const inPlay = { value: state.value, count: state.count }
  if (value === state.value) return refuse('GOL-17', 'more-copies', inPlay)
  if (value < state.value) return refuse('GOL-16', 'not-higher', inPlay)
  return count > state.count
    ? refuse('GOL-18', 'higher-and-more', inPlay)
    : refuse('GOL-16', 'same-number', inPlay)
}
