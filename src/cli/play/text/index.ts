import { type Say, sayEach } from '../../../kit/words/messages.ts'
import { catalogues, type Messages } from './messages.ts'

/** Says the terminal's own sentences around a game; the game's sentences are in its `text`. */
export type PlayWords = Say<Messages>
export const playWords = sayEach<Messages>(catalogues)
