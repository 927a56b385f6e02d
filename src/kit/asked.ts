import type { GameTypes, Seat } from '../kernel/game.ts'
import type { Match } from '../kernel/match.ts'
import { memoryOf } from '../kernel/memory.ts'

/** What a bot in this seat of the match is asked, of what its seat may know and nothing else. */
export function askedOf<W extends GameTypes>(match: Match<W>, seat: Seat) {
  const { game, state } = match
  const [view, offers] = [game.view(state, seat), game.legal(state, seat)]
  return { game, seat, view, past: memoryOf(match, seat), offers }
}
