import { type Say, sayEach } from '../../../kit/words/messages.ts'
import { catalogues, type Messages } from './messages.ts'

/** Says what a review tells in the terminal; what moves are called is in the game's `text`. */
export type ReviewWords = Say<Messages>
export const reviewWords = sayEach<Messages>(catalogues)
