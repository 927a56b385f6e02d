import type { Frozen, Refusal, Seat } from '../../../kernel/game.ts'
import { same } from '../../../kernel/json.ts'
import { refuse } from '../../../kit/refuse.ts'
import { EXCHANGE_LIMIT, HIGHEST } from '../content/index.ts'
import { turns } from './moves.ts'
import type { Move, PhaseName, State } from './state.ts'

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1
const isCard = (value: unknown): value is number => isCount(value) && value <= HIGHEST

/** A move in the game's words, whatever its numbers; null for anything else. */
function asMove(move: unknown): Move | null {
  if (typeof move !== 'object' || move === null) return null
  const { type, value, count } = move as { type?: unknown; value?: unknown; count?: unknown }
  switch (type) {
    case 'play':
      return isCard(value) && isCount(count) ? { type, value, count } : null
    case 'give':
    case 'take':
    case 'collect':
      return isCard(value) ? { type, value } : null
    case 'pass':
    case 'keep':
    case 'enough':
    case 'decline':
      return { type }
    default:
      return null
  }
}

/** The question to which a move is an answer. */
const ASKED_IN: { readonly [type in Move['type']]: PhaseName } = {
  play: 'turn',
  pass: 'turn',
  keep: 'give',
  give: 'give',
  enough: 'give',
  take: 'take',
  collect: 'collect',
  decline: 'collect',
}

/** Right answer, wrong moment: what is asked instead. */
function wrongMoment(state: Frozen<State>, move: Move): Refusal {
  switch (state.phase) {
    case 'collect':
      return refuse('GOL-28', 'collect-first')
    case 'give':
      return refuse(
        move.type === 'take' ? 'GOL-22' : 'GOL-21',
        move.type === 'take' ? 'give-first' : 'finish-pass',
      )
    case 'take':
      return refuse('GOL-22', 'finish-exchange', { owed: state.owed })
    default:
      return ASKED_IN[move.type] === 'collect'
        ? refuse('GOL-28', 'no-trick-won')
        : refuse('GOL-21', 'pass-first')
  }
}

/** @rule GOL-14, GOL-16, GOL-17, GOL-18 */
function whyNotPlay(state: Frozen<State>, seat: Seat, value: number, count: number): Refusal {
  const have = state.hands[seat][value]
  if (have < count) return refuse('GOL-14', 'not-in-hand', { value, count, have })
  const inPlay = { value: state.value, count: state.count }
  if (value === state.value) return refuse('GOL-17', 'more-copies', inPlay)
  if (value < state.value) return refuse('GOL-16', 'not-higher', inPlay)
  return count > state.count
    ? refuse('GOL-18', 'higher-and-more', inPlay)
    : refuse('GOL-16', 'same-number', inPlay)
}

/** @rule GOL-22, GOL-23, GOL-R5 */
function whyNotGive(state: Frozen<State>, seat: Seat, value: number): Refusal {
  const have = state.hands[seat][value] - state.given[value]
  if (have < 1) return refuse('GOL-22', 'none-to-give', { value })
  if (state.owed + value > EXCHANGE_LIMIT)
    return refuse('GOL-23', 'over-limit', { sum: state.owed + value })
  if (value > state.last) return refuse('GOL-R5', 'highest-first', { last: state.last })
  return refuse('GOL-22', 'market-cannot-pay', { sum: state.owed + value })
}

/** @rule GOL-22, GOL-24, GOL-R5 */
function whyNotTake(state: Frozen<State>, value: number): Refusal {
  if (state.given[value] > 0) return refuse('GOL-R5', 'same-value', { value })
  if (state.market[value] - state.taken[value] < 1)
    return refuse('GOL-24', 'not-in-market', { value })
  if (value > state.owed) return refuse('GOL-22', 'too-much', { owed: state.owed, value })
  if (value > state.last) return refuse('GOL-R5', 'highest-first', { last: state.last })
  return refuse('GOL-22', 'does-not-add-up', { owed: state.owed, value })
}

/** Why a move with the right answer at the right moment is not offered. */
function whyNot(state: Frozen<State>, seat: Seat, move: Move): Refusal {
  switch (move.type) {
    case 'play':
      return whyNotPlay(state, seat, move.value, move.count)
    case 'pass':
      return refuse('GOL-13', 'must-lead')
    case 'give':
      return whyNotGive(state, seat, move.value)
    case 'take':
      return whyNotTake(state, move.value)
    case 'collect':
      return refuse('GOL-R13', 'not-in-market', { value: move.value })
    case 'keep':
      return refuse('GOL-22', 'exchange-begun')
    case 'enough':
      return state.owed === 0
        ? refuse('GOL-22', 'none-given')
        : refuse('GOL-22', 'market-cannot-pay', { sum: state.owed })
    case 'decline':
      return refuse('GOL-28', 'no-trick-won')
  }
}

/** Which rule forbids the move; null exactly if `legal` offers it. */
export function explain(state: Frozen<State>, seat: Seat, move: unknown): Refusal | null {
  if (turns.legal(state, seat).some(offer => same(offer, move))) return null
  if (state.phase === 'over') return refuse('GOL-36', 'over')
  const meant = asMove(move)
  if (meant === null || !same(meant, move)) return refuse('GOL-12', 'no-such-move')
  if (state.sizes[seat] === 0) return refuse('GOL-34', 'out')
  if (seat !== state.turn) return refuse('GOL-11', 'not-your-turn')
  return ASKED_IN[meant.type] === state.phase
    ? whyNot(state, seat, meant)
    : wrongMoment(state, meant)
}
