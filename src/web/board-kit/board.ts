import type { ComponentChild, FunctionComponent } from 'preact'
import type { Refusal, Seat, GameTypes } from '../../kernel/game.ts'
import type { Language } from '../../kit/meta.ts'
import type { Spot } from '../../kit/pick.ts'
import type { GameText, Prompt, Who } from '../../kit/words/text.ts'
import type { SoundName } from '../sound/names.ts'
import type { Lights } from './lights.ts'

/**
 * What a game brings to the table page: `src/games/<id>/board/index.tsx` exports one as `board`. The
 * page brings all the rest: status line, others at the table, log, undo, replay, explanations,
 * movement; and a plain board for a game that has none.
 *
 * Pieces that may travel carry `data-pieces="id"` (several ids, apart by spaces, for a stack) and
 * lie in an element with `data-zone`; the page sees where they were and where they are and lets
 * them fly. What appears or vanishes does so at the line of the seat that acted.
 */
export interface GameBoard<W extends GameTypes = GameTypes, Messages = unknown> {
  /** Renders `Centre`, `Shelf` and `Actions`, in this order. */
  readonly Board: FunctionComponent<BoardProps<W, Messages>>
  /** What the line of a seat says: what it holds, and what it did last. */
  seat(about: SeatQuestion<W, Messages>): SeatLine
  /**
   * What a seat holds, where all hands lie open; null where they do not, or it holds nothing. Asked
   * for in replays; left out where nothing is hidden.
   */
  hand?(about: HandQuestion<W, Messages>): OpenHand | null
  /**
   * Where a move is made: the spots one touches for it, for a hint to mark. A move of none is found at
   * the button whose spot is called as its type is.
   */
  spots?(move: W['move'], view: W['view']): readonly Spot[]
  /** The pieces that events speak of, which their lines in the log light. */
  readonly lights?: Lights<W['event']>
  /**
   * The events that tell what several seats decided at once: in the log they are nobody's turn. Left
   * out where seats decide one by one.
   */
  readonly together?: readonly W['event']['type'][]
  /**
   * Milliseconds the board takes to show these events where it plays them one after another; left
   * out where it never does.
   */
  lasts?(events: readonly W['event'][]): number
  /**
   * What is to be said of a seat's result besides its place: "5 points"; left out where there is
   * nothing.
   */
  result?(view: W['view'], seat: Seat, text: GameText<W, Messages>): string
  /**
   * How the results came about, line by line, for the end panel: the first is where the count
   * begins, and all together make the result. `past`: everything that happened and stands. Left out
   * where there is nothing to be told.
   */
  lines?(
    view: W['view'],
    text: GameText<W, Messages>,
    past: readonly W['event'][],
  ): readonly ScoreLine[]
  /**
   * How far each seat has come, for the chart at the end. It is asked of positions with all hands
   * open. Left out where nothing can be counted.
   */
  score?(view: W['view'], text: GameText<W, Messages>): Standing
  /** More about the result than fits a line, for the end panel; left out where there is nothing. */
  readonly Result?: FunctionComponent<ResultProps<W, Messages>>
  /** Which events sound how; the page knows how my turn, the end and any other move sound. */
  readonly sounds?: { readonly [type in W['event']['type']]?: SoundName }
  /**
   * What I can decide before I am asked, where that is safe. The page asks after every step: what is
   * no longer listed is undecided again, and what is not legal when I am asked is dropped.
   */
  premoves?(about: PremoveQuestion<W, Messages>): readonly Premove<W>[]
  /** The keys the board answers to besides the table's own, for the list of keys. */
  keys(text: GameText<W, Messages>): readonly KeyHelp[]
}

/** A part of the results: what it is, and what it brought each seat. */
export interface ScoreLine {
  readonly what: string
  /** A small picture before it. */
  readonly sign?: ComponentChild
  readonly counts: readonly number[]
}

/** What is counted, and how much of it each seat has. */
export interface Standing {
  /** "Gold", "Cards in hand". */
  readonly what: string
  readonly counts: readonly number[]
  /** Whether the fewest is best. */
  readonly fewer?: boolean
}

