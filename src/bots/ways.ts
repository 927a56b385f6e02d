/**
 * What a search makes use of: all of it, but in experiments that show what each is worth, and where
 * a bot is meant to play like a person who sees less.
 */
export interface Ways {
  /** Positions are judged by what was learned, where that fits; else by playouts. */
  readonly leaves: boolean
  /** Moves that the insight thinks unlikely have to prove themselves. */
  readonly prior: boolean
  /** The others are imagined to play as the insight would; else to make any move. */
  readonly model: boolean
  /** The others look for what is best for them, where the insight says so; else see `model`. */
  readonly rivals: boolean
  /** The others' hands are inferred from what they did, where the insight can; else any may be. */
  readonly inference: boolean
  /**
   * How surely a move is overlooked that a sensible player would hardly ever choose, 0 to 0.9; more
   * than that, and better moves are overlooked too.
   */
  readonly oversight: number
  /** By how much a move is judged too good or too bad at most, as a share of all places: 0 to 1. */
  readonly misjudgement: number
}

/** All of it, overlooking and misjudging nothing. */
export const ALL_WAYS: Ways = {
  leaves: true,
  prior: true,
  model: true,
  rivals: true,
  inference: true,
  oversight: 0,
  misjudgement: 0,
}
