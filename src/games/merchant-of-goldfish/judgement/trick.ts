import type { Frozen, Seat } from '../../../kernel/game.ts'
import { HIGHEST } from '../content/index.ts'
import type { State } from '../engine/state.ts'
import { COPIES, STRENGTH } from '../insight/burden.ts'
import { AT } from './inputs.ts'
import { beats, type CardOdds, stands } from './card-odds.ts'

/** How a seat stands in the trick: whose it is, whether it lasts, and whether it can be beaten. */
export function readTrick(
  cardOdds: CardOdds,
  state: Frozen<State>,
  seat: Seat,
  sees: boolean,
  out: Float32Array,
): void {
  const { turn, owner, value, count } = state
  out[AT['trick/away']] = turnsUntil(state, seat) / 5
  if (count === 0) {
    out[AT['trick/won']] = state.phase === 'collect' && turn === seat ? 1 : 0
    out[AT['trick/lead']] = state.phase !== 'collect' && turn === seat ? 1 : 0
    return
  }
  const lasts = sees ? chanceToLast(cardOdds, state, seat) : 0
  out[AT['trick/answers']] = answersLeft(state) / 5
  if (owner === seat) {
    out[AT['trick/mine']] = 1
    out[AT['trick/mineStands']] = lasts
    out[AT['trick/mineStrength']] = STRENGTH[value * COPIES + count]
    return
  }
  out[AT['trick/turn']] = turn === seat ? 1 : 0
  out[AT['trick/otherStands']] = lasts
  // Who leads with few cards left is soon out.
  if (state.sizes[owner] > 0) out[AT['trick/danger']] = lasts / state.sizes[owner]
  out[AT['trick/height']] = value / HIGHEST
  out[AT['trick/single']] = count === 1 ? 1 : 0
  out[AT['trick/pair']] = count === 2 ? 1 : 0
  if (!sees) return
  out[AT['trick/beats']] = beats(cardOdds, seat, value, count)
  out[AT['trick/regains']] = bestAnswer(cardOdds, state.hands[seat], value, count)
}

/** How many turns of others come before this seat's. */
function turnsUntil({ sizes, turn }: Frozen<State>, seat: Seat): number {
  let turns = 0
  for (let at = turn; at !== seat; at = at + 1 === sizes.length ? 0 : at + 1)
    if (sizes[at] > 0) turns++
  return turns
}

/** How many seats may still answer what is in play. */
function answersLeft({ sizes, out, owner, passes }: Frozen<State>): number {
  const active = sizes.length - out.length
  return (sizes[owner] > 0 ? active - 1 : active) - passes
}

/** The chance that no seat but this one beats what is in play, of those that have not passed yet. */
function chanceToLast(cardOdds: CardOdds, state: Frozen<State>, seat: Seat): number {
  const { sizes, value, count } = state
  let left = answersLeft(state)
  let chance = 1
  for (let at = state.turn; left > 0; at = at + 1 === sizes.length ? 0 : at + 1) {
    if (sizes[at] === 0) continue
    left--
    if (at !== seat) chance *= 1 - beats(cardOdds, at, value, count)
  }
  return chance
}

/** The best chance of an answer to what is in play to stand. */
function bestAnswer(
  cardOdds: CardOdds,
  hand: readonly number[],
  value: number,
  count: number,
): number {
  let best = hand[value] > count ? stands(cardOdds, value, hand[value]) : 0
  for (let higher = value + 1; higher <= HIGHEST; higher++)
    if (hand[higher] >= count) best = Math.max(best, stands(cardOdds, higher, count))
  return best
}
