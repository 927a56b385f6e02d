import type { Game, GameTypes, Seat } from './game.ts'
import { chronicle, type Match, must, replay, submit } from './match.ts'

/** What this seat perceived of the latest of these plies, oldest first (`Game.memory`). */
export function remembered<W extends GameTypes>(
  game: Game<W>,
  plies: readonly { readonly events: readonly W['event'][] }[],
  seat: Seat,
): W['event'][] {
  const { memory } = game
  const perceived: W['event'][] = []
  for (const { events } of memory ? plies.slice(-memory) : [])
    for (const event of events) {
      const seen = game.redact(event, seat)
      if (seen !== null) perceived.push(seen)
    }
  return perceived
}

/** The same of a match: it is played again, where its game asks for memory at all. */
export function memoryOf<W extends GameTypes>(match: Match<W>, seat: Seat): W['event'][] {
  const { game } = match
  if (!game.memory) return []
  const record = chronicle(match)
  const again = must(replay(game, record, 0))
  const plies = record.log.map(ply => {
    const played = submit(again, ply.seat, ply.move)
    return { events: played.ok ? played.events : [] }
  })
  return remembered(game, plies, seat)
}
