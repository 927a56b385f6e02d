import type { AnyQuestion } from '../../../kit/questions.ts'
import { feedKing, moveFirst, moveSecond, passOrPlay, takeCoin } from './passing.ts'
import { chooseTile, firstCoin, placeTile } from './placing.ts'
import { movePaid, playTurn } from './playing.ts'
import type { Aztec, PhaseName } from './state.ts'

/** The question that is open. A switch: asked several times a ply, it is faster than a table. */
export function openQuestion({ phase }: { readonly phase: PhaseName }): AnyQuestion<Aztec> | null {
  switch (phase) {
    case 'first':
      return moveFirst
    case 'second':
      return moveSecond
    case 'turn':
      return passOrPlay
    case 'king':
      return feedKing
    case 'coin':
      return takeCoin
    case 'play':
      return playTurn
    case 'paid':
      return movePaid
    case 'choose':
      return chooseTile
    case 'place':
      return placeTile
    case 'purse':
      return firstCoin
    case 'over':
      return null
  }
}