export interface SeatQuestion<W extends GameTypes = GameTypes, Messages = unknown> {
  readonly view: W['view']
  readonly seat: Seat
  /**
   * Something this seat did lately, as far as is shown; null if nothing. Asked from the newest on,
   * until something is told.
   */
  readonly recent: W['event'] | null
  /** All that this seat did with nobody else between, as far as is shown. */
  readonly lately: readonly W['event'][]
  readonly text: GameText<W, Messages>
  readonly language: Language
}

export interface PremoveQuestion<W extends GameTypes = GameTypes, Messages = unknown> {
  /** As I see it. */
  readonly view: W['view']
  /** Everything that happened so far and stands. */
  readonly past: readonly W['event'][]
  readonly text: GameText<W, Messages>
}

/** Something decided ahead. */
export interface Premove<W extends GameTypes = GameTypes> {
  /** What it is, and for how long: another id is another decision. */
  readonly id: string
  /** "Pass until the next trick" */
  readonly label: string
  /** What is answered when I am asked, in the position shown. */
  readonly move: W['move']
}

export interface SeatLine {
  /** A sign on its pieces, beside their colour: drawn before what it holds, and not heard. */
  readonly mark?: string
  /** What the seat holds: "7 cards". */
  readonly holds: string
  /** The same where there is hardly room: "7". */
  readonly short: string
  /** What it did last; may be empty. */
  readonly did: string
  /** The same where there is hardly room: a sign or a number. Left out, it is told if it fits. */
  readonly brief?: string
  /** Out of the game: shown paler. */
  readonly out?: boolean
}

export interface HandQuestion<W extends GameTypes = GameTypes, Messages = unknown> extends Omit<
  SeatQuestion<W, Messages>,
  'recent' | 'lately'
> {
  readonly who: Who
}

export interface OpenHand {
  /** What it is, in words: "1, 5, 5". */
  readonly says: string
  /** Pieces so small that they fit the line of the seat. */
  readonly small: ComponentChild
  /** The same seen closely, in a dialog. */
  readonly large: ComponentChild
}

export interface ResultProps<W extends GameTypes = GameTypes, Messages = unknown> {
  readonly view: W['view']
  readonly who: Who
  readonly text: GameText<W, Messages>
  readonly language: Language
}

export interface KeyHelp {
  readonly key: string
  readonly does: string
}

export interface BoardProps<W extends GameTypes = GameTypes, Messages = unknown> {
  readonly view: W['view']
  /**
   * My legal moves in the position shown; [] while I am not asked. While a choice is on its way they
   * stay, so that what is picked lies where it was put; nothing else is sent meanwhile.
   */
  readonly offers: readonly W['move'][]
  /** The number of the step shown: what was chosen before a new one is stale. */
  readonly at: number
  readonly who: Who
  readonly text: GameText<W, Messages>
  readonly language: Language
  /** What happened last. */
  readonly latest: readonly W['event'][]
  /**
   * Everything that happened so far and was not taken back, as far as I may know it: for boards
   * that remind somebody who comes back.
   */
  readonly past: readonly W['event'][]
  /** Pieces to be lit, by what `lights` calls them. */
  readonly lit: readonly string[]
  /**
   * Sends moves of my seat, all or none; false if they were refused, which the page has then said.
   */
  choose: (moves: readonly W['move'][]) => Promise<boolean>
  /** Takes my last move back; false if that was refused, which the page has then said. */
  goBack: () => Promise<boolean>
  /** Says beside the thing touched why the move is not possible. */
  explain: (move: W['move'], touched: Element | null) => void
  /** The same for what the board knows by itself. */
  refuse: (refusal: Refusal, touched: Element | null) => void
  /** Says something beside the thing touched that is no rule. */
  say: (sentence: string, touched: Element | null) => void
  /**
   * Has the status line say this instead of what the position asks, while a choice of several parts
   * is put together or an outcome is still looked at; null ends that. Always the same function.
   */
  headline: (prompt: Prompt | null) => void
  /** A lesson is played here: the board introduces nothing by itself. */
  readonly lesson?: boolean
  /** What has been is shown again: nobody is asked anything here. */
  readonly replay?: boolean
  /** The undo button, for `Actions`; null for onlookers. */
  readonly undo: ComponentChild
}
