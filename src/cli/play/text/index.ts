import { type Say, sayEach } from '../../../kit/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import type { Messages } from './messages.ts'

/** Says the terminal's own sentences around a game; the game's sentences are in its `text`. */
export type PlayWords = Say<Messages>
export const playWords = sayEach<Messages>({ en, es })
