import type { PlyContext } from '../../../../kernel/game.ts'
import type { TileFacts } from '../../content/compile.ts'
import { after } from './effects.ts'
import { coinsOn, SIZE, WHITE } from '../prices.ts'
import type { Event, Slot, State } from '../state.ts'

/** Coins leave the tile, seals are given. @rule MER-46, MER-50, MER-55, MER-56, MER-R14, MER-R22 */
export function closeSale(
  state: State,
  slot: Slot,
  { kind, consoles }: TileFacts,
  ply: PlyContext<Event>,
): void {
  pay(state, slot, ply)
  if (consoles) consoleOthers(state, slot, ply)
  if (kind !== 'market') {
    takeBack(state, slot, ply)
    state.sold.push(slot)
  }
  state.sale = null
}

/** @rule MER-46, MER-55, MER-R22 */
function pay(state: State, slot: Slot, ply: PlyContext<Event>): void {
  const seat = state.turn
  const coins = coinsOn(state.edges[slot][seat])
  state.edges[slot][seat] = 0
  state.whitePile += coins[WHITE]
  for (let coin = 1; coin < WHITE; coin++) state.trays[seat][coin] += coins[coin]
  ply.emit({ type: 'paid', seat, slot, tile: state.display[slot], coins })
}

/** @rule MER-47, MER-48, MER-R17, MER-R18, MER-R27 */
function consoleOthers(state: State, slot: Slot, ply: PlyContext<Event>): void {
  const edges = state.edges[slot]
  let most = 1
  for (const holding of edges) most = Math.max(most, SIZE[holding])
  for (let seat = after(state, state.turn); seat !== state.turn; seat = after(state, seat)) {
    if (SIZE[edges[seat]] !== most) continue
    const n = Math.min(1, state.sealPile)
    state.sealPile -= n
    state.seals[seat] += n
    ply.emit({ type: 'consoled', seat, slot, tile: state.display[slot], coins: most, n })
  }
}

/** @rule MER-50 */
function takeBack(state: State, slot: Slot, ply: PlyContext<Event>): void {
  const edges = state.edges[slot]
  for (let seat = after(state, state.turn); seat !== state.turn; seat = after(state, seat)) {
    if (edges[seat] === 0) continue
    const coins = coinsOn(edges[seat])
    edges[seat] = 0
    for (let coin = 1; coin <= WHITE; coin++) state.purses[seat][coin] += coins[coin]
    ply.emit({ type: 'tookBack', seat, slot, tile: state.display[slot], coins })
  }
}
