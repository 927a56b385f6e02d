import type { GameTypes } from '../kernel/game.ts'
import { type Answer, type Question, unweighed } from './bot.ts'

/** Any move, each equally likely: the baseline for every other bot. */
export function random<W extends GameTypes>({ offers, rng }: Question<W>): Answer<W> {
  return unweighed(offers, rng.pick(offers))
}
