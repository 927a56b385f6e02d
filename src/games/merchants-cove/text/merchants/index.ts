import type { Refusal } from '../../../../kernel/game.ts'
import type { Prompt, Who } from '../../../../kit/text.ts'

/**
 * A thing that is counted, with its indefinite article; the gender is for languages that have one.
 */
export interface Noun {
  readonly one: string
  readonly many: string
  readonly article: string
  readonly feminine: boolean
}

/** A member of staff: a name, and in a sentence what it does. */
export interface Label {
  readonly name: string
  readonly does: string
}

/** An action space: besides, why it may not be chosen now; "" if it always may. @rule COV-R21 */
export interface SpaceLabel extends Label {
  readonly closed: string
}

/**
 * What the texts of one merchant speak of: its words, the ids of its own spaces, and its reasons
 * for refusals.
 */
export interface MerchantWords {
  shop: object
  question: { readonly at: string }
  move: { readonly type: string }
  event: { readonly type: string }
  /** Without Recruit and Staff, which all boards have. */
  space: string
  /** `Refusal.why`; each begins with the merchant's id: `alc-rack-full`. */
  reason: string
}

/** All that is said of one merchant in one language. */
export interface MerchantText<W extends MerchantWords = MerchantWords> {
  readonly name: string
  /** How one plays it, in two or three sentences. */
  readonly blurb: string
  readonly goods: readonly [small: Noun, large: Noun]
  readonly spaces: { readonly [space in W['space']]: SpaceLabel }
  /** In order of the slots. */
  readonly staff: readonly [Label, Label, Label, Label]
  /** What activates its shields, in a sentence. */
  readonly shields: string
  /** What the player who is asked reads. */
  prompt(question: W['question'], shop: W['shop']): Prompt
  /** What the others read meanwhile, after a name: "brews". */
  doing(question: W['question']): string
  /** A move as a button calls it. */
  move(move: W['move'], shop: W['shop']): string
  /** What the move `stop` is called at this question; "" where it never is an answer. */
  stop(question: W['question']): string
  /** A line of the log, "" for none. */
  event(event: W['event'], who: Who): string
  readonly refusals: { readonly [reason in W['reason']]: (numbers: Numbers) => string }
}

/** The numbers that may come with a merchant's refusal. */
const NUMBERS = [
  'bound',
  'cell',
  'colour',
  'count',
  'die',
  'furnace',
  'good',
  'heat',
  'line',
  'marble',
  'row',
  'zone',
] as const
export type Numbers = { readonly [name in (typeof NUMBERS)[number]]: number }

/** The numbers of a refusal; one that is missing is 0. */
export function numbersOf(given: Refusal['with'] = {}): Numbers {
  return Object.fromEntries(NUMBERS.map(name => [name, Number(given[name] ?? 0)])) as Numbers
}
