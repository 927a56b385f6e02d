import type { Seat, Table } from '../../kernel/game.ts'
import type { Event, State } from './state.ts'

/** Activates a Market Phase Sponsorship; nothing happens if it is active already. @rule COV-73 */
export function activateShield(state: State, seat: Seat, colour: number, table: Table<Event>): void {
  const { shields } = state.players[seat]
  if (shields[colour]) return
  shields[colour] = true
  table.emit({ type: 'shield', seat, colour })
}

/** Gold for each Adventurer in the Hall of the colour, once: an Immediate Sponsorship. @rule COV-74 */
export function immediateSponsorship(state: State, seat: Seat, colour: number, table: Table<Event>): void {
  sponsor(state, seat, colour, 'once', table)
}

function sponsor(state: State, seat: Seat, colour: number, at: 'once' | 'market', table: Table<Event>): void {
  const gold = state.halls[colour]
  state.players[seat].gold += gold
  table.emit({ type: 'sponsored', seat, colour, gold, at })
}

/** Each active shield of each player, top of the stack first. @rule COV-73, COV-R32 */
export function marketSponsorships(state: State, table: Table<Event>): void {
  for (const seat of state.stack.toReversed()) {
    state.players[seat].shields.forEach((active, colour) => {
      if (active) sponsor(state, seat, colour, 'market', table)
    })
  }
}
