import type { GameTypes } from '../kernel/game.ts'
import type { Language } from './meta.ts'
import { outline, outlineLines } from './outline.ts'
import { readMove } from './read-move.ts'
import type { GameText, Who } from './words/text.ts'

/** Emphasis that may be left out: nothing is said by colour alone. */
export interface Paint {
  readonly strong: (text: string) => string
  readonly faint: (text: string) => string
  readonly bright: (text: string) => string
}

export interface Scene<W extends GameTypes = GameTypes, Messages = unknown> {
  readonly view: W['view']
  readonly who: Who
  readonly text: GameText<W, Messages>
  readonly language: Language
  readonly paint: Paint
}

/** How a game looks in a terminal. */
export interface Terminal<W extends GameTypes = GameTypes, Messages = unknown> {
  /** The table as its viewer sees it, line by line, to be read aloud as well as looked at. */
  lines(scene: Scene<W, Messages>): string[]
  /** A move as players of that language write it, or null. */
  read(typed: string, text: GameText<W, Messages>): unknown
}

/** For a game that brings no terminal of its own: its view, field by field. */
export const plainTerminal: Terminal = {
  lines: ({ view, paint }) =>
    outline(view).flatMap(entry => {
      const [first = '', ...parts] = outlineLines([entry])
      return [first.replace(/^[^:]*:/, name => paint.strong(name)), ...parts]
    }),
  read: readMove,
}
