import type { PerSeat, Seat } from '../../kernel/game.ts'
import type { Match } from '../../kernel/match.ts'
import type { Language } from '../../kit/meta.ts'
import type { Paint, Terminal } from '../../kit/terminal.ts'
import type { GameText, Who } from '../../kit/words/text.ts'
import type { PlayWords } from './text/index.ts'

/** Everything a game in the terminal needs. */
export interface Parts {
  readonly match: Match
  readonly me: Seat
  /** The bots' levels; null where the player sits. */
  readonly levels: PerSeat<string | null>
  readonly names: PerSeat<string>
  readonly text: GameText
  readonly terminal: Terminal
  readonly words: PlayWords
  readonly language: Language
  readonly paint: Paint
  /** Whether the player may ask for hints. */
  readonly hints: boolean
  /** The rulebook, as Markdown. */
  readonly rules: () => Promise<string>
  /** Writes the match as it is now to its file, if it has one. */
  readonly keep: () => Promise<void>
}

/** Who sits there, for the game's sentences. */
export const whoOf = ({ me, match, names }: Pick<Parts, 'me' | 'match' | 'names'>): Who => ({
  me,
  options: match.options,
  name: seat => names[seat] ?? '',
})
