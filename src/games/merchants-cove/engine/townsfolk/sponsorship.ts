import type { Seat, PlyContext } from '../../../../kernel/game.ts'
import type { Event, State } from '../state.ts'

/** Activates a Market Phase Sponsorship; nothing happens if it is active already. @rule COV-73 */
export function activateShield(
  state: State,
  seat: Seat,
  colour: number,
  ply: PlyContext<Event>,
): void {
  const { shields } = state.players[seat]
  if (shields[colour]) return
  shields[colour] = true
  ply.emit({ type: 'shield', seat, colour })
}

/**
 * Gold for each Adventurer in the Hall of the colour, once: an Immediate Sponsorship. @rule COV-74
 */
export function immediateSponsorship(
  state: State,
  seat: Seat,
  colour: number,
  ply: PlyContext<Event>,
): void {
  sponsor(state, seat, colour, 'once', ply)
}

function sponsor(
  state: State,
  seat: Seat,
  colour: number,
  at: 'once' | 'market',
  ply: PlyContext<Event>,
): void {
  const gold = state.halls[colour]
  state.players[seat].gold += gold
  ply.emit({ type: 'sponsored', seat, colour, gold, at })
}

/** Each active shield of each player, top of the stack first. @rule COV-73, COV-R32 */
export function marketSponsorships(state: State, ply: PlyContext<Event>): void {
  for (const seat of state.stack.toReversed()) {
    state.players[seat].shields.forEach((active, colour) => {
      if (active) sponsor(state, seat, colour, 'market', ply)
    })
  }
}
