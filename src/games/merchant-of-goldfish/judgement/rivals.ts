import type { Frozen, Seat } from '../../../kernel/game.ts'
import { HIGHEST } from '../content/index.ts'
import type { State } from '../engine/state.ts'
import { AT, HIGH } from './inputs.ts'
import { holds, type CardOdds } from './card-odds.ts'

/** What stands between a seat and being out first: the hands of those still playing. */
export function readRivals(
  cardOdds: CardOdds,
  state: Frozen<State>,
  seat: Seat,
  sees: boolean,
  out: Float32Array,
): void {
  const { sizes } = state
  const mine = sizes[seat]
  let [least, second, sum, rivals, ahead, one, two] = [99, 99, 0, 0, 0, 0, 0]
  let [control, strongest] = [0, 0]
  for (let other = 0; other < sizes.length; other++) {
    const size = sizes[other]
    if (other === seat || size === 0) continue
    rivals++
    sum += size
    if (size < mine) ahead++
    if (size === 1) one++
    if (size === 2) two++
    if (size < least) {
      second = least
      least = size
    } else if (size < second) second = size
    if (!sees) continue
    const strength = strengthOf(cardOdds, other)
    control += strength
    if (strength > strongest) strongest = strength
  }
  if (rivals === 0) return
  out[AT['rivals/least']] = 1 / least
  out[AT['rivals/second']] = rivals > 1 ? 1 / second : 0
  out[AT['rivals/mean']] = (mine - sum / rivals) / 8
  out[AT['rivals/ahead']] = ahead / 4
  out[AT['rivals/one']] = one / 2
  out[AT['rivals/two']] = two / 2
  out[AT['rivals/next']] = 1 / sizeAfter(state, seat)
  out[AT['rivals/control']] = control / 6
  out[AT['rivals/strongest']] = strongest / 4
}

/** High cards that this seat is likely to hold. */
function strengthOf(cardOdds: CardOdds, seat: Seat): number {
  let strength = 0
  for (let value = HIGH; value <= HIGHEST; value++)
    strength += holds(cardOdds, seat, value, 1) + holds(cardOdds, seat, value, 2)
  return strength
}

/** The cards of the next seat that still plays. */
function sizeAfter({ sizes }: Frozen<State>, seat: Seat): number {
  let next = seat
  do next = next + 1 === sizes.length ? 0 : next + 1
  while (sizes[next] === 0)
  return sizes[next]
}
