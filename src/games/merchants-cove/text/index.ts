import type { Refusal } from '../../../kernel/game.ts'
import {
  commonText,
  type GameText,
  optionText,
  refusalText,
  whyText,
} from '../../../kit/words/text.ts'
import type { Cove } from '../engine/state.ts'
import { eventText } from './events.ts'
import type { Messages } from './messages.ts'
import { moveText } from './moves.ts'
import { promptText } from './prompts.ts'
import { factsOf, type Speech } from './terms.ts'
import { merchantOf, nameOfSet, openQuestion } from './words.ts'

export type { Messages, Speech }

/**
 * All that is said of the game, in the language that `say` speaks. A question, a move and an event
 * have each a message of their own name, which speaks of their fields.
 */
export function textIn(say: Speech): GameText<Cove, Messages> {
  return {
    ...commonText(say),
    options: {
      content: optionText(say, 'content', nameOfSet),
      merchants: optionText(say, 'merchants'),
      townsfolk: optionText(say, 'townsfolk', sets => ({ term: `sets.${sets}` })),
      rogue: optionText(say, 'rogue'),
    },
    role: role => say.find('merchant', { n: role }) ?? role,
    prompt: (view, who) => promptText(say, view, who),
    why: view => whyText(say, openQuestion(view)?.at ?? ''),
    move: (move, view) => moveText(say, move, view),
    event: (event, who) => eventText(say, event, who),
    refusal: refusal => whyNot(say, refusal),
  }
}

/** Why a move is not possible; of an action space, why it could do nothing. @rule COV-R21 */
function whyNot(say: Speech, refusal: Refusal): string {
  const { why, with: given = {} } = refusal
  if (why === 'no-effect')
    return say.find(`space.${given.space}.closed`) ?? say('refusal.no-effect')
  return refusalText(say, refusal, factsOf(given, merchantOf(why)))
}
