import type { GameTypes } from '../kernel/game.ts'
import { type Answer, type Question, unweighed } from './bot.ts'

/** Any move, each equally likely: the yardstick every other bot is measured from. */
export function random<W extends GameTypes>({ offers, rng }: Question<W>): Answer<W> {
  return unweighed(offers, rng.pick(offers))
}
