import type { Frozen, Game, Table, Words } from '../kernel/game.ts'
import type { Rng } from '../kernel/rng.ts'
import type { Insight } from './insight.ts'

/** What an imagined line of play uses for chance and for telling: the bot's own generator, and nobody. */
export function silentTable<W extends Words>(rng: Rng): Table<W['event']> {
  return { rng, emit: () => {} }
}

/** Plays on from this state, in place, as the insight would, to an end or until it is far enough to be judged. */
export function playout<W extends Words>(
  game: Game<W>,
  insight: Insight<W>,
  state: W['state'],
  view: Frozen<W['view']>,
  table: Table<W['event']>,
): void {
  for (let ply = 0; ply < insight.plies; ply++) {
    const actors = game.actors(state)
    if (actors.length === 0 || insight.settled(state, view)) return
    const seat = actors[0]
    const moves = game.legal(state, seat)
    game.play(state, seat, moves.length === 1 ? moves[0] : insight.choose(state, seat, moves, table.rng), table)
  }
}
