import type { GameTypes } from '../kernel/game.ts'
import { Rng } from '../kernel/rng.ts'
import { must } from '../kernel/match.ts'
import type { ContentSet } from '../kit/content/sets.ts'
import { knowSet } from '../kit/judgement/know-set.ts'
import type { Answer } from './bot.ts'
import { loadGame } from './games.ts'
import { ask } from './levels.ts'

/** A question to a bot as plain JSON, to pass between threads. */
export interface Job {
  /** The game's id. */
  readonly game: string
  readonly seat: number
  /**
   * The set of printed values the match is played with, which a thread need not know yet; null =
   * the game's own.
   */
  readonly contentSet: ContentSet | null
  readonly view: object
  readonly past?: readonly GameTypes['event'][]
  readonly offers: readonly GameTypes['move'][]
  /** A level's name, or `mcts:<iterations>`. */
  readonly level: string
  /** The share of the level's time that the bot may use, above 0 to 1; all of it if left out. */
  readonly effort?: number
  /** The bot's own generator: any number, or four 32-bit words. */
  readonly seed: number | readonly number[]
}

function rngFrom(seed: Job['seed']): Rng {
  if (typeof seed === 'number') return Rng.from(seed)
  const [a = 0, b = 0, c = 0, d = 0] = seed
  return new Rng([a, b, c, d])
}

/**
 * Answers a job. `now`: a steady clock in milliseconds. The names of games and levels were checked
 * where the job was made: an unknown one throws.
 */
export async function answer(job: Job, now: () => number): Promise<Answer> {
  const { seat, contentSet, view, past = [], offers, seed, level, effort = 1 } = job
  const { game, contentSets } = await loadGame(job.game)
  knowSet(contentSets, contentSet)
  const question = { game, seat, view, past, offers, rng: rngFrom(seed), now }
  return must(await ask(level, question, effort))
}
