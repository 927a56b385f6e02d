import type { Frozen, Game, Seat, GameTypes } from '../kernel/game.ts'
import type { Rng } from '../kernel/rng.ts'

/** The question to a bot. It gets what a person in its seat would see and nothing else. */
export interface Question<W extends GameTypes = GameTypes> {
  readonly game: Game<W>
  readonly seat: Seat
  readonly view: Frozen<W['view']>
  /** What this seat perceived of the latest plies (`Game.memory`); nothing if left out. */
  readonly past?: readonly Frozen<W['event']>[]
  readonly offers: readonly W['move'][]
  /** The bot's own generator, unrelated to the match's. */
  readonly rng: Rng
  /** Milliseconds of any steady clock; a bot has no clock of its own. */
  readonly now: () => number
}

/**
 * How much a bot may think: until either runs out. `least`: the iterations it makes however late it
 * is, so that a clock alone never chooses its move.
 */
export interface Budget {
  readonly ms: number
  readonly iterations: number
  readonly least?: number
}

/**
 * A move the bot has looked at. `rank`: expected place, 1 = first; null where it has no estimate.
 */
export interface Considered<W extends GameTypes = GameTypes> {
  readonly move: W['move']
  readonly visits: number
  readonly rank: number | null
}

/** The move chosen, one of the offers, and what was looked at, in the order of the offers. */
export interface Answer<W extends GameTypes = GameTypes> {
  readonly move: W['move']
  readonly considered: readonly Considered<W>[]
}

export type Bot<W extends GameTypes = GameTypes> = (question: Question<W>) => Answer<W>

/** The answer of a bot that estimates nothing. */
export function unweighed<W extends GameTypes>(
  offers: readonly W['move'][],
  move: W['move'],
): Answer<W> {
  return { move, considered: offers.map(offer => ({ move: offer, visits: 0, rank: null })) }
}
