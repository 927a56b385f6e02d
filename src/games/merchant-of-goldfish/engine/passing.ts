import type { Frozen, PlyContext, Refusal, Seat } from '../../../kernel/game.ts'
import { EXCHANGE_LIMIT, HIGHEST } from '../content/index.ts'
import { giveable, isEnough, takeable } from './exchange.ts'
import { enterHand, leaveHand } from './hand.ts'
import { ask, ENOUGH, GIVE, KEEP, TAKE } from './moves.ts'
import { refuse } from './refusals.ts'
import type { Event, Move, State } from './state.ts'
import { afterPass } from './trick.ts'

type Give = Extract<Move, { readonly type: 'give' }>
/** The lowest of these values, which are bits. */
const lowest = (values: number) => 31 - Math.clz32(values & -values)
type Take = Extract<Move, { readonly type: 'take' }>

/**
 * Swap nothing, or choose the next card to give; once one is given, also "enough". @rule GOL-21,
 * GOL-22, GOL-23
 */
export const giveCard = ask<'keep' | 'give' | 'enough'>({
  moves(state, seat) {
    const moves: (typeof KEEP | typeof ENOUGH | Give)[] = []
    if (state.owed === 0) moves.push(KEEP)
    else if (isEnough(state)) moves.push(ENOUGH)
    for (let values = giveable(state, seat); values > 0; values &= values - 1)
      moves.push(GIVE[lowest(values)])
    return moves
  },
  answers: {
    keep: {
      play: (state, seat, _move, ply) => completePass(state, seat, ply),
      refuse: () => refuse('GOL-22', 'exchange-begun'),
    },
    give: {
      play: (state, _seat, { value }) => {
        state.given[value]++
        state.owed += value
        state.last = value
      },
      refuse: refuseGive,
    },
    enough: {
      play: state => {
        state.phase = 'take'
        state.last = HIGHEST
      },
      refuse: ({ owed }) =>
        owed === 0
          ? refuse('GOL-22', 'none-given')
          : refuse('GOL-22', 'market-cannot-pay', { sum: owed }),
    },
  },
  other: (_state, _seat, { type }) =>
    type === 'take' ? refuse('GOL-22', 'give-first') : refuse('GOL-21', 'finish-pass'),
})

/** Choose the next market card to take, until the sums are equal. @rule GOL-22, GOL-24 */
export const takeCard = ask<'take'>({
  moves(state) {
    const moves: Take[] = []
    for (let values = takeable(state); values > 0; values &= values - 1)
      moves.push(TAKE[lowest(values)])
    return moves
  },
  answers: {
    take: {
      play: (state, seat, { value }, ply) => {
        state.taken[value]++
        state.owed -= value
        state.last = value
        if (state.owed === 0) completePass(state, seat, ply)
      },
      refuse: refuseTake,
    },
  },
  other: ({ owed }) => refuse('GOL-22', 'finish-exchange', { owed }),
})

/**
 * Cards given and taken change hands at the end of the step, all at once. @rule GOL-22, GOL-R6,
 * GOL-R22
 */
export function completePass(state: State, seat: Seat, ply: PlyContext<Event>): void {
  const gave: number[] = []
  const took: number[] = []
  for (let value = 1; value <= HIGHEST; value++) {
    const given = state.given[value]
    const taken = state.taken[value]
    if (given === 0 && taken === 0) continue
    leaveHand(state, seat, value, given)
    enterHand(state, seat, value, taken)
    state.market[value] += given - taken
    for (let copy = 0; copy < given; copy++) gave.push(value)
    for (let copy = 0; copy < taken; copy++) took.push(value)
    state.given[value] = 0
    state.taken[value] = 0
  }
  state.owed = 0
  state.last = HIGHEST
  state.passes++
  if (gave.length > 0) state.traded = true
  ply.emit({ type: 'passed', seat, gave, took, reveals: true })
  afterPass(state, seat, ply)
}

/** @rule GOL-22, GOL-23, GOL-R5 */
function refuseGive(state: Frozen<State>, seat: Seat, { value }: Give): Refusal {
  const have = state.hands[seat][value] - state.given[value]
  const sum = state.owed + value
  if (have < 1) return refuse('GOL-22', 'none-to-give', { value })
  if (sum > EXCHANGE_LIMIT) return refuse('GOL-23', 'over-limit', { sum })
  if (value > state.last) return refuse('GOL-R5', 'highest-first', { last: state.last })
  return refuse('GOL-22', 'market-cannot-pay', { sum })
}

/** @rule GOL-22, GOL-24, GOL-R5 */
function refuseTake(state: Frozen<State>, _seat: Seat, { value }: Take): Refusal {
  const { given, market, taken, owed, last } = state
  if (given[value] > 0) return refuse('GOL-R5', 'same-value', { value })
  if (market[value] - taken[value] < 1) return refuse('GOL-24', 'not-in-market', { value })
  if (value > owed) return refuse('GOL-22', 'too-much', { owed, value })
  if (value > last) return refuse('GOL-R5', 'highest-first', { last })
  return refuse('GOL-22', 'does-not-add-up', { owed, value })
}
