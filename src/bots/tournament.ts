import type { Game, PerSeat, Seat, Words } from '../kernel/game.ts'
import { ranks } from '../kernel/rank.ts'
import { Rng } from '../kernel/rng.ts'
import type { Bot } from './bot.ts'
import { rankPayoffs } from './payoff.ts'
import { silentTable } from './playout.ts'

/** Plays a match to its end, one bot a seat, each with its own chance; returns each seat's payoff, 0 to 1. */
export function playMatch<W extends Words>(
  game: Game<W>,
  bots: PerSeat<Bot<W>>,
  options: W['options'],
  seed: number,
  now: () => number,
): Float64Array {
  const table = silentTable<W>(Rng.from(seed))
  const state = game.setup(bots.length, options, table.rng)
  const chances = bots.map((_, seat) => Rng.from(seed ^ ((seat + 1) * 0x9e3779b9)))
  for (;;) {
    const actors = game.actors(state)
    if (actors.length === 0) break
    const seat = actors[0]
    const offers = game.legal(state, seat)
    const view = game.view(state, seat)
    const { move } = bots[seat]({ game, seat, view, offers, rng: chances[seat], now })
    game.play(state, seat, move, table)
  }
  const payoffs = new Float64Array(bots.length)
  rankPayoffs(game.scores(state), payoffs)
  return payoffs
}

/** How one bot fared against a table full of another: the same deals from every seat. */
export interface Record {
  readonly games: number
  /** Share of games won outright; par = 1 / seats. */
  readonly wins: number
  /** Mean place, 1 to seats; par = (seats + 1) / 2. */
  readonly rank: number
  /** Half of a 95 % interval around `wins`, over deals (the games of one deal are not independent). */
  readonly margin: number
}
