import type { Frozen, Seat, PlyContext } from '../../../../kernel/game.ts'
import { addTo, noCounts, total } from '../../../../kit/counts.ts'
import { take } from '../bag.ts'
import type { Guilt } from '../events.ts'
import type { Event, State } from '../state.ts'

/** The seat draws so many Corruption cards, or as many as there are. @rule COV-35, COV-R25 */
export function drawCorruption(
  state: State,
  seat: Seat,
  count: number,
  ply: PlyContext<Event>,
  why: Guilt = 'own',
): void {
  const drawn = noCounts(state.corruptionDeck.length - 1)
  let got = 0
  for (; got < count; got++) {
    if (total(state.corruptionDeck) === 0 && !reshuffle(state, ply)) break
    drawn[take(state.corruptionDeck, ply.rng)]++
  }
  if (got === 0) return
  addTo(state.players[seat].corruption, drawn)
  ply.emit({ type: 'corrupted', seat, why, count: got, cards: drawn, reveals: true })
}

/** The discards of all become the deck; false if there are none. */
function reshuffle(state: State, ply: PlyContext<Event>): boolean {
  for (const { tossed } of state.players) {
    addTo(state.corruptionDeck, tossed)
    tossed.fill(0)
  }
  const count = total(state.corruptionDeck)
  if (count > 0) ply.emit({ type: 'reshuffled', count })
  return count > 0
}

/** The seat puts one of its cards face down on the discard pile. @rule COV-95, COV-R47 */
export function discardCorruption(
  state: State,
  seat: Seat,
  card: number,
  ply: PlyContext<Event>,
): void {
  const { corruption, tossed } = state.players[seat]
  corruption[card]--
  tossed[card]++
  ply.emit({ type: 'discarded', seat, card })
}

export function corruptionCount(state: Frozen<State>, seat: Seat): number {
  return total(state.players[seat].corruption)
}
