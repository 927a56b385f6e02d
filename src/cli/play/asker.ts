/** One decision put before the player. */
export interface Question {
  /** What is expected, in one sentence. */
  readonly message: string
  /** The moves there are, as sentences. */
  readonly choices: readonly string[]
  readonly undo: boolean
}

export type Reply =
  | { readonly type: 'choice'; readonly index: number }
  | { readonly type: 'undo' }
  /** Why can this move not be made? */
  | { readonly type: 'why'; readonly typed: string }
  /** Something typed that is neither a number nor a command: perhaps a move. */
  | { readonly type: 'typed'; readonly typed: string }
  | { readonly type: 'quit' }

/** Asks a player: by menu, or line by line. */
export interface Asker {
  ask(question: Question): Promise<Reply>
  close(): void
}
