/** One decision for the player. */
export interface Question {
  /** What is expected, in one sentence. */
  readonly message: string
  /** The legal moves, as sentences. */
  readonly choices: readonly string[]
  readonly undo: boolean
  /** Whether a hint may be asked for. */
  readonly hint: boolean
}

export type Reply =
  | { readonly type: 'choice'; readonly index: number }
  | { readonly type: 'undo' }
  /** Why is this move not possible? */
  | { readonly type: 'why'; readonly typed: string }
  /** Typed text that is neither a number nor a command: perhaps a move. */
  | { readonly type: 'typed'; readonly typed: string }
  /** What is asked, and how is the game won? */
  | { readonly type: 'help' }
  /** What do the rules say about this? */
  | { readonly type: 'rules'; readonly typed: string }
  /** What would be good? */
  | { readonly type: 'hint' }
  | { readonly type: 'quit' }

/** Asks a player: by menu, or line by line. */
export interface Asker {
  ask(question: Question): Promise<Reply>
  close(): void
}
