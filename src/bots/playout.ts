import type { Frozen, Game, GameTypes, PlyContext, Seat } from '../kernel/game.ts'
import type { Rng } from '../kernel/rng.ts'
import type { Insight } from '../kit/judgement/insight.ts'

/**
 * The chance and the events of an imagined line of play: the bot's own generator, and no listener.
 */
export function silentTable<W extends GameTypes>(rng: Rng): PlyContext<W['event']> {
  return { rng, emit: () => {} }
}

/**
 * Plays on from this state, in place, as the insight would, to an end or until it is far enough to
 * be judged. Answers who moved last; `before`, if nobody did.
 */
export function playout<W extends GameTypes>(
  game: Game<W>,
  insight: Insight<W>,
  state: W['state'],
  view: Frozen<W['view']>,
  ply: PlyContext<W['event']>,
  plies = insight.plies,
  before: Seat = 0,
): Seat {
  let mover = before
  for (let played = 0; played < plies; played++) {
    const actors = game.actors(state)
    if (actors.length === 0 || insight.settled(state, view)) return mover
    mover = actors[0]
    const moves = game.legal(state, mover)
    game.play(
      state,
      mover,
      moves.length === 1 ? moves[0] : insight.choose(state, mover, moves, ply.rng),
      ply,
    )
  }
  return mover
}
