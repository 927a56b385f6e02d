import type { GameText, Prompt, Who } from '../../../kit/text.ts'
import type { CoreEvent } from '../engine/events.ts'
import { type MerchantText, numbersOf } from './merchants/index.ts'
import type { CoreMove, CoreQuestion, Stop } from '../engine/tasks.ts'
import type { MerchantId } from '../engine/names.ts'
import type { Cove, View } from '../engine/state.ts'
import { isOfCore, isReason, merchantOf, openQuestion, type Sentences, teller } from './words.ts'

/** What one language says of the core, and the merchants' texts beside it. */
export interface Speech {
  readonly merchants: { readonly [id in MerchantId]: MerchantText }
  /** What the player who is asked reads. */
  prompt(question: CoreQuestion, view: View): Prompt
  /** Whose turn it is, for the others. */
  turn(name: string): string
  /** What the others read meanwhile, after a name: "chooses an action". */
  doing(question: CoreQuestion, view: View): string
  /** The game is over. */
  over(view: View, who: Who): Prompt
  move(move: Exclude<CoreMove, Stop>, view: View): string
  /** What the move `stop` is called at this question. */
  stop(question: CoreQuestion): string
  event(event: CoreEvent, who: Who): string
  readonly refusals: Sentences
  /** A space whose action could do nothing now, when nothing better is known. */
  readonly noEffect: string
  forbidden(rule: string): string
}

/** The sentences of the game: the core's, or those of the merchant concerned. */
export function speaker(
  speech: Speech,
): Pick<GameText<Cove>, 'prompt' | 'move' | 'event' | 'refusal'> {
  const { merchants } = speech
  return {
    prompt(view, who) {
      const question = openQuestion(view)
      if (question === undefined) return speech.over(view, who)
      const { seat } = question
      const { merchant, shop } = view.players[seat]
      if (isOfCore.question(question) || merchant === null || shop === null) {
        const core = question as CoreQuestion
        if (seat === who.me) return speech.prompt(core, view)
        return { title: speech.turn(who.name(seat)), hint: speech.doing(core, view) }
      }
      if (seat === who.me) return merchants[merchant].prompt(question, shop)
      return { title: speech.turn(who.name(seat)), hint: merchants[merchant].doing(question) }
    },

    move(move, view) {
      const question = openQuestion(view)
      if (move.type === 'stop') {
        if (question === undefined) return ''
        const asks = teller(question.at)
        return asks === undefined
          ? speech.stop(question as CoreQuestion)
          : merchants[asks].stop(question)
      }
      if (isOfCore.move(move)) return speech.move(move, view)
      const shop = question && view.players[question.seat].shop
      const id = teller(move.type)
      return shop && id ? merchants[id].move(move, shop) : ''
    },

    event(event, who) {
      if (isOfCore.event(event)) return speech.event(event, who)
      const id = teller(event.type)
      return id === undefined ? '' : merchants[id].event(event, who)
    },

    refusal(refusal) {
      const { why } = refusal
      if (isReason(why)) return speech.refusals[why]
      const id = merchantOf(refusal)
      if (id !== undefined) {
        const sentences: { readonly [reason: string]: MerchantText['refusals'][string] } =
          merchants[id].refusals
        return sentences[why]?.(numbersOf(refusal.with)) ?? speech.forbidden(refusal.rule)
      }
      if (why === 'no-effect') return closed(speech, refusal.with)
      return speech.forbidden(refusal.rule)
    },
  }
}

/** Why an action space may not be chosen now. @rule COV-R21 */
function closed(
  { merchants, noEffect }: Speech,
  given: { readonly [name: string]: string | number } = {},
): string {
  const text = Object.entries(merchants).find(([id]) => id === given.merchant)?.[1]
  const spaces: { readonly [id: string]: { readonly closed: string } } = text?.spaces ?? {}
  return spaces[String(given.space)]?.closed || noEffect
}
