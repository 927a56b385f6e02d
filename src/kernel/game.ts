import type { Rng } from './rng.ts'

/** A place at the table, counted from 0 in turn order. */
export type Seat = number
/** Who looks: a seat, or null for an onlooker, who knows only what is public. */
export type Viewer = Seat | null
export type PerSeat<A> = readonly A[]
/** Points, then tie-breakers; compared left to right, more is better. */
export type Score = readonly number[]

/** Read-only all the way down. */
export type Frozen<A> = { readonly [K in keyof A]: Frozen<A[K]> }

/** The words of one game. All plain JSON: no classes, functions or undefined. */
export interface GameTypes {
  options: { [name: string]: string | number | boolean }
  state: object
  view: object
  move: { readonly type: string }
  event: GameEvent
}

/**
 * What happened. `reveals` marks information that has flowed, or a turn handed over: nobody undoes
 * past it.
 */
export interface GameEvent {
  readonly type: string
  readonly reveals?: true
}

/** What a ply may use besides the state: chance, and somebody to tell. */
export interface PlyContext<Event> {
  readonly rng: Rng
  readonly emit: (event: Event) => void
}

/**
 * Why a move is not legal: the rule's number, a code for the sentence, and the numbers that go into
 * it.
 */
export interface Refusal {
  readonly rule: string
  readonly why: string
  readonly with?: { readonly [name: string]: string | number }
}

export interface Phase<W extends GameTypes> {
  /**
   * The seats that owe a decision now: the game waits for them, bots among them are asked. Several
   * when they decide at once; none exactly when the game is over.
   */
  actors(state: Frozen<W['state']>): PerSeat<Seat>
  /**
   * Every move this seat may make now: its answers to the one small question it faces, if it owes
   * one, and never none then. Who owes nothing may still have moves, where anybody may act at any
   * time. [] for all when the game is over. Moves are made once, in tables: equal moves are the
   * same object, so searches compare them by identity.
   */
  legal(state: Frozen<W['state']>, seat: Seat): readonly W['move'][]
  /** Carries out a legal move, in place. Nothing else may change a state. */
  play(state: W['state'], seat: Seat, move: W['move'], ply: PlyContext<W['event']>): void
}

/** The codes for which the texts of a game have sentences. */
export interface Vocabulary {
  readonly moves: readonly string[]
  readonly refusals: readonly string[]
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
   * on the table, for looking back when a match is over. Then what anybody at the table knows is
   * shown; what nobody knows (the order of a stack, the seed) never is.
   */
  view(state: Frozen<W['state']>, viewer: Viewer, open?: boolean): W['view']
  /** The event as this viewer perceives it; null if it passes unseen. */
  redact(event: W['event'], viewer: Viewer): W['event'] | null
  /** A full state that looks exactly like this view to its viewer, drawn from all that do. */
  determinize(view: Frozen<W['view']>, rng: Rng): W['state']
  /** Which rule forbids the move; null exactly if `legal` offers it. Takes any JSON. */
  explain(state: Frozen<W['state']>, seat: Seat, move: unknown): Refusal | null
  /**
   * Broken invariants, each in a sentence; [] = sound. Takes any JSON: positions come from files
   * and programs.
   */
  faults(state: unknown): readonly string[]
}
