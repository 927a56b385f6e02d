import type { Refusal, Seat, Viewer, GameTypes } from '../kernel/game.ts'

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
 * Every sentence of one game in one language. Plain strings: pages set names in bold by finding
 * them.
 */
export interface GameText<W extends GameTypes = GameTypes> {
  /** What the game is, in two sentences, for its page. */
  readonly blurb: string
  /** How one plays it, in four to six short steps, for "learn in a minute". */
  readonly steps: readonly string[]
  /** Which data of the game are our own design; "" if none. */
  readonly ours: string
  readonly options: { readonly [K in keyof W['options']]: OptionText<W['options'][K]> }
  /** Who is to act and what is expected of them, as the viewer should read it. */
  prompt(view: W['view'], who: Who): Prompt
  /** A move as a button or menu line would call it: "Play 8 8". */
  move(move: W['move'], view: W['view']): string
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
