import type { Refusal, Seat, Viewer, GameTypes } from '../../kernel/game.ts'
import type { Choice, Parameters, Person, Say } from './messages.ts'

/**
 * Who sits where, and what is played, for sentences: `me` is the seat of the reader, whose
 * sentences speak of "you".
 */
export interface Who {
  readonly me: Viewer
  /** The options of the match. */
  readonly options: GameTypes['options']
  name(seat: Seat): string
}

/** What the status line says: one sentence, and a shorter second line that may be empty. */
export interface Prompt {
  readonly title: string
  readonly hint: string
}

/**
 * Every sentence of one game in one language. Plain strings: a page that sets names in bold marks
 * them in `who`.
 */
export interface GameText<W extends GameTypes = GameTypes, Messages = unknown> {
  /** Says any message of the game: what its board and its terminal say besides. */
  readonly say: Say<Messages>
  /** How it is won, in two or three sentences; "" if the game says nothing about it. */
  readonly goal: string
  /** How one plays it, in four to six short steps, for "learn in a minute". */
  readonly steps: readonly string[]
  /** Which data of the game are our own design; "" if none. */
  readonly ours: string
  readonly options: { readonly [K in keyof W['options']]: OptionText<W['options'][K]> }
  /** What a seat plays as, where seats are not all alike: one of the game's `roles`. */
  role?(role: string): string
  /** Who is to act and what is expected of them, as the viewer should read it. */
  prompt(view: W['view'], who: Who): Prompt
  /**
   * Why somebody is asked what the open question asks, with the rule's number at the end: "… [GOL-13]";
   * "" if the game says nothing about it. Left out where it never does.
   */
  why?(view: W['view']): string
  /**
   * A move as a button or menu line would call it: "Play 8 8". Without `who` players are numbered.
   */
  move(move: W['move'], view: W['view'], who?: Who): string
  /** What happened, as the log tells it; "" for an event that needs no line of its own. */
  event(event: W['event'], who: Who): string
  /** Why a move is not possible, without the rule's number. */
  refusal(refusal: Refusal): string
}

export interface OptionText<Value> {
  readonly name: string
  readonly help: string
  value(value: Value): string
}

/** A seat as sentences speak of it. */
export const person = (seat: Seat, who: Who): Person => ({
  name: who.name(seat),
  me: seat === who.me,
})

/** What finds the messages of a game, whatever they ask for. */
type Finds = Pick<Say<unknown>, 'find'>

/** How one plays, `about.step.1` and so on; each may end with the number of its rule. */
export function stepsOf(say: Finds): string[] {
  const steps: string[] = []
  for (;;) {
    const step = say.find(`about.step.${steps.length + 1}`)
    if (step === null) return steps
    steps.push(step)
  }
}

/**
 * What games say alike: what they are about (`about.goal`, the steps without the numbers of their
 * rules, `about.ours`), why a phase asks what it asks, and why a move is not possible.
 */
export function commonText<Messages>(say: Say<Messages>) {
  const find = (key: string) => say.find(key) ?? ''
  return {
    say,
    goal: find('about.goal'),
    steps: stepsOf(say).map(step => step.replace(/ \[[\w-]+\]$/, '')),
    ours: find('about.ours'),
    options: {},
    why: ({ phase }: { readonly phase?: string }) => find(`why.${phase}`),
    refusal: (refusal: Refusal) => refusalText(say, refusal),
  }
}

/**
 * What an option is called: `option.<name>`, its `.help`, and its `.value` by what `shown` makes
 * of it; by the value itself where nothing else is said.
 */
export function optionText<Value>(
  say: Say<unknown>,
  name: string,
  shown: (value: Value) => Choice = String,
): OptionText<Value> {
  const find = (key: string, given?: Parameters) => say.find(`option.${name}${key}`, given) ?? ''
  return {
    name: find(''),
    help: find('.help'),
    value: value => find('.value', { value: shown(value) }),
  }
}

/** Why a move is not possible: `refusal.<why>`, with what comes along; else `refusal.other`. */
export function refusalText(say: Finds, refusal: Refusal, more: Parameters = {}): string {
  const given = { ...refusal.with, ...more }
  return (
    say.find(`refusal.${refusal.why}`, given) ??
    say.find('refusal.other', { rule: refusal.rule }) ??
    ''
  )
}

/** Why a question of this kind is asked: `why.<kind>`, or "". */
export const whyText = (say: Say<unknown>, kind: string): string => say.find(`why.${kind}`) ?? ''
