import type { Review } from '../../../bots/review/result.ts'
import { sidesIn } from '../../../games/index.ts'
import { stakes } from '../../../kit/words/stakes.ts'
import { language } from '../../language.ts'

/** How the figures of a review are told. */
export function figuresOf({ game, fortunes: { length: seats } }: Review) {
  return stakes(language.value, seats, sidesIn(game, seats))
}
