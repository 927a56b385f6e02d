import type { Rng } from './rng.ts'

/** A place at the table, counted from 0 in turn order. */
export type Seat = number
/** The viewer: a seat, or null for an onlooker, who knows only what is public. */
export type Viewer = Seat | null
export type PerSeat<A> = readonly A[]
/** Points, then tie-breakers; compared left to right, more is better. */
export type Score = readonly number[]

/** Read-only all the way down. */
export type Frozen<A> = { readonly [K in keyof A]: Frozen<A[K]> }

/** The types of one game. All plain JSON: no classes, functions or undefined. */
export interface GameTypes {
  options: { [name: string]: string | number | boolean }
  state: object
  view: object
  move: { readonly type: string }
  event: GameEvent
}

/**
 * What happened. `reveals` marks information that was revealed, or a turn handed over: no undo goes
 * back past it.
 */
export interface GameEvent {
  readonly type: string
  readonly reveals?: true
}

/** What a ply may use besides the state: chance, and a listener for events. */
export interface PlyContext<Event> {
  readonly rng: Rng
  readonly emit: (event: Event) => void
}

/** Why a move is not legal: the rule's number, a code for the sentence, and the numbers in it. */
export interface Refusal {
  readonly rule: string
  readonly why: string
  readonly with?: { readonly [name: string]: string | number }
}

export interface Phase<W extends GameTypes> {
  /**
   * The seats that are to act now: the game waits for them, bots among them are asked. Several when they decide at once; none exactly when the game is over. */
  actors(state: Frozen<W['state']>): PerSeat<Seat>
  /**
   * Every move this seat may make now: its answers to the one small question it faces; never empty
   * if it is to act. Other seats may have moves too, where anyone may act at any time. [] for all
   * when the game is over. Moves are made once, in tables: equal moves are the same object, so
   * searches compare them by identity.
   */
  legal(state: Frozen<W['state']>, seat: Seat): readonly W['move'][]
  /** Makes a legal move, in place. Nothing else may change a state. */
  play(state: W['state'], seat: Seat, move: W['move'], ply: PlyContext<W['event']>): void
}

/** The codes for which the texts of a game have sentences; those of all games are left out. */
export interface Vocabulary {
  readonly moves: readonly string[]
  readonly refusals: readonly string[]
}

/** Values of options, by the option's name. */
interface Values {
  readonly [option: string]: readonly GameTypes['options'][string][]
}

export interface Game<W extends GameTypes = GameTypes> extends Phase<W> {
  readonly id: string
  /** Raised whenever an old record would replay differently. */
  readonly version: number
  readonly seats: readonly [min: number, max: number]
  /** All types of moves and all codes of refusals, for the check of texts. */
  readonly vocabulary: Vocabulary
  /** The values each option may take, default first. */
  readonly options: { readonly [K in keyof W['options']]: readonly W['options'][K][] }
  /** Values that are offered no more, but may be asked for: older matches have them. */
  readonly retired?: Values
  /**
   * What is wrong with these options for this number of seats, in one sentence; null if they fit.
   */
  validateOptions(seats: number, options: W['options']): string | null
  /** The position before the first move. Options and number of seats fit each other. */
  setup(seats: number, options: W['options'], rng: Rng): W['state']
  /** Each seat's score so far; final when there are no actors. */
  scores(state: Frozen<W['state']>): PerSeat<Score>
  /**
   * What this viewer may know, built from nothing, never stripped. `open`: as if all hands lay open
   * on the table, for looking back when a match is over. Then it shows what anyone at the table
   * knows; what nobody knows (the order of a stack, the seed) it never shows.
   */
  view(state: Frozen<W['state']>, viewer: Viewer, open?: boolean): W['view']
  /** The event as this viewer perceives it; null if they do not notice it. */
  redact(event: W['event'], viewer: Viewer): W['event'] | null
  /**
   * A determinization: a full state that looks exactly like this view to its viewer, drawn from all
   * that do.
   */
  determinize(view: Frozen<W['view']>, rng: Rng): W['state']
  /**
   * Of how many of the latest plies the events tell a player more than the view does: bots are told
   * them. Left out: of none.
   */
  readonly memory?: number
  /** The rule that forbids the move; null exactly if `legal` offers it. Takes any JSON. */
  explain(state: Frozen<W['state']>, seat: Seat, move: unknown): Refusal | null
  /**
   * Broken invariants, each in a sentence; [] = valid. Takes any JSON: positions come from files
   * and programs.
   */
  faults(state: unknown): readonly string[]
}
