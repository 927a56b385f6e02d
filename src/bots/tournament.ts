import type { Frozen, Game, PerSeat, GameTypes, PlyContext, Seat } from '../kernel/game.ts'
import { remembered } from '../kernel/memory.ts'
import { ranks } from '../kernel/rank.ts'
import { Rng } from '../kernel/rng.ts'
import type { Bot } from './bot.ts'
import { Sum } from './lab/statistics.ts'

/** Where and how often two bots are compared. */
export interface Setting<W extends GameTypes> {
  readonly game: Game<W>
  readonly seats: number
  readonly options: W['options']
  /** Deals, each played once from every seat: `deals` × `seats` games. */
  readonly deals: number
  readonly seed: number
  readonly now: () => number
}

/** How a bot fared alone at tables full of another. */
export interface Standing {
  readonly games: number
  /**
   * Share of the games it won, and its mean place, 1 to seats. Par is 1 / seats and (seats + 1) /
   * 2.
   */
  readonly wins: number
  readonly rank: number
  /**
   * Half the width of the 95 % interval around each; over deals, for games of one deal are not
   * independent.
   */
  readonly winsMargin: number
  readonly rankMargin: number
}

/**
 * One bot against copies of another, the same deals from every seat, so that the luck of the deal
 * cancels out.
 */
export function compare<W extends GameTypes>(
  setting: Setting<W>,
  bot: Bot<W>,
  others: Bot<W>,
): Standing {
  const { seats, deals } = setting
  const wins = new Sum()
  const places = new Sum()
  for (let deal = 0; deal < deals; deal++) {
    const results = Array.from({ length: seats }, (_, mine) => {
      const bots = Array.from({ length: seats }, (_, seat) => (seat === mine ? bot : others))
      return playMatch(setting, bots, setting.seed + deal)[mine]
    })
    wins.add(results.filter(place => place === 1).length / seats)
    places.add(results.reduce((sum, place) => sum + place, 0) / seats)
  }
  return {
    games: deals * seats,
    wins: wins.mean,
    rank: places.mean,
    winsMargin: wins.error,
    rankMargin: places.error,
  }
}

/**
 * Plays a match to its end, each bot with chance of its own; returns each seat's place, 1 =
 * first, equal ones shared. The same `seed`, any number, gives the same deal. `watch` is shown the
 * position after each ply, and whose it was. Bots are trusted: their moves are not checked.
 */
export function playMatch<W extends GameTypes>(
  { game, options, now }: Pick<Setting<W>, 'game' | 'options' | 'now'>,
  bots: PerSeat<Bot<W>>,
  seed: number,
  watch?: (state: Frozen<W['state']>, seat: Seat) => void,
): PerSeat<number> {
  const plies: { events: W['event'][] }[] = []
  const table: PlyContext<W['event']> = {
    rng: Rng.from(seed),
    emit: event => void plies.at(-1)?.events.push(event),
  }
  const chances = bots.map((_, seat) => Rng.from(Math.imul(seed, 31) + seat + 1))
  const state = game.setup(bots.length, options, table.rng)
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[0]
    const offers = game.legal(state, seat)
    const { move } = bots[seat]({
      game,
      seat,
      view: game.view(state, seat),
      past: remembered(game, plies, seat),
      offers,
      rng: chances[seat],
      now,
    })
    plies.push({ events: [] })
    game.play(state, seat, move, table)
    watch?.(state, seat)
  }
  return ranks(game.scores(state))
}
